/** Finds the selected node or path, from ids or names that visitors entered. */
import type { Found } from '@/lib/search/engine'
import { type GraphIndex, shortestPath } from './graph-index'
import type { GraphState } from './graph-query'
import { isHub } from './kinds'
import { byDegree, type Network, type NetworkNode } from './network'

export type NodeEntry = Omit<NetworkNode, 'countries'>

export interface NeighbourEntry extends NodeEntry {
  sentences: string[]
}

interface PathStep {
  sentence: string
  to: NodeEntry
}

export interface Neighbourhood {
  node: NodeEntry
  neighbours: NeighbourEntry[]
  neighbourCount: number
}

export type NodeParameter = 'node' | 'from' | 'to'

/** An entered text that is not the name of exactly one node, with the node that was selected and other matches. */
export interface Ambiguity {
  parameter: NodeParameter
  text: string
  chosen: NodeEntry
  alternatives: NodeEntry[]
}

export type Selection =
  | { form: 'nothing' }
  /** No node matches the text. Some have similar names. */
  | { form: 'unknown'; parameter: NodeParameter; text: string; similar: NodeEntry[] }
  | ({ form: 'node'; ambiguities: Ambiguity[] } & Neighbourhood)
  | {
      form: 'path'
      from: NodeEntry
      to: NodeEntry
      /** Undefined if the nodes are not connected, or only through nodes that paths avoid. */
      steps: PathStep[] | undefined
      ambiguities: Ambiguity[]
    }

/** Values derived from the graph, once for each version of it. */
export interface PreparedGraph {
  index: GraphIndex
  network: Network
  nodesById: ReadonlyMap<string, NetworkNode>
}

export interface SearchableGraph extends PreparedGraph {
  /** What the portal's own search finds for a text, best first. */
  search: (text: string) => readonly Found[]
}

/** Limits the size of the selection. The profile of the node lists all neighbours. */
const maxNeighbours = 250
export const maxAlternatives = 8

function findNeighbours({ index, nodesById }: PreparedGraph, id: string): NeighbourEntry[] {
  const entries = new Map<string, NeighbourEntry>()
  for (const { node, link } of index.neighbours(id)) {
    const entry = entries.get(node.id)
    const neighbour = nodesById.get(node.id)
    if (entry) entry.sentences.push(link.label)
    else if (neighbour) entries.set(node.id, { ...neighbour, sentences: [link.label] })
  }
  return [...entries.values()].sort(byDegree)
}

export function getNeighbourhood(graph: PreparedGraph, id: string): Neighbourhood | undefined {
  const node = graph.nodesById.get(id)
  if (!node) return undefined
  const allNeighbours = findNeighbours(graph, id)
  const neighbours = allNeighbours.slice(0, maxNeighbours)
  return { node, neighbours, neighbourCount: allNeighbours.length }
}

/** The best match for an id or a name, with the alternatives. If there is no match, the nodes with similar names. */
function resolveNode(
  { nodesById, search }: SearchableGraph,
  parameter: NodeParameter,
  text: string,
) {
  const node = nodesById.get(text)
  if (node) return { chosen: node, ambiguities: [] }
  const found = search(text).flatMap(({ id, kind }) => {
    const foundNode = nodesById.get(id)
    return foundNode ? [{ node: foundNode, kind }] : []
  })
  const select = (fits: (kind: Found['kind']) => boolean) =>
    found.filter(({ kind }) => fits(kind)).map((match) => match.node)
  // Of a misspelled name, or one of which only the country fits, it is uncertain which node is meant.
  const isUncertain = (kind: Found['kind']) => kind === 'misspelled' || kind === 'place'
  const exact = select((kind) => kind === 'whole')
  const [first, ...rest] = exact.length > 0 ? exact : select((kind) => !isUncertain(kind))
  if (!first) {
    const similar = select(isUncertain).slice(0, maxAlternatives)
    return { unknown: { form: 'unknown', parameter, text, similar } satisfies Selection }
  }
  const alternatives = rest.slice(0, maxAlternatives)
  const isCertain = exact.length === 1
  const ambiguities = isCertain ? [] : [{ parameter, text, chosen: first, alternatives }]
  return { chosen: first, ambiguities }
}

function nodeSelection(graph: SearchableGraph, text: string): Selection {
  const { chosen, ambiguities, unknown } = resolveNode(graph, 'node', text)
  if (unknown) return unknown
  const neighbourhood = getNeighbourhood(graph, chosen.id)
  return neighbourhood
    ? { form: 'node', ...neighbourhood, ambiguities }
    : { form: 'unknown', parameter: 'node', text, similar: [] }
}

function pathSelection(
  graph: SearchableGraph,
  fromText: string,
  toText: string,
  hubs: boolean,
): Selection {
  const from = resolveNode(graph, 'from', fromText)
  if (from.unknown) return from.unknown
  const to = resolveNode(graph, 'to', toText)
  if (to.unknown) return to.unknown
  const path = shortestPath(
    graph.index,
    from.chosen.id,
    to.chosen.id,
    (node) => hubs || !isHub(node),
  )
  const steps = path?.flatMap(({ node, link }) => {
    const stepNode = graph.nodesById.get(node.id)
    return stepNode ? [{ sentence: link.label, to: stepNode }] : []
  })
  const ambiguities = [...from.ambiguities, ...to.ambiguities]
  return { form: 'path', from: from.chosen, to: to.chosen, steps, ambiguities }
}

export function makeSelection(
  graph: SearchableGraph,
  { node, from, to, hubs = false }: GraphState,
): Selection {
  if (from !== undefined && to !== undefined) return pathSelection(graph, from, to, hubs)
  return node === undefined ? { form: 'nothing' } : nodeSelection(graph, node)
}
