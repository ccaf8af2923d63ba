/** One typed function for each endpoint. Types and checks are derived from the contract. */
import 'server-only'
import { type DetailedFamily, resource, type resources } from '@/lib/contract'
import type { Addition, Collection } from '@/lib/contract/additions'
import { type Family, families } from '@/lib/contract/families'
import { maxPageSize } from '@/lib/contract/parameters'
import type { ItemOf, ResponseOf } from '@/lib/contract/responses'
import type { SourceSummary } from '@/lib/contract/sources'
import type { Pagination } from '@/lib/contract/values'
import { getDocument } from './document'
import { type ApiResult, combinedDetails } from './result'

type Resources = typeof resources
export type PagedFamily = {
  [F in Family]: Resources[F]['paginated'] extends true ? F : never
}[Family]
type UnpagedFamily = Exclude<Family, PagedFamily>

const isPaged = (family: Family): family is PagedFamily => resource(family).paginated
const isDetailed = (family: Family): family is DetailedFamily =>
  resource(family).detail !== undefined

/** A table of one function a family. The type it is taken for says which; the compiler cannot follow a loop. */
const tableOf = <F extends Family, Table>(some: readonly F[], make: (family: F) => unknown) =>
  Object.fromEntries(some.map((family) => [family, make(family)])) as Table

export interface PaginatedList<T> {
  data: T[]
  pagination: Pagination
}

/** Limits the requests for a family if a server reports an implausible number of pages. */
const maxPages = 500

interface ListQuery<F extends Family = Family> {
  q?: string
  /** The values of the parameters that are specific to the family. */
  filters?: Readonly<Record<string, string>>
  /** The names of the arrays to add to each item. */
  includes?: readonly Resources[F]['includes'][number][]
}

interface PageQuery<F extends Family = Family> extends ListQuery<F> {
  page?: number
  perPage?: number
}

function pathOfPage(
  collection: Collection,
  { q, page, perPage, filters, includes = [] }: PageQuery,
): string {
  const parameters = new URLSearchParams(filters)
  for (const name of includes) parameters.set(`include_${name}`, 'true')
  if (q !== undefined) parameters.set('q', q)
  if (page !== undefined && page > 1) parameters.set('page', String(page))
  if (perPage !== undefined) parameters.set('per_page', String(perPage))
  parameters.sort()
  return parameters.size > 0 ? `/${collection}?${parameters}` : `/${collection}`
}

const listPage =
  <F extends Family>(family: F) =>
  (query: PageQuery<F> = {}): Promise<ApiResult<ResponseOf<`/${F}`>>> =>
    getDocument(`/${family}`, pathOfPage(family, query))

/**
 * One page of the list of a family.
 * @example await lists.projects({ q: 'wallet', page: 2 })
 */
export const lists: {
  readonly [F in PagedFamily]: (
    query?: PageQuery<F>,
  ) => Promise<ApiResult<PaginatedList<ItemOf<F>>>>
} = tableOf(families.filter(isPaged), listPage)

/** The items of all pages, in the order of the API. It fails if the request for any page fails. */
async function allPages<T>(
  list: (page: number) => Promise<ApiResult<PaginatedList<T>>>,
): Promise<ApiResult<T[]>> {
  const first = await list(1)
  if (!first.ok) return first
  const last = Math.min(first.data.pagination.total_pages, maxPages)
  const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, i) => i + 2)
  const rest = await Promise.all(numbers.map(list))
  const pages = [first]
  for (const page of rest) {
    if (!page.ok) return page
    pages.push(page)
  }
  return { ok: true, data: pages.flatMap(({ data }) => data.data), ...combinedDetails(pages) }
}

const listAllPages =
  <F extends PagedFamily>(family: F) =>
  (query: ListQuery<F> = {}): Promise<ApiResult<ItemOf<F>[]>> =>
    allPages<ItemOf<F>>((page) => lists[family]({ ...query, page, perPage: maxPageSize }))

