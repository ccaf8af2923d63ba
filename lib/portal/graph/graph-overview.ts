/** The contents of the explorer in a state. The server renders them, so they do not depend on scripts. */
import { maxListedNodes, mostConnectedNodes, visibleGraph } from './graph-filter'
import type { GraphState } from './graph-query'
import { linkKinds, nodeKinds } from './kinds'
import type { Network } from './network'
import type { PreparedGraph } from './prepared-graph'
import { makeSelection, type NodeEntry, type Selection } from './selection'

export interface FilterOption {
  value: string
  name: string
  count: number
}

export interface GraphOverview {
  nodeCount: number
  linkCount: number
  types: FilterOption[]
  links: FilterOption[]
  countries: FilterOption[]
  /** The number of organizations that are both public and private. The node of each has only one of the types. */
  bothSectors: number
  shown: { nodeCount: number; linkCount: number }
  /** The visible nodes with the most links. */
  mostConnected: NodeEntry[]
  selection: Selection
}

interface NamedCountry {
  code: string
  name: string
}

function kindOptions(
  kinds: readonly { slug: string; many: string }[],
  items: readonly { kind: number }[],
): FilterOption[] {
  const counts = new Array<number>(kinds.length).fill(0)
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1
  return kinds
    .map(({ slug, many }, kind) => ({ value: slug, name: many, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
}

function countryOptions({ nodes }: Network, countries: readonly NamedCountry[]): FilterOption[] {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const counts = new Map<string, number>()
  for (const code of nodes.flatMap((node) => [...new Set(node.countries)])) {
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, name: names.get(value) ?? value, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The contents of the explorer in a state. A country whose name is unknown is shown by its code. */
export function getGraphOverview(
  { index, network, finder }: PreparedGraph,
  state: GraphState,
  countries: readonly NamedCountry[],
): GraphOverview {
  const shown = visibleGraph(network, state)
  return {
    nodeCount: network.nodes.length,
    linkCount: network.links.length,
    types: kindOptions(nodeKinds, network.nodes),
    links: kindOptions(linkKinds, network.links),
    countries: countryOptions(network, countries),
    bothSectors: [...index.nodes.values()].filter((node) => index.getTypes(node).length > 1).length,
    shown: { nodeCount: shown.nodeCount, linkCount: shown.linkCount },
    mostConnected: mostConnectedNodes(network, shown, maxListedNodes).map(
      ({ countries: _, ...entry }) => entry,
    ),
    selection: makeSelection({ index, finder }, state),
  }
}
