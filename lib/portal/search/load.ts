/** Loads the page of search results, and the suggestions for the search box. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { resource } from '@/lib/contract/index'
import { searchResultsPerFamily } from '@/lib/contract/search'
import { getData, recentData } from '@/lib/portal/data/current-data'
import { getDataDate, makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { shortMethodName } from '@/lib/portal/graph/kinds'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { indexOfList } from '@/lib/portal/list/data-lists'
import { noValue } from '@/lib/portal/list/facets'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { listAddress } from '@/lib/portal/list/list-state'
import { disclosedStatus } from '@/lib/portal/projects/status'
import type { Found } from '@/lib/search/engine'
import { groupBy } from '@/lib/text/group-by'
import type { Answer } from './answers/answer'
import { answerQuery } from './answers/answer-query'
import { answerPage } from './answers/page-answers'
import { makePortalSearch, type RecordSearch } from './record-search'
import {
  type FacetedResult,
  filterResults,
  getSearchFacets,
  type SearchFacet,
} from './search-facets'
import { getCodes, methodPrefix, type SearchGroup, searchGroups } from './search-groups'
import { familyPageSize, type SearchFilters, searchAddress } from './search-query'
import type { Suggestions } from './suggestions'

export interface CountedGroup extends SearchGroup {
  count: number
  more?: string
  /** The list of all records whose names have the query, and how many it has. */
  fullList?: { path: string; count: number }
}

export interface SearchPage {
  answer?: Answer
  groups: CountedGroup[]
  facets: SearchFacet[]
  total: number
  page: number
  pages: number
  /** True if no record matches the query, and these names have a similar spelling. */
  similar: boolean
}

const buildSearch = derived('record search', makePortalSearch)

/** Next.js caches a page only if all that takes time is in its cache. */
async function waitForSearch(id: string): Promise<void> {
  'use cache'
  const data = recentData(id) ?? (await getData())
  cacheLife(data.lifetime)
  await buildSearch(data)
}

/** The portal's own search. Without a graph, it finds only countries. */
export async function getRecordSearch(data: PortalData): Promise<RecordSearch> {
  await waitForSearch(data.id)
  return buildSearch(data)
}

/** The same for a text that no name in a list contains. Undefined for any other text, which needs no such search. */
export const getSearchFor = async (
  data: PortalData,
  family: Family,
  q: string | undefined,
): Promise<RecordSearch | undefined> =>
  q === undefined || indexOfList(data, family).find(q).ids.size > 0
    ? undefined
    : getRecordSearch(data)

/** If at least this many records are found by name, the search box omits records found only in descriptions. */
const enoughNames = 5

const isSimilar = (found: readonly Found[]): boolean =>
  found.length > 0 && found.every(({ kind }) => kind === 'misspelled')

function getResult(data: PortalData, found: Found): FacetedResult[] {
  const record = recordOfNode(found.id)
  if (!record) return []
  const { family, id } = record
  const node = dataOrUndefined(makeGraph(data))?.nodes.get(found.id)
  const country =
    family === 'countries'
      ? data.countries.ok && data.countries.data.find((country) => country.id === id)
      : undefined
  const kind = family === 'projects' ? projectFacts(data).byId.get(id)?.kind : undefined
  const status = disclosedStatus(node?.status) ?? noValue
  return [
    {
      found,
      family,
      values: {
        family: [family],
        status: family === 'projects' ? [status] : [],
        kind: kind ? [kind] : [],
        country: country ? [country.code] : node ? getCodes(node) : [],
      },
    },
  ]
}

/** The list of the records whose names have the query, if it has the filters of the results. */
function getList(data: PortalData, family: Family, q: string, filters: SearchFilters) {
  if (!resource(family).paginated || !data[family].ok) return undefined
  const index = indexOfList(data, family)
  const { family: _, ...otherFilters } = filters
  if (Object.keys(otherFilters).some((key) => !index.values.has(key))) return undefined
  const values = Object.entries(otherFilters).map(([key, value]) => [key, [value]])
  const state = { q, page: 1, filters: Object.fromEntries(values) }
  const count = matchingPositions(index, state.filters, index.find(q).ids).length
  return count > 0 ? { path: listAddress(`/${family}`, state), count } : undefined
}

function getGroups(
  data: PortalData,
  { engine: _, facts }: RecordSearch,
  query: string,
  filters: SearchFilters,
  results: readonly FacetedResult[],
  page: number,
): CountedGroup[] {
  const maxHits = filters.family ? familyPageSize : searchResultsPerFamily
  const byFamily = [...groupBy(results, ({ family }) => family)]
  return byFamily.flatMap(([family, members]) => {
    const visible = members.slice((page - 1) * maxHits, page * maxHits)
    const [group] = searchGroups(
      visible.map(({ found }) => found),
      query,
      facts,
    )
    if (!group) return []
    const count = members.length
    const list = getList(data, family, shortMethodName(query), filters)
    return [
      {
        ...group,
        count,
        ...(count > maxHits && !filters.family
          ? { more: searchAddress(query, { ...filters, family }) }
          : {}),
        ...(list && list.count > Math.min(count, maxHits) ? { fullList: list } : {}),
      },
    ]
  })
}

/** The answer and the results with their facets. Throws `UpstreamUnavailable` without a graph. */
export async function getSearchPage(
  query: string,
  filters: SearchFilters,
  requestedPage: number,
): Promise<SearchPage> {
  const data = await getData()
  unwrap(makeGraph(data))
  const search = await getRecordSearch(data)
  const found = search.engine.search({ query, perGroup: Number.POSITIVE_INFINITY, texts: true })
  const isMethod = methodPrefix.test(query)
  const matches = found
    .flatMap((match) => getResult(data, match))
    .filter(({ family }) => !isMethod || family === 'did-methods')
  const results = filterResults(matches, filters)
  const pages = filters.family ? Math.max(1, Math.ceil(results.length / familyPageSize)) : 1
  const page = Math.min(requestedPage, pages)
  const answer = page === 1 && answerQuery(query, data, search, getDataDate(data))
  return {
    ...(answer ? { answer } : {}),
    groups: getGroups(data, search, query, filters, results, page),
    facets: getSearchFacets(query, matches, filters, search.facts.countryName),
    total: results.length,
    page,
    pages,
    similar: isSimilar(found),
  }
}

/** The suggestions for the search box. Throws `UpstreamUnavailable` without a graph. */
export async function getSuggestions(query: string): Promise<Suggestions> {
  const data = await getData()
  unwrap(makeGraph(data))
  const { engine, facts } = await getRecordSearch(data)
  const found = engine.search({ query, perGroup: searchResultsPerFamily, texts: true })
  const nameMatches = found.filter(({ kind }) => kind !== 'text')
  const visibleMatches = nameMatches.length >= enoughNames ? nameMatches : found
  const groups = searchGroups(visibleMatches, query, facts)
  const page = answerPage(query, data)
  return {
    groups: [
      ...(page ? [{ title: 'Page', hits: [{ name: page.title, href: page.path }] }] : []),
      ...groups.map(({ title, hits }) => ({ title, hits })),
    ],
    similar: !page && isSimilar(found),
  }
}
