/** Loads the page of search results, and the suggestions for the search box. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import { type Family, getWords } from '@/lib/contract/families'
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
import { getProjectList } from '@/lib/portal/related/usage'
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
import { type CountedHit, getCodes, getHit, methodPrefix, searchGroups } from './search-groups'
import { familyPageSize, type SearchFilters, searchAddress } from './search-query'
import type { Suggestions } from './suggestions'

export interface CountedGroup {
  family: Family
  title: string
  hits: CountedHit[]
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
  /** What the results are if no record matches the whole query. */
  fallback?: 'misspelled' | 'some words'
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

/** A search finds misspelled words, or only some of the words, if nothing else is found. */
function getFallback(
  [first]: readonly Found[],
  isCorrected: boolean,
): Pick<SearchPage, 'fallback'> {
  const kind = isCorrected ? 'misspelled' : first?.kind
  return kind === 'misspelled' || kind === 'some words' ? { fallback: kind } : {}
}

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

function getHits(
  data: PortalData,
  { found, family, values }: FacetedResult,
  query: string,
  { facts }: RecordSearch,
): CountedHit[] {
  const record = recordOfNode(found.id)
  const hit = record && getHit(found, record, query, facts)
  if (!hit) return []
  const graph = dataOrUndefined(makeGraph(data))
  const code = family === 'countries' ? values.country[0] : undefined
  const projects = graph && getProjectList(graph, { ...record, code })
  return [{ ...hit, ...(projects ? { projects } : {}) }]
}

interface ShownResults {
  filters: SearchFilters
  results: readonly FacetedResult[]
  page: number
}

function getGroups(
  data: PortalData,
  search: RecordSearch,
  query: string,
  { filters, results, page }: ShownResults,
): CountedGroup[] {
  const maxHits = filters.family ? familyPageSize : searchResultsPerFamily
  const byFamily = [...groupBy(results, ({ family }) => family)]
  return byFamily.flatMap(([family, members]) => {
    const hits = members
      .slice((page - 1) * maxHits, page * maxHits)
      .flatMap((result) => getHits(data, result, query, search))
    if (hits.length === 0) return []
    const count = members.length
    const list = getList(data, family, shortMethodName(query), filters)
    return [
      {
        family,
        title: getWords(family).title,
        hits,
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
  const isMethod = methodPrefix.test(query)
  const answer = answerQuery(query, data, search, getDataDate(data))
  const findAll = (text: string) =>
    search.engine.search({
      query: text,
      perGroup: Number.POSITIVE_INFINITY,
      texts: true,
      // An answer to all words needs no other results, and all DID methods have the word `did`.
      someWords: (answer === undefined || answer.ignored !== undefined) && !isMethod,
    })
  const foundAsTyped = findAll(query)
  // The results are those of the words as the answer corrects them: `Jordon` is nearer to Jordan than to Gordon.
  const isCorrected = foundAsTyped.every(({ kind }) => kind === 'misspelled')
  const text = (isCorrected && answer?.corrected) || query
  const found = text === query ? foundAsTyped : findAll(text)
  // An answer to all words needs no names that are only similar to some, unless one of the words is misspelled.
  const isAnswered = answer && answer.ignored === undefined && search.engine.knows(query)
  const matches = (isAnswered && isSimilar(found) ? [] : found)
    .flatMap((match) => getResult(data, match))
    .filter(({ family }) => !isMethod || family === 'did-methods')
  const results = filterResults(matches, filters)
  const pages = filters.family ? Math.max(1, Math.ceil(results.length / familyPageSize)) : 1
  const page = Math.min(requestedPage, pages)
  return {
    ...(answer && page === 1 ? { answer } : {}),
    groups: getGroups(data, search, text, { filters, results, page }),
    facets: getSearchFacets(query, matches, filters, search.facts.countryName),
    total: results.length,
    page,
    pages,
    ...(results.length > 0 ? getFallback(foundAsTyped, text !== query) : {}),
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
