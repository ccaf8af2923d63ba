/** Loads the view of any list in any state. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { noteFallback } from '@/lib/client/fallback-note'
import { countOf, lists, wholeLists } from '@/lib/client/resources'
import { type ApiResult, UpstreamUnavailable, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { getGraph, getGraphOf } from '@/lib/portal/graph/load'
import { listUnionRegulations } from '@/lib/portal/map/load'
import { getNames } from '@/lib/portal/names/load'
import { getProjectFacts, getProjectFactsOf } from '@/lib/portal/projects/load'
import { searchFamily } from '@/lib/portal/search/load'
import { apiListViewOf } from './api-list-view'
import { apiQueryOf, apiStateOf, isApiState } from './api-state'
import type { FacetSource, ListOutline } from './list-definition'
import {
  type GraphFamily,
  graphLists,
  type ItemFamily,
  isGraphFamily,
  itemLists,
} from './list-definitions'
import { stateOfQuery } from './list-queries'
import { searchItems } from './list-search'
import { type ListState, serializeListState } from './list-state'
import { type ListView, listViewOf } from './list-view'
import { needsDetails } from './needs-details'

const listStateOf = (family: Family, query: string): ListState =>
  stateOfQuery(`/${family}`, query) ?? { page: 1, filters: {} }

const withoutPages = (list: ListOutline): ListOutline => ({ ...list, pageSize: undefined })

interface IndexedView {
  view: ListView
  /** True if the portal's own search found the records, so that the API has no such page. */
  byPortal?: true
  /** When the graph was fetched, if it is a fallback copy. */
  fallbackDate?: string
}

interface IndexOptions {
  /** True to put all rows on one page. */
  whole?: boolean
  /** The version of the data. Defaults to the current data. */
  version?: string
}

const getFacts = (version: string | undefined, family: GraphFamily, { filters }: ListState) =>
  version === undefined
    ? getProjectFacts()
    : getProjectFactsOf(version, { withDetails: needsDetails(graphLists[family], filters) })

/** The view of a list from the graph. Undefined if the graph or the search is unavailable. */
async function getIndexedView(
  family: GraphFamily,
  query: string,
  { whole = false, version }: IndexOptions = {},
): Promise<IndexedView | undefined> {
  'use cache'
  const graph = await (version === undefined ? getGraph() : getGraphOf(version))
  const state = listStateOf(family, query)
  const candidates =
    state.q === undefined ? undefined : await searchFamily(family, state.q, version)
  if (!graph.ok || (state.q !== undefined && !candidates)) {
    cacheLife(shortLifetime)
    return undefined
  }
  const needsFacts = family === 'projects' || family === 'people'
  const facts = needsFacts ? await getFacts(version, family, state) : undefined
  const { names, complete } = await getNames(graph.data, version)
  if (!complete) cacheLife(shortLifetime)
  // With a text, the lifetime of the search results applies, which is shorter than that of the graph.
  else if (state.q === undefined) cacheLife(facts?.lifetime ?? graph.data.lifetime)
  const list = graphLists[family]
  const view = listViewOf({
    list: whole ? withoutPages(list) : list,
    index: list.index(graph.data, facts),
    state,
    names,
    candidates,
    available: new Set<FacetSource>(['graph', ...(facts?.sources ?? [])]),
    omitted: 0,
  })
  return { view, byPortal: candidates?.byPortal, fallbackDate: graph.fallbackDate }
}

async function getGraphFamilyView<F extends GraphFamily>(
  family: F,
  query: string,
): Promise<ListView> {
  const requested = listStateOf(family, query)
  const list = graphLists[family]
  const indexed = await getIndexedView(family, query)
  if (indexed && (indexed.byPortal || !isApiState(list, requested))) {
    noteFallback(indexed)
    return indexed.view
  }
  const supported = apiStateOf(list, requested)
  const state = indexed && requested.open ? { ...supported, open: requested.open } : supported
  const [answer, all] = await Promise.all([lists[family](apiQueryOf(list, state)), countOf(family)])
  const { data, omitted } = unwrap(answer)
  return apiListViewOf({
    list,
    state,
    rows: data.data.map(list.rowOfItem),
    total: data.pagination.total,
    all,
    omitted,
    indexed: indexed?.view,
  })
}

