/** The list of any family in any state, as its page shows it. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { noteLastGood } from '@/lib/client/last-good'
import { countOf, listCountries, listIndustries, lists, wholeLists } from '@/lib/client/resources'
import { type ApiResult, required } from '@/lib/client/result'
import { type Family, wordsOf } from '@/lib/contract/families'
import { type Graph, getGraph } from '@/lib/portal/graph/load'
import { fold } from '@/lib/text/fold'
import type { GraphList, ItemList, ListItem, Names } from './list-definition'
import {
  type GraphFamily,
  graphLists,
  type ItemFamily,
  isGraphFamily,
  itemLists,
} from './list-definitions'
import { graphListIndex, itemListIndex } from './list-index'
import { stateOfQuery } from './list-queries'
import { type ListState, serializeListState } from './list-state'
import { apiListViewOf, type ListView, listViewOf } from './list-view'
import { namesOf } from './names'

const stateOf = (family: Family, query: string): ListState =>
  stateOfQuery(`/${family}`, query) ?? { page: 1, filters: {} }

async function readNames(graph: Graph | undefined): Promise<{ names: Names; complete: boolean }> {
  const [countries, industries] = await Promise.all([listCountries(), listIndustries()])
  const names = namesOf({
    countries: countries.ok ? countries.data.data : [],
    industries: industries.ok ? industries.data.data : [],
    graph,
  })
  return { names, complete: countries.ok && industries.ok }
}

/** The ids that the API finds for a text; undefined where it did not answer. */
async function idsFound(
  family: keyof typeof wholeLists,
  q: string,
): Promise<ReadonlySet<number> | undefined> {
  // People write a method as its identifiers begin; the API knows it by its name alone.
  const name = family === 'did-methods' ? q.replace(/^did:/i, '') : q
  const found = await wholeLists[family]({ q: name })
  return found.ok ? new Set(found.data.map(({ id }) => id)) : undefined
}

interface IndexedView {
  view: ListView
  /** When the graph was fetched, where it is a last good copy. */
  lastGood?: string
}

/** The list from the graph alone; undefined where that is not to be had. Without a text it lasts as long as the graph. */
async function getIndexedView(
  family: GraphFamily,
  query: string,
): Promise<IndexedView | undefined> {
  'use cache'
  const graph = await getGraph()
  const state = stateOf(family, query)
  const candidates = state.q === undefined ? undefined : await idsFound(family, state.q)
  if (!graph.ok || (state.q !== undefined && !candidates)) {
    cacheLife(shortLifetime)
    return undefined
  }
  const { names, complete } = await readNames(graph.data)
  if (!complete) cacheLife(shortLifetime)
  // With a text the lifetime of the search's answer holds, which is shorter.
  else if (state.q === undefined) cacheLife(graph.data.lifetime)
  const definition = graphLists[family] as GraphList<GraphFamily>
  const view = listViewOf({
    definition,
    family: wordsOf(family),
    index: graphListIndex(definition, graph.data),
    state,
    names,
    candidates,
    hasGraph: true,
    omitted: 0,
  })
  return { view, lastGood: graph.lastGood }
}

/** True where the API's own list can show the state. */
const isApiState = ({ facets }: GraphList<GraphFamily>, { sort, filters }: ListState): boolean =>
  sort === undefined &&
  facets.every(({ key, inApi }) => inApi === true || filters[key] === undefined)

async function getGraphFamilyView(family: GraphFamily, query: string): Promise<ListView> {
  const asked = stateOf(family, query)
  const definition = graphLists[family] as GraphList<GraphFamily>
  const indexed = await getIndexedView(family, query)
  if (indexed && !isApiState(definition, asked)) {
    noteLastGood(indexed)
    return indexed.view
  }
  const known = definition.facets.filter(({ inApi }) => inApi).map(({ key }) => key)
  const filters = Object.entries(asked.filters).filter(([key]) => known.includes(key))
  const { q, page } = asked
  const state: ListState = { page, filters: Object.fromEntries(filters), ...(q ? { q } : {}) }
  const [answer, all] = await Promise.all([lists[family](state), countOf(family)])
  const { data, omitted } = required<{
    data: ListItem<GraphFamily>[]
    pagination: { total: number }
  }>(answer)
  return apiListViewOf({
    definition,
    family: wordsOf(family),
    state,
    rows: data.data,
    total: data.pagination.total,
    all,
    omitted,
    indexed: indexed?.view,
  })
}

async function readItems(family: ItemFamily): Promise<ApiResult<ListItem<ItemFamily>[]>> {
  if (family !== 'countries' && family !== 'industries') return wholeLists[family]()
  const list = family === 'countries' ? await listCountries() : await listIndustries()
  return list.ok ? { ...list, data: list.data.data } : list
}

/** Families that the API lists whole have no search of their own. */
function idsNamed(items: readonly ListItem<ItemFamily>[], q: string): ReadonlySet<number> {
  const text = fold(q)
  const texts = (item: ListItem<ItemFamily>) =>
    'formal_name' in item
      ? [item.name, item.formal_name, item.code]
      : 'name' in item
        ? [item.name]
        : []
  const fits = (item: ListItem<ItemFamily>) =>
    texts(item).some((name) => name && fold(name).includes(text))
  return new Set(items.filter(fits).map(({ id }) => id))
}

async function getItemFamilyView(family: ItemFamily, query: string): Promise<ApiResult<ListView>> {
  'use cache'
  const state = stateOf(family, query)
  const definition = itemLists[family] as unknown as ItemList<ItemFamily>
  const wantsGraph = definition.facets.some(({ fromGraph }) => fromGraph)
  const [answer, graph] = await Promise.all([
    readItems(family),
    wantsGraph ? getGraph() : undefined,
  ])
  if (!answer.ok) return answer
  const candidates =
    state.q === undefined
      ? undefined
      : family === 'countries' || family === 'industries'
        ? idsNamed(answer.data, state.q)
        : await idsFound(family, state.q)
  if (state.q !== undefined && !candidates) {
    return { ok: false, kind: 'unavailable', reason: `No search of ${family}` }
  }
  const whole = graph?.ok ? graph.data : undefined
  if (wantsGraph && !whole) cacheLife(shortLifetime)
  const { names } = await readNames(whole)
  const view = listViewOf({
    definition,
    family: wordsOf(family),
    index: itemListIndex(definition, answer.data, whole),
    state,
    names,
    candidates,
    hasGraph: whole !== undefined,
    omitted: answer.omitted,
  })
  return { ...answer, data: view }
}

/** The list of a family. Throws `UpstreamUnavailable` where the API did not answer. */
export async function getListView(family: Family, state: ListState): Promise<ListView> {
  const query = serializeListState(state)
  if (isGraphFamily(family)) return getGraphFamilyView(family, query)
  return required(await getItemFamilyView(family as ItemFamily, query)).data
}