/** All matching items of a family whose list is a single response. */
const listUnpaged =
  <F extends UnpagedFamily>(family: F) =>
  async (query: ListQuery<F> = {}): Promise<ApiResult<ItemOf<F>[]>> => {
    const answer = await listPage(family)(query)
    return answer.ok ? { ...answer, data: answer.data.data } : answer
  }

/**
 * The complete list of a family.
 * @example await wholeLists.countries({ includes: ['regulations'] })
 */
export const wholeLists: {
  readonly [F in Family]: (query?: ListQuery<F>) => Promise<ApiResult<ItemOf<F>[]>>
} = tableOf(families, (family) => (isPaged(family) ? listAllPages(family) : listUnpaged(family)))

/** The number of records of a family. Undefined if the request fails. */
export async function countOf(family: PagedFamily): Promise<number | undefined> {
  const answer = await lists[family]({ perPage: 1 })
  return answer.ok ? answer.data.pagination.total : undefined
}

const getDetail =
  <F extends DetailedFamily>(family: F) =>
  (id: number): Promise<ApiResult<ResponseOf<`/${F}/{id}`>>> =>
    getDocument(`/${family}/{id}`, `/${family}/${id}`)

/** One record of a family in full. */
export const details: {
  readonly [F in DetailedFamily]: (id: number) => Promise<ApiResult<ResponseOf<`/${F}/{id}`>>>
} = tableOf(families.filter(isDetailed), getDetail)

export const getProject = details.projects

export const getProjectRelationships = (id: number) =>
  getDocument('/projects/{id}/relationships', `/projects/${id}/relationships`)

/** What audits of the facts found. Another server of the contract may have none. */
export const getAudits = () => getDocument('/audits', '/audits')
type AdditionQuery = Pick<PageQuery, 'q' | 'filters' | 'page' | 'perPage'>

/**
 * One page of a collection beyond the contract. An API without it is asked for its first item alone, and for nothing of
 * it again until that answer is stale.
 */
const additionPage =
  <A extends Addition>(addition: A) =>
  async (query: AdditionQuery = {}): Promise<ApiResult<ResponseOf<`/${A}`>>> => {
    const any = await getDocument(`/${addition}`, pathOfPage(addition, { perPage: 1 }))
    if (!any.ok && any.kind === 'not_found') return any
    return getDocument(`/${addition}`, pathOfPage(addition, query))
  }

export const listSourcePage = additionPage('sources')
export const listEvidencePage = additionPage('evidence')

export const listSources = (
  query: Pick<ListQuery, 'q' | 'filters'> = {},
): Promise<ApiResult<SourceSummary[]>> =>
  allPages((page) => listSourcePage({ ...query, page, perPage: maxPageSize }))

export const getSource = (id: number) => getDocument('/sources/{id}', `/sources/${id}`)

/** An addition to the contract. */
export const getFieldCounts = () => getDocument('/fields', '/fields')

export const getTerms = () => getDocument('/terms', '/terms')
/** An addition: other servers of the contract have none. */
export const getDownloads = (version?: string) =>
  getDocument('/downloads', version === undefined ? '/downloads' : `/downloads?version=${version}`)

interface ChangesQuery {
  from: string
  to: string
  family?: Family
  id?: number
}

/** Additions, too. */
export const getVersions = () => getDocument('/versions', '/versions')
export const getChanges = ({ from, to, family, id }: ChangesQuery) => {
  const query = new URLSearchParams({ from, to })
  if (family !== undefined) query.set('family', family)
  if (id !== undefined) query.set('id', String(id))
  return getDocument('/changes', `/changes?${query}`)
}

/** What the API says of itself; other servers of the contract say nothing. */
export const getServiceIndex = () => getDocument('/', '/')

export const getHealth = () => getDocument('/health', '/health')

/** The best matches of each family. Without a query the API chooses records of each. */
export const search = (query?: string) =>
  getDocument(
    '/search',
    query === undefined ? '/search' : `/search?${new URLSearchParams({ query })}`,
  )
