/** What is told of a chosen node or path in words: the list beside the picture, with or without scripts. */
import { fold } from '@/lib/text/fold'
import type { NodeFinder } from './find-nodes'
import type { GraphIndex } from './graph-index'
import type { GraphState } from './graph-query'
import type { NetworkNode } from './network'
import { shortestPath } from './shortest-path'

export interface NodeEntry {
  id: string
  title: string
  /** The index of its type in `nodeKinds`. */
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

/** What is asked for by a text: a node, or an end of a path. */
export type Sought = 'node' | 'from' | 'to'

/** A typed name that fits several nodes. */
export interface Ambiguity {
  sought: Sought
  text: string
  taken: NodeEntry
  others: NodeEntry[]
}

export type Selection =
  | { form: 'nothing' }
  /** No node has this id or name; these have one that is written nearly like it. */
  | { form: 'unknown'; sought: Sought; text: string; similar: NodeEntry[] }
  | ({ form: 'node'; ambiguities: Ambiguity[] } & Neighbourhood)
  | {
      form: 'path'
      from: NodeEntry
      to: NodeEntry
      /** Undefined where nothing connects the two. */
      steps: PathStep[] | undefined
      ambiguities: Ambiguity[]
    }

export interface SearchableGraph {
  index: GraphIndex
  finder: NodeFinder<NetworkNode>
}

/** More rows than this are not sent; the profile has them all. */
const maxNeighbours = 250
const maxOthers = 8

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
  const neighbours = all.slice(0, maxNeighbours)
  return { node: entryOf(node), neighbours, neighbourCount: all.length }
}

/** The node that a text asks for, with the others that it may have meant; or those it may have meant to write. */
function seek({ finder }: SearchableGraph, sought: Sought, text: string) {
  const fitting = finder.find(text, maxOthers + 1)
  const exact = fitting.filter(({ title }) => fold(title) === fold(text))
  const [first, ...rest] = exact.length > 0 ? exact : fitting
  if (!first) {
    const similar = finder.similar(text, maxOthers).map(entryOf)
    return { unknown: { form: 'unknown', sought, text, similar } satisfies Selection }
  }
  const taken = entryOf(first)
  const ambiguities = rest.length > 0 ? [{ sought, text, taken, others: rest.map(entryOf) }] : []
  return { taken, ambiguities }
}

function nodeSelection(graph: SearchableGraph, text: string): Selection {
  const { taken, ambiguities, unknown } = seek(graph, 'node', text)
  if (unknown) return unknown
  const neighbourhood = neighbourhoodOf(graph, taken.id)
  return neighbourhood
    ? { form: 'node', ...neighbourhood, ambiguities }
    : { form: 'unknown', sought: 'node', text, similar: [] }
}

function pathSelection(graph: SearchableGraph, fromText: string, toText: string): Selection {
  const from = seek(graph, 'from', fromText)
  if (from.unknown) return from.unknown
  const to = seek(graph, 'to', toText)
  if (to.unknown) return to.unknown
  const steps = shortestPath(graph.index, from.taken.id, to.taken.id)?.flatMap(({ node, link }) => {
    const found = graph.finder.byId.get(node.id)
    return found ? [{ sentence: link.label, to: entryOf(found) }] : []
  })
  const ambiguities = [...from.ambiguities, ...to.ambiguities]
  return { form: 'path', from: from.taken, to: to.taken, steps, ambiguities }
}

export function selectionOf(
  graph: SearchableGraph,
  { node, from, to }: Pick<GraphState, 'node' | 'from' | 'to'>,
): Selection {
  if (from !== undefined && to !== undefined) return pathSelection(graph, from, to)
  return node === undefined ? { form: 'nothing' } : nodeSelection(graph, node)
}
