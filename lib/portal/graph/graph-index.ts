/** The graph as one looks things up in it: nodes by id, links by node. Built once for each copy of the graph. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'

/** A link as one of its two nodes sees it. */
export interface Neighbour {
  node: GraphNode
  link: GraphLink
  /** True where the link leads from this node to the neighbour. */
  outgoing: boolean
}

export interface GraphIndex {
  nodes: ReadonlyMap<string, GraphNode>
  links: readonly GraphLink[]
  /** In the order of the links; a link whose other end is no node is left out. */
  neighbours: (id: string) => readonly Neighbour[]
}

export function graphIndex(nodes: readonly GraphNode[], links: readonly GraphLink[]): GraphIndex {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const around = new Map<string, Neighbour[]>()
  const add = (id: string, neighbour: Neighbour) => {
    const list = around.get(id)
    if (list) list.push(neighbour)
    else around.set(id, [neighbour])
  }
  for (const link of links) {
    const source = byId.get(link.sourceNodeId)
    const target = byId.get(link.targetNodeId)
    if (!source || !target) continue
    add(source.id, { node: target, link, outgoing: true })
    add(target.id, { node: source, link, outgoing: false })
  }
  return { nodes: byId, links, neighbours: (id) => around.get(id) ?? [] }
}
