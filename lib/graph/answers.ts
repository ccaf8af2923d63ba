/** What pages and their scripts are told of the graph. Each answer is small and kept as long as the graph is. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { type CacheLifetime, shortLifetime } from '@/lib/api/cache-lifetime'
import { type Graph, getGraph } from '@/lib/api/graph'
import { listCountries } from '@/lib/api/resources'
import type { ApiResult } from '@/lib/api/result'
import { shared } from '@/lib/api/shared'
import { type NodeFinder, nodeFinder } from './find-nodes'
import { mostConnected, mostRows, shownBy } from './graph-filter'
import { parseGraphState } from './graph-query'
import { linkKinds, nodeKinds } from './kinds'
import { type Network, type NetworkNode, networkOf } from './network'
import {
  type Neighbourhood,
  type NodeEntry,
  neighbourhoodOf,
  type Selection,
  selectionOf,
} from './selection'

interface PreparedGraph {
  graph: Graph
  network: Network
  finder: NodeFinder<NetworkNode>
}

const state = () => shared('prepared graph', (): { prepared?: PreparedGraph } => ({}))

/** The graph with what answering needs of it, made once for each copy of the graph. */
export async function getNetwork(): Promise<ApiResult<PreparedGraph>> {
  const result = await getGraph()
  if (!result.ok) return result
  const known = state().prepared
  if (known?.graph === result.data) return { ...result, data: known }
  const network = networkOf(result.data.nodes.values(), result.data.links)
  const finder = nodeFinder(network.nodes, ({ degree }) => degree)
  const prepared = { graph: result.data, network, finder }
  state().prepared = prepared
  return { ...result, data: prepared }
}

export interface Choice {
  value: string
  name: string
  count: number
}

/** What the explorer shows for a query before its scripts run, and without them. */
export interface GraphOverview {
  nodeCount: number
  linkCount: number
  types: Choice[]
  links: Choice[]
  countries: Choice[]
  shown: { nodeCount: number; linkCount: number }
  /** The shown nodes with the most links. */
  most: NodeEntry[]
  selection: Selection
}

function choicesOf(
  kinds: readonly { slug: string; many: string }[],
  items: readonly { kind: number }[],
): Choice[] {
  const counts = new Array<number>(kinds.length).fill(0)
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1
  return kinds
    .map(({ slug, many }, kind) => ({ value: slug, name: many, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
}

async function countryChoices({ nodes }: Network): Promise<Choice[]> {
  const answer = await listCountries()
  const countries = answer.ok ? answer.data.data : []
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const counts = new Map<string, number>()
  for (const code of nodes.flatMap((node) => [...new Set(node.countries)])) {
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, name: names.get(value) ?? value, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Everything that the explorer shows for a canonical query. */
export async function getGraphOverview(query: string): Promise<ApiResult<GraphOverview>> {
  'use cache'
  const result = await getNetwork()
  cacheLife(result.ok ? result.data.graph.lifetime : shortLifetime)
  if (!result.ok) return result
  const { graph, network, finder } = result.data
  const state = parseGraphState(new URLSearchParams(query))
  const shown = shownBy(network, state)
  const overview: GraphOverview = {
    nodeCount: network.nodes.length,
    linkCount: network.links.length,
    types: choicesOf(nodeKinds, network.nodes),
    links: choicesOf(linkKinds, network.links),
    countries: await countryChoices(network),
    shown: { nodeCount: shown.nodeCount, linkCount: shown.linkCount },
    most: mostConnected(network, shown, mostRows).map(({ countries: _, ...entry }) => entry),
    selection: selectionOf({ index: graph, finder }, state),
  }
  return { ...result, data: overview }
}

export interface KeptSelection {
  selection: Selection
  lifetime: CacheLifetime
}

/** What a canonical query chooses, in words. */
export async function getSelection(query: string): Promise<ApiResult<KeptSelection>> {
  'use cache'
  const result = await getNetwork()
  cacheLife(result.ok ? result.data.graph.lifetime : shortLifetime)
  if (!result.ok) return result
  const { graph: index, finder } = result.data
  const selection = selectionOf({ index, finder }, parseGraphState(new URLSearchParams(query)))
  return { ...result, data: { selection, lifetime: index.lifetime } }
}

export interface KeptNeighbourhood {
  /** Undefined where no node has the id. */
  neighbourhood: Neighbourhood | undefined
  lifetime: CacheLifetime
}

/** The surroundings of the node with an id. */
export async function getNeighbours(id: string): Promise<ApiResult<KeptNeighbourhood>> {
  'use cache'
  const result = await getNetwork()
  cacheLife(result.ok ? result.data.graph.lifetime : shortLifetime)
  if (!result.ok) return result
  const { graph: index, finder } = result.data
  const neighbourhood = neighbourhoodOf({ index, finder }, id)
  return { ...result, data: { neighbourhood, lifetime: index.lifetime } }
}
