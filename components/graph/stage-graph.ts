/** The network as sigma draws it. Node and link keys are their places in the network. */
import Graph from 'graphology'
import { nodeSize } from '@/lib/portal/graph/layout-measure'
import type { LaidOutNetwork } from '@/lib/portal/graph/payload'

export interface DrawnNodeAttributes {
  x: number
  y: number
  size: number
  label: string
  place: number
  kind: number
}

export interface DrawnLinkAttributes {
  place: number
}

export type StageGraph = Graph<DrawnNodeAttributes, DrawnLinkAttributes>

export function stageGraph({ nodes, links, layout }: LaidOutNetwork): StageGraph {
  const graph: StageGraph = new Graph({ multi: true, type: 'undirected' })
  for (const [place, { title, kind, degree }] of nodes.entries()) {
    graph.addNode(place, {
      x: layout.x[place] ?? 0,
      // Upwards, as sigma has it; drawings have it downwards.
      y: -(layout.y[place] ?? 0),
      size: nodeSize(degree) * layout.unit,
      label: title,
      place,
      kind,
    })
  }
  for (const [place, { source, target }] of links.entries()) {
    graph.addUndirectedEdgeWithKey(place, source, target, { place })
  }
  return graph
}

/** What stands out while something is chosen. */
export interface Lit {
  nodes: ReadonlySet<number>
  links: ReadonlySet<number>
}

/** A node with its neighbours. */
export function litAround(graph: StageGraph, node: number): Lit {
  const nodes = new Set([node])
  const links = new Set<number>()
  graph.forEachEdge(node, (_, { place }, source, target) => {
    links.add(place)
    nodes.add(Number(source)).add(Number(target))
  })
  return { nodes, links }
}

/** The nodes of a path, in order, with the links between those that follow each other. */
export function litAlong(graph: StageGraph, path: readonly number[]): Lit {
  const links = new Set<number>()
  for (const [at, node] of path.entries()) {
    const next = path[at + 1]
    if (next === undefined) continue
    graph.forEachEdge(node, (_, { place }, source, target) => {
      if (Number(source) === next || Number(target) === next) links.add(place)
    })
  }
  return { nodes: new Set(path), links }
}
