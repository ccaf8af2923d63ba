/**
 * One typed function an endpoint. Types and checks come from the contract's register, so that another resource is
 * one more line at the end.
 */
import 'server-only'
import type { z } from 'zod'
import type { Family, resources } from '@/lib/contract'
import { maximumPageSize } from '@/lib/contract/parameters'
import type { Terms } from '@/lib/contract/terms'
import type { Pagination } from '@/lib/contract/values'
import type { ListState } from '@/lib/list/list-query'
import { getDocument } from './document'
import type { ApiResult } from './result'

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

type PageQuery = Partial<ListState> & { perPage?: number }

function pathOfPage(family: Family, { q, page, perPage, filters }: PageQuery): string {
  const parameters = new URLSearchParams(filters)
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
  () =>
    getDocument(`/${family}`, `/${family}`) as Promise<ApiResult<{ data: Item<F>[] }>>

const getDetail =
  <F extends DetailedFamily>(family: F) =>
  (id: number) =>
    getDocument(`/${family}/{id}`, `/${family}/${id}`) as Promise<ApiResult<Detail<F>>>

/** Every item of a family, in the API's order. It fails where one page of it fails. */
const listEvery =
  <F extends PagedFamily>(family: F) =>
  async (): Promise<ApiResult<Item<F>[]>> => {
    const list = listPage(family)
    const first = await list({ perPage: maximumPageSize })
    if (!first.ok) return first
    const numbers = Array.from({ length: first.data.pagination.total_pages - 1 }, (_, i) => i + 2)
    const rest = await Promise.all(numbers.map((page) => list({ page, perPage: maximumPageSize })))
    const items = [...first.data.data]
    let omitted = first.omitted
    for (const page of rest) {
      if (!page.ok) return page
      items.push(...page.data.data)
      omitted += page.omitted
    }
    return { ...first, data: items, omitted }
  }

/** How many records a family has; undefined where the API did not say. */
export async function countOf(family: PagedFamily): Promise<number | undefined> {
  const answer = await listPage(family)({ perPage: 1 })
  return answer.ok ? answer.data.pagination.total : undefined
}

export const getTerms = () => getDocument('/terms', '/terms') as Promise<ApiResult<Terms>>

export const listProjects = listPage('projects')
export const listEveryProject = listEvery('projects')
export const getProject = getDetail('projects')
export const listCountries = listWhole('countries')
