/** The list of any family in any state, as its page shows it. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { noteFallback } from '@/lib/client/fallback-note'
import { countOf, lists, wholeLists } from '@/lib/client/resources'
import { type ApiResult, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import type { ItemOf } from '@/lib/contract/responses'
import { type Graph, getGraph } from '@/lib/portal/graph/load'
import type { ItemList } from './define-list'
import type { ListOutline, Names } from './list-definition'
import {
  type GraphFamily,
  graphLists,
  type ItemFamily,
  isGraphFamily,
  itemLists,
} from './list-definitions'
import { stateOfQuery } from './list-queries'
import { type ListState, serializeListState } from './list-state'
import { apiListViewOf, type ListView, listViewOf } from './list-view'
import { namesOf } from './names'

const stateOf = (family: Family, query: string): ListState =>
  stateOfQuery(`/${family}`, query) ?? { page: 1, filters: {} }

async function getNames(graph: Graph | undefined): Promise<{ names: Names; complete: boolean }> {
  const [countries, industries] = await Promise.all([
    wholeLists.countries(),
    wholeLists.industries(),
  ])
  const names = namesOf({
    countries: countries.ok ? countries.data : [],
    industries: industries.ok ? industries.data : [],
    graph,
  })
  return { names, complete: countries.ok && industries.ok }
}

/** The ids that the API finds for a text; undefined if it did not answer. */
async function listIdsFound(family: Family, q: string): Promise<ReadonlySet<number> | undefined> {
  // People write a method as its identifiers begin; the API knows it by its name alone.
  const name = family === 'did-methods' ? q.replace(/^did:/i, '') : q
  const found = await wholeLists[family]({ q: name })
  return found.ok ? new Set(found.data.map(({ id }) => id)) : undefined
}

interface IndexedView {
  view: ListView
  /** When the graph was fetched, if it is a fallback copy. */
  fallbackDate?: string
}

/** The list from the graph alone; undefined if that is not to be had. Without a text it lasts as long as the graph. */
async function getIndexedView(
  family: GraphFamily,
  query: string,
): Promise<IndexedView | undefined> {
  'use cache'
  const graph = await getGraph()
  const state = stateOf(family, query)
  const candidates = state.q === undefined ? undefined : await listIdsFound(family, state.q)
  if (!graph.ok || (state.q !== undefined && !candidates)) {
    cacheLife(shortLifetime)
    return undefined
  }
  const { names, complete } = await getNames(graph.data)
  if (!complete) cacheLife(shortLifetime)
  // With a text the lifetime of the search's answer holds, which is shorter.
  else if (state.q === undefined) cacheLife(graph.data.lifetime)
  const list = graphLists[family]
  const view = listViewOf({
    list,
    index: list.index(graph.data),
    state,
    names,
    candidates,
    hasGraph: true,
    omitted: 0,
  })
  return { view, fallbackDate: graph.fallbackDate }
}

/** True if the API's own list can show the state. */
const isApiState = ({ facets }: ListOutline, { sort, filters }: ListState): boolean =>
  sort === undefined &&
  facets.every(({ key, inApi }) => inApi === true || filters[key] === undefined)

/** What the API's own list can show of a state. */
function apiStateOf({ facets }: ListOutline, { q, page, filters }: ListState): ListState {
  const known = facets.filter(({ inApi }) => inApi).map(({ key }) => key)
  const kept = Object.entries(filters).filter(([key]) => known.includes(key))
  return { page, filters: Object.fromEntries(kept), ...(q ? { q } : {}) }
}

async function getGraphFamilyView<F extends GraphFamily>(
  family: F,
  query: string,
): Promise<ListView> {
  const asked = stateOf(family, query)
  const list = graphLists[family]
  const indexed = await getIndexedView(family, query)
  if (indexed && !isApiState(list, asked)) {
    noteFallback(indexed)
    return indexed.view
  }
  const state = apiStateOf(list, asked)
  const [answer, all] = await Promise.all([lists[family](state), countOf(family)])
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

/** The ids that a text finds; undefined if the API did not answer. */
const listIdsOf = async <F extends ItemFamily>(
  { family, idsNamed }: ItemList<F>,
  items: readonly ItemOf<F>[],
  q: string,
) => idsNamed?.(items, q) ?? listIdsFound(family, q)

async function getItemFamilyView<F extends ItemFamily>(
  family: F,
  query: string,
): Promise<ApiResult<ListView>> {
  'use cache'
  const state = stateOf(family, query)
  const list = itemLists[family]
  const wantsGraph = list.facets.some(({ fromGraph }) => fromGraph)
  const [answer, graph] = await Promise.all([
    wholeLists[family](),
    wantsGraph ? getGraph() : undefined,
  ])
  if (!answer.ok) return answer
  const candidates = state.q === undefined ? undefined : await listIdsOf(list, answer.data, state.q)
  if (state.q !== undefined && !candidates) {
    return { ok: false, kind: 'unavailable', reason: `No search of ${family}` }
  }
  const whole = graph?.ok ? graph.data : undefined
  if (wantsGraph && !whole) cacheLife(shortLifetime)
  const { names } = await getNames(whole)
  const view = listViewOf({
    list,
    index: list.index(answer.data, whole),
    state,
    names,
    candidates,
    hasGraph: whole !== undefined,
    omitted: answer.omitted,
  })
  return { ...answer, data: view }
}

/**
 * The list of a family. Throws `UpstreamUnavailable` if the API did not answer.
 * @example await getListView('projects', { page: 1, filters: { status: 'Pilot' } })
 */
export async function getListView(family: Family, state: ListState): Promise<ListView> {
  const query = serializeListState(state)
  if (isGraphFamily(family)) return getGraphFamilyView(family, query)
  return unwrap(await getItemFamilyView(family, query)).data
}