/** All rows of a list in a state, from the API if there is no graph. */
async function getWholeGraphFamilyView<F extends GraphFamily>(
  family: F,
  query: string,
): Promise<ListView> {
  const indexed = await getIndexedView(family, query, { whole: true })
  if (indexed) {
    noteFallback(indexed)
    return indexed.view
  }
  const list = graphLists[family]
  const state = apiStateOf(list, listStateOf(family, query))
  const { q, filters } = apiQueryOf(list, state)
  const { data, omitted } = unwrap(await wholeLists[family]({ q, filters }))
  const rows = data.map(list.rowOfItem)
  return apiListViewOf({ list, state, rows, total: rows.length, all: undefined, omitted })
}

async function getItemFamilyView<F extends ItemFamily>(
  family: F,
  query: string,
  { whole = false, version }: IndexOptions = {},
): Promise<ApiResult<ListView>> {
  'use cache'
  const state = listStateOf(family, query)
  const list = itemLists[family]
  const needsGraph = list.facets.some(({ needs }) => needs === 'graph')
  const hasUnion = family === 'regulations' || family === 'countries'
  const [answer, graph, ofUnion] = await Promise.all([
    wholeLists[family](version === undefined ? {} : { filters: { version } }),
    needsGraph ? (version === undefined ? getGraph() : getGraphOf(version)) : undefined,
    hasUnion ? listUnionRegulations(version) : undefined,
  ])
  if (!answer.ok) return answer
  const candidates =
    state.q === undefined ? undefined : await searchItems(list, answer.data, state.q, version)
  if (state.q !== undefined && !candidates) {
    return { ok: false, kind: 'unavailable', reason: `No search of ${family}` }
  }
  const graphData = graph?.ok ? graph.data : undefined
  if ((needsGraph && !graphData) || (hasUnion && !ofUnion)) cacheLife(shortLifetime)
  const { names } = await getNames(graphData, version)
  const view = listViewOf({
    list: whole ? withoutPages(list) : list,
    index: list.index(answer.data, graphData, ofUnion && new Set(ofUnion.map(({ id }) => id))),
    state,
    names,
    candidates,
    available: new Set<FacetSource>([
      ...(graphData ? (['graph'] as const) : []),
      ...(ofUnion ? (['union'] as const) : []),
    ]),
    omitted: answer.omitted,
  })
  return { ...answer, data: view }
}

/**
 * The view of a list. Throws `UpstreamUnavailable` if the request to the API failed.
 * @example await getListView('projects', { page: 1, filters: { status: 'Pilot' } })
 */
export async function getListView(family: Family, state: ListState): Promise<ListView> {
  const query = serializeListState(state)
  if (isGraphFamily(family)) return getGraphFamilyView(family, query)
  return unwrap(await getItemFamilyView(family, query)).data
}

/** The view of a list with all of its rows on one page. Throws `UpstreamUnavailable` if the request failed. */
export async function getWholeListView(
  family: Family,
  { q, filters, sort }: ListState,
): Promise<ListView> {
  const query = serializeListState({ q, page: 1, filters, sort })
  return isGraphFamily(family)
    ? getWholeGraphFamilyView(family, query)
    : unwrap(await getItemFamilyView(family, query, { whole: true })).data
}

/** All rows of a list as of a version of the data. Throws `UpstreamUnavailable` if the request failed. */
export async function getPastListView(
  family: Family,
  { q, filters }: ListState,
  version: string,
): Promise<ListView> {
  const query = serializeListState({ q, page: 1, filters })
  const options = { whole: true, version }
  if (!isGraphFamily(family)) return unwrap(await getItemFamilyView(family, query, options)).data
  const indexed = await getIndexedView(family, query, options)
  if (indexed) return indexed.view
  throw new UpstreamUnavailable(`No graph of version ${version}`)
}
