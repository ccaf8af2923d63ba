/** The canonical queries of pages by path. On paths that are not covered here, queries have no meaning. */
import { type Family, familyOfPath } from '@/lib/contract/families'
import {
  canonicalCompareFileQuery,
  canonicalCompareQuery,
} from '@/lib/portal/compare/compare-query'
import {
  canonicalCorrectionQuery,
  canonicalSentQuery,
} from '@/lib/portal/corrections/correction-query'
import { canonicalDevelopersQuery } from '@/lib/portal/developers/contents'
import {
  canonicalExploreFileQuery,
  canonicalExploreQuery,
  exploreFormats,
} from '@/lib/portal/explore/explore-query'
import { graphQueries } from '@/lib/portal/graph/graph-query'
import { canonicalCountryQuery, countryChoicePath } from '@/lib/portal/home/country-choice'
import { canonicalIgnored } from '@/lib/portal/list/ignored-filters'
import { canonicalListQuery, stateOfQuery } from '@/lib/portal/list/list-query'
import { type ListState, serializeListState } from '@/lib/portal/list/list-state'
import { listFilePath } from '@/lib/portal/list/table/list-file'
import { canonicalMapEmbedQuery, canonicalMapQuery } from '@/lib/portal/map/map-query'
import { canonicalOembedQuery } from '@/lib/portal/publish/embed/oembed-query'
import { feedOfPath } from '@/lib/portal/publish/feed-address'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { canonicalSearchQuery } from '@/lib/portal/search/search-query'
import { sourceQueries } from '@/lib/portal/sources/source-query'
import { canonicalChangesQuery, changesFilePath } from '@/lib/portal/versions/changes-query'
import { familyOfPastList, getFilter } from '@/lib/portal/versions/cite/past-list-address'
import { isPastTable } from '@/lib/portal/versions/cite/past-table-address'
import { canonicalWalletsQuery, hasWalletFilters } from '@/lib/portal/wallets/wallets-query'
import { canonicalIgnoredValues } from './ignored-values'

/** The pages whose query is not that of a list. Each feature defines its own canonical form. */
const otherQueries: Record<string, (parameters: URLSearchParams) => string> = {
  '/compare': canonicalCompareQuery,
  '/developers': canonicalDevelopersQuery,
  ...Object.fromEntries(
    tableFormats.map((format) => [`/compare/table.${format}`, canonicalCompareFileQuery]),
  ),
  '/corrections/new': canonicalCorrectionQuery,
  '/corrections/sent': canonicalSentQuery,
  '/explore': canonicalExploreQuery,
  ...Object.fromEntries(
    exploreFormats.map((format) => [`/explore/table.${format}`, canonicalExploreFileQuery]),
  ),
  '/oembed': canonicalOembedQuery,
  '/search': canonicalSearchQuery,
  [countryChoicePath]: canonicalCountryQuery,
  '/changes': canonicalChangesQuery,
  [changesFilePath]: canonicalChangesQuery,
  ...sourceQueries,
  ...graphQueries,
  '/map': canonicalMapQuery,
  '/embed/map': canonicalMapEmbedQuery,
}

/** The family of a list's feed, or of a list as of a version. Both accept only the filters of the list. */
function filteredFamily(path: string): Family | undefined {
  const subject = feedOfPath(path)?.subject
  return subject?.kind === 'list' ? subject.family : familyOfPath(familyOfPastList(path) ?? '')
}

function filterOfQuery(path: string, parameters: URLSearchParams): ListState | undefined {
  const family = filteredFamily(path)
  const state = family && stateOfQuery(listFilePath(family, 'json'), parameters)
  return state && getFilter(state)
}

function otherQuery(path: string): ((parameters: URLSearchParams) => string) | undefined {
  if (isPastTable(path)) return canonicalExploreFileQuery
  if (hasWalletFilters(path)) return canonicalWalletsQuery
  return Object.hasOwn(otherQueries, path) ? otherQueries[path] : undefined
}

/** The canonical form of the query on a path, without `?`. It is `''` if the query has no effect. */
export function canonicalQuery(path: string, parameters: URLSearchParams): string {
  const other = otherQuery(path)
  if (other) return other(parameters)
  const filter = filterOfQuery(path, parameters)
  return filter ? serializeListState(filter) : (canonicalListQuery(path, parameters) ?? '')
}

/**
 * The canonical query of the page that answers a request, without `?`. It starts with the filters and values that the
 * page does not apply, so that the page can name them.
 */
export const answeredQuery = (path: string, parameters: URLSearchParams): string =>
  [
    canonicalIgnored(path, parameters),
    canonicalIgnoredValues(path, parameters),
    canonicalQuery(path, parameters),
  ]
    .filter(Boolean)
    .join('&')

const answeredParameters = (path: string, parameters: URLSearchParams): URLSearchParams =>
  new URLSearchParams(answeredQuery(path, parameters))

/** `searchParams` as Next.js passes them to a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The parameters of the page at a path. They are canonical, also where no server redirects other spellings. */
export async function pageParameters(
  path: string,
  { searchParams }: { searchParams: SearchParams },
): Promise<URLSearchParams> {
  const entries = Object.entries(await searchParams)
  const pairs = entries.flatMap(([name, value = []]) => [value].flat().map((text) => [name, text]))
  return answeredParameters(path, new URLSearchParams(pairs))
}

/** The same for the request of a file. Its path is that of the address unless it was rewritten. */
export function requestParameters({ url }: Request, path?: string): URLSearchParams {
  const { pathname, searchParams } = new URL(url)
  return answeredParameters(path ?? pathname, searchParams)
}
