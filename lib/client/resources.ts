/**
 * One typed function an endpoint. Types and checks come from the contract's register, so that another resource is
 * one more line at the end.
 */
import 'server-only'
import type { z } from 'zod'
import type { resources } from '@/lib/contract'
import type { Family } from '@/lib/contract/families'
import type { Health } from '@/lib/contract/health'
import { maximumPageSize } from '@/lib/contract/parameters'
import type { SearchResult } from '@/lib/contract/search'
import type { Terms } from '@/lib/contract/terms'
import type { Pagination } from '@/lib/contract/values'
import { getDocument } from './document'
import { type ApiResult, together } from './result'

type Register = typeof resources
type FamilyWith<Part> = { [F in Family]: Register[F] extends Part ? F : never }[Family]
type PagedFamily = FamilyWith<{ paginated: true }>
type WholeFamily = FamilyWith<{ paginated: false }>
type DetailedFamily = FamilyWith<{ detail: z.ZodType }>

export type Item<F extends Family> = z.infer<Register[F]['item']>
export type Detail<F extends DetailedFamily> = z.infer<Register[F]['detail']>
export interface Page<T> {
  data: T[]
  pagination: Pagination
}

/** No family that is read whole has this many pages; another server's word for it is not taken. */
const mostPages = 500

interface PageQuery {
  q?: string
  page?: number
  perPage?: number
  /** Values of the parameters that only this family has. */
  filters?: Readonly<Record<string, string>>
  /** Names of the arrays to add to each item. */
  includes?: readonly string[]
}

function pathOfPage(
  family: Family,
  { q, page, perPage, filters, includes = [] }: PageQuery,
): string {
  const parameters = new URLSearchParams(filters)
  for (const name of includes) parameters.set(`include_${name}`, 'true')
  if (q !== undefined) parameters.set('q', q)
  if (page !== undefined && page > 1) parameters.set('page', String(page))
  if (perPage !== undefined) parameters.set('per_page', String(perPage))
  parameters.sort()
  return parameters.size > 0 ? `/${family}?${parameters}` : `/${family}`
}

// `getDocument` has checked each answer with the schema from which the type is inferred; the compiler cannot follow
// the way through the register, so the next three functions say it.

const listPage =
  <F extends PagedFamily>(family: F) =>
  (query: PageQuery = {}) =>
    getDocument(`/${family}`, pathOfPage(family, query)) as Promise<ApiResult<Page<Item<F>>>>

const listWhole =
  <F extends WholeFamily>(family: F) =>
  (includes?: readonly Register[F]['includes'][number][]) =>
    getDocument(`/${family}`, pathOfPage(family, { includes })) as Promise<
      ApiResult<{ data: Item<F>[] }>
    >

const getDetail =
  <F extends DetailedFamily>(family: F) =>
  (id: number) =>
    getDocument(`/${family}/{id}`, `/${family}/${id}`) as Promise<ApiResult<Detail<F>>>

/** Every item of a family, or every one that a query finds, in the API's order. It fails where one page of it fails. */
const listEvery =
  <F extends PagedFamily>(family: F) =>
  async (query: Omit<PageQuery, 'page' | 'perPage'> = {}): Promise<ApiResult<Item<F>[]>> => {
    const list = (page: number) => listPage(family)({ ...query, page, perPage: maximumPageSize })
    const first = await list(1)
    if (!first.ok) return first
    const last = Math.min(first.data.pagination.total_pages, mostPages)
    const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, i) => i + 2)
    const rest = await Promise.all(numbers.map(list))
    const pages = [first]
    for (const page of rest) {
      if (!page.ok) return page
      pages.push(page)
    }
    return { ok: true, data: pages.flatMap(({ data }) => data.data), ...together(pages) }
  }

/** How many records a family has; undefined where the API did not say. */
export async function countOf(family: PagedFamily): Promise<number | undefined> {
  const answer = await listPage(family)({ perPage: 1 })
  return answer.ok ? answer.data.pagination.total : undefined
}

export const getTerms = () => getDocument('/terms', '/terms') as Promise<ApiResult<Terms>>
export const getHealth = () => getDocument('/health', '/health') as Promise<ApiResult<Health>>

/** The best matches of each family; all of them, as far as that goes, without a query. */
export const search = (query?: string) =>
  getDocument(
    '/search',
    query === undefined ? '/search' : `/search?${new URLSearchParams({ query })}`,
  ) as Promise<ApiResult<SearchResult[]>>

/** One page of a family's list. */
export const lists = {
  projects: listPage('projects'),
  entities: listPage('entities'),
  people: listPage('people'),
  regulations: listPage('regulations'),
  standards: listPage('standards'),
  dlts: listPage('dlts'),
  'dlt-instances': listPage('dlt-instances'),
  'did-methods': listPage('did-methods'),
}

/** The same list whole. */
export const wholeLists = {
  projects: listEvery('projects'),
  entities: listEvery('entities'),
  people: listEvery('people'),
  regulations: listEvery('regulations'),
  standards: listEvery('standards'),
  dlts: listEvery('dlts'),
  'dlt-instances': listEvery('dlt-instances'),
  'did-methods': listEvery('did-methods'),
}

export const listCountries = listWhole('countries')
export const listIndustries = listWhole('industries')

export const getProject = getDetail('projects')
export const getEntity = getDetail('entities')
export const getPerson = getDetail('people')
export const getRegulation = getDetail('regulations')
export const getStandard = getDetail('standards')
export const getDlt = getDetail('dlts')
export const getDltInstance = getDetail('dlt-instances')
export const getDidMethod = getDetail('did-methods')
