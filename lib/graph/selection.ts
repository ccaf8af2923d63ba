/** What is told of a chosen node or path in words: the list beside the picture, with or without scripts. */
import type { NodeFinder } from './find-nodes'
import type { GraphIndex } from './graph-index'
import type { GraphState } from './graph-query'
import type { NetworkNode } from './network'
import { shortestPath } from './shortest-path'

export interface NodeEntry {
  id: string
  title: string
  /** The place of its type in `nodeKinds`. */
  kind: number
  degree: number
}

export interface NeighbourEntry extends NodeEntry {
  /** One sentence for each link between the two. */
  sentences: string[]
}

export interface PathStep {
  sentence: string
  to: NodeEntry
}

export interface Neighbourhood {
  node: NodeEntry
  /** The best connected first. */
  neighbours: NeighbourEntry[]
  /** How many there are; the list may end sooner. */
  neighbourCount: number
}

export type Selection =
  | { form: 'nothing' }
  /** No node has this id or name. */
  | { form: 'unknown'; text: string }
  | ({
      form: 'node'
      /** Further nodes that the typed name fits. */
      others: NodeEntry[]
    } & Neighbourhood)
  | {
      form: 'path'
      from: NodeEntry
      to: NodeEntry
      /** Undefined where nothing connects the two. */
      steps: PathStep[] | undefined
      others: NodeEntry[]
    }

export interface SearchableGraph {
  index: GraphIndex
  finder: NodeFinder<NetworkNode>
}

/** More rows than this are not sent; the profile has them all. */
const mostNeighbours = 250
const mostOthers = 8

const entryOf = ({ id, title, kind, degree }: NetworkNode): NodeEntry => ({
  id,
  title,
  kind,
  degree,
})

const byWeight = (a: NodeEntry, b: NodeEntry): number =>
  b.degree - a.degree || (a.title < b.title ? -1 : 1)

function neighboursOf({ index, finder }: SearchableGraph, id: string): NeighbourEntry[] {
  const entries = new Map<string, NeighbourEntry>()
  for (const { node, link } of index.neighbours(id)) {
    const known = entries.get(node.id)
    const found = finder.byId.get(node.id)
    if (known) known.sentences.push(link.label)
    else if (found) entries.set(node.id, { ...entryOf(found), sentences: [link.label] })
  }
  return [...entries.values()].sort(byWeight)
}

/** The surroundings of the node with an id; undefined where there is none. */
export function neighbourhoodOf(graph: SearchableGraph, id: string): Neighbourhood | undefined {
  const node = graph.finder.byId.get(id)
  if (!node) return undefined
  const all = neighboursOf(graph, id)
  const neighbours = all.slice(0, mostNeighbours)
  return { node: entryOf(node), neighbours, neighbourCount: all.length }
}

function nodeSelection(graph: SearchableGraph, text: string): Selection {
  const [node, ...others] = graph.finder.find(text, mostOthers + 1)
  const neighbourhood = node && neighbourhoodOf(graph, node.id)
  return neighbourhood
    ? { form: 'node', ...neighbourhood, others: others.map(entryOf) }
    : { form: 'unknown', text }
}

function pathSelection(graph: SearchableGraph, fromText: string, toText: string): Selection {
  const [from, ...othersOfFrom] = graph.finder.find(fromText, mostOthers)
  const [to, ...othersOfTo] = graph.finder.find(toText, mostOthers)
  if (!from || !to) return { form: 'unknown', text: from ? toText : fromText }
  const steps = shortestPath(graph.index, from.id, to.id)?.flatMap(({ node, link }) => {
    const found = graph.finder.byId.get(node.id)
    return found ? [{ sentence: link.label, to: entryOf(found) }] : []
  })
  const others = [...new Set([...othersOfFrom, ...othersOfTo])].map(entryOf)
  return { form: 'path', from: entryOf(from), to: entryOf(to), steps, others }
}

export function selectionOf(
  graph: SearchableGraph,
  { node, from, to }: Pick<GraphState, 'node' | 'from' | 'to'>,
): Selection {
  if (from !== undefined && to !== undefined) return pathSelection(graph, from, to)
  return node === undefined ? { form: 'nothing' } : nodeSelection(graph, node)
}
