/** The network as a graph for sigma. The keys of nodes and links are their indexes in the network. */
import Graph from 'graphology'
import type Sigma from 'sigma'
import { type LaidOutNetwork, nodeSize } from '@/lib/portal/graph/network'

export interface DrawnNodeAttributes {
  x: number
  y: number
  size: number
  label: string
  index: number
  kind: number
}

export interface DrawnLinkAttributes {
  index: number
}

type StageGraph = Graph<DrawnNodeAttributes, DrawnLinkAttributes>
export type StageSigma = Sigma<DrawnNodeAttributes, DrawnLinkAttributes>

export function stageGraph({ nodes, links, layout }: LaidOutNetwork): StageGraph {
  const graph: StageGraph = new Graph({ multi: true, type: 'undirected' })
  for (const [index, { title, kind, degree }] of nodes.entries()) {
    graph.addNode(index, {
      x: layout.x[index] ?? 0,
      // Sigma's y axis points up, the layout's points down.
      y: -(layout.y[index] ?? 0),
      size: nodeSize(degree) * layout.radiusScale,
      label: title,
      index,
      kind,
    })
  }
  for (const [index, { source, target }] of links.entries()) {
    graph.addUndirectedEdgeWithKey(index, source, target, { index })
  }
  return graph
}

/** The nodes and links that stand out because something is selected or under the pointer. */
export interface Highlight {
  nodes: ReadonlySet<number>
  links: ReadonlySet<number>
}

export function highlightAround(graph: StageGraph, node: number): Highlight {
  const nodes = new Set([node])
  const links = new Set<number>()
  graph.forEachEdge(node, (_, { index }, source, target) => {
    links.add(index)
    nodes.add(Number(source)).add(Number(target))
  })
  return { nodes, links }
}

/** The nodes of a path, in order, with the links between consecutive nodes. */
export function highlightAlong(graph: StageGraph, path: readonly number[]): Highlight {
  const links = new Set<number>()
  for (const [at, node] of path.entries()) {
    const next = path[at + 1]
    if (next === undefined) continue
    graph.forEachEdge(node, (_, { index }, source, target) => {
      if (Number(source) === next || Number(target) === next) links.add(index)
    })
  }
  return { nodes: new Set(path), links }
}
