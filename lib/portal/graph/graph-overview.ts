/** What the explorer shows for a query before its scripts run, and without them. */
import { maxRows, mostConnected, shownBy } from './graph-filter'
import type { GraphState } from './graph-query'
import { linkKinds, nodeKinds } from './kinds'
import type { Network } from './network'
import type { PreparedGraph } from './prepared-graph'
import { type NodeEntry, type Selection, selectionOf } from './selection'

export interface Choice {
  value: string
  name: string
  count: number
}

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

interface NamedCountry {
  code: string
  name: string
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

function countryChoices({ nodes }: Network, countries: readonly NamedCountry[]): Choice[] {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const counts = new Map<string, number>()
  for (const code of nodes.flatMap((node) => [...new Set(node.countries)])) {
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, name: names.get(value) ?? value, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Everything that the explorer shows for a state. A country without a name goes by its code. */
export function graphOverviewOf(
  { index, network, finder }: PreparedGraph,
  state: GraphState,
  countries: readonly NamedCountry[],
): GraphOverview {
  const shown = shownBy(network, state)
  return {
    nodeCount: network.nodes.length,
    linkCount: network.links.length,
    types: choicesOf(nodeKinds, network.nodes),
    links: choicesOf(linkKinds, network.links),
    countries: countryChoices(network, countries),
    shown: { nodeCount: shown.nodeCount, linkCount: shown.linkCount },
    most: mostConnected(network, shown, maxRows).map(({ countries: _, ...entry }) => entry),
    selection: selectionOf({ index, finder }, state),
  }
}
