/** One typed function per endpoint. Types and checks are derived from the contract. */
import 'server-only'
import { type DetailedFamily, resource, type resources } from '@/lib/contract'
import type { Addition, Collection } from '@/lib/contract/additions'
import { type Family, families } from '@/lib/contract/families'
import { maxPageSize } from '@/lib/contract/parameters'
import type { ItemOf, ResponseOf } from '@/lib/contract/responses'
import type { SourceSummary } from '@/lib/contract/sources'
import { getDocument } from './document'
import { type GetPage, listSectionOf, type PaginatedList, wholeListOf } from './list-pages'
import type { ApiResult } from './result'

type Resources = typeof resources
export type PagedFamily = {
  [F in Family]: Resources[F]['paginated'] extends true ? F : never
}[Family]
type UnpagedFamily = Exclude<Family, PagedFamily>

const isPaged = (family: Family): family is PagedFamily => resource(family).paginated
const isDetailed = (family: Family): family is DetailedFamily =>
  resource(family).detail !== undefined

/**
 * Builds a table with one function per family. The caller states its type, because the compiler cannot infer it from a
 * loop.
 */
const tableOf = <F extends Family, Table>(some: readonly F[], make: (family: F) => unknown) =>
  Object.fromEntries(some.map((family) => [family, make(family)])) as Table

interface ListQuery<F extends Family = Family> {
  q?: string
  /** Values of the parameters that are specific to the family. */
  filters?: Readonly<Record<string, string>>
  /** Names of the arrays to add to each item. */
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
 * Requests one page of a family's list.
 * @example await lists.projects({ q: 'wallet', page: 2 })
 */
export const lists: {
  readonly [F in PagedFamily]: (
    query?: PageQuery<F>,
  ) => Promise<ApiResult<PaginatedList<ItemOf<F>>>>
} = tableOf(families.filter(isPaged), listPage)

const pagesOf =
  <F extends PagedFamily>(family: F, query: ListQuery<F> = {}): GetPage<ItemOf<F>> =>
  (page) =>
    lists[family]({ ...query, page, perPage: maxPageSize })

const listAllPages =
  <F extends PagedFamily>(family: F) =>
  (query?: ListQuery<F>): Promise<ApiResult<ItemOf<F>[]>> =>
    wholeListOf(pagesOf(family, query))

/** A section of the list of a family, from 0: `maxSectionSize` records, or fewer at its end. */
export const listSection = <F extends PagedFamily>(
  family: F,
  section: number,
): Promise<ApiResult<ItemOf<F>[]>> => listSectionOf(pagesOf(family), section)

/** Requests all matching items of a family whose list is a single response. */
const listUnpaged =
  <F extends UnpagedFamily>(family: F) =>
  async (query: ListQuery<F> = {}): Promise<ApiResult<ItemOf<F>[]>> => {
    const answer = await listPage(family)(query)
    return answer.ok ? { ...answer, data: answer.data.data } : answer
  }

/**
 * Requests the complete list of a family.
 * @example await wholeLists.countries({ includes: ['regulations'] })
 */
export const wholeLists: {
  readonly [F in Family]: (query?: ListQuery<F>) => Promise<ApiResult<ItemOf<F>[]>>
} = tableOf(families, (family) => (isPaged(family) ? listAllPages(family) : listUnpaged(family)))

/** Returns the number of records of a family, or undefined if the request fails. */
export async function countOf(family: PagedFamily): Promise<number | undefined> {
  const answer = await lists[family]({ perPage: 1 })
  return answer.ok ? answer.data.pagination.total : undefined
}

const getDetail =
  <F extends DetailedFamily>(family: F) =>
  (id: number): Promise<ApiResult<ResponseOf<`/${F}/{id}`>>> =>
    getDocument(`/${family}/{id}`, `/${family}/${id}`)

/** Requests the details of one record. */
export const details: {
  readonly [F in DetailedFamily]: (id: number) => Promise<ApiResult<ResponseOf<`/${F}/{id}`>>>
} = tableOf(families.filter(isDetailed), getDetail)

export const getProject = details.projects

export const getProjectRelationships = (id: number) =>
  getDocument('/projects/{id}/relationships', `/projects/${id}/relationships`)

/** The results of audits of the facts. Other servers may have none. */
export const getAudits = () => getDocument('/audits', '/audits')
type AdditionQuery = Pick<PageQuery, 'q' | 'filters' | 'page' | 'perPage'>

/**
 * Requests one page of a collection beyond the contract. The first item is requested beforehand: if the API lacks the
 * collection, that one cached response answers every further request until it is stale.
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
  wholeListOf((page) => listSourcePage({ ...query, page, perPage: maxPageSize }))

export const getSource = (id: number) => getDocument('/sources/{id}', `/sources/${id}`)

/** The number of records by field, an addition to the contract. */
export const getFieldCounts = () => getDocument('/fields', '/fields')

export const getTerms = () => getDocument('/terms', '/terms')
/** The list of downloads, an addition to the contract that other servers lack. */
export const getDownloads = (version?: string) =>
  getDocument('/downloads', version === undefined ? '/downloads' : `/downloads?version=${version}`)

interface ChangesQuery {
  from: string
  to: string
  family?: Family
  id?: number
}

/** Versions and changes are additions to the contract too. */
export const getVersions = () => getDocument('/versions', '/versions')
export const getChanges = ({ from, to, family, id }: ChangesQuery) => {
  const query = new URLSearchParams({ from, to })
  if (family !== undefined) query.set('family', family)
  if (id !== undefined) query.set('id', String(id))
  return getDocument('/changes', `/changes?${query}`)
}

/** The API's description of itself, an addition to the contract that other servers lack. */
export const getServiceIndex = () => getDocument('/', '/')

export const getHealth = () => getDocument('/health', '/health')

/** Returns the best matches of each family. Without a query, the API chooses some records of each. */
export const search = (query?: string) =>
  getDocument(
    '/search',
    query === undefined ? '/search' : `/search?${new URLSearchParams({ query })}`,
  )
