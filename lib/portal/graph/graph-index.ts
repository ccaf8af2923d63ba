/** An index of the graph: nodes by id, and neighbours by node. It is built once for each version of the graph. */
import type { EntitySummary } from '@/lib/contract/entities'
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import { nodeIdOfRecord } from './node-id'

export interface Neighbour {
  node: GraphNode
  link: GraphLink
  /** True if the link points to the neighbour, false if it points from the neighbour to the node. */
  outgoing: boolean
}

export interface GraphIndex {
  nodes: ReadonlyMap<string, GraphNode>
  links: readonly GraphLink[]
  /** One entry for each link, in the order of the links. Links to unknown nodes are ignored. */
  neighbours: (id: string) => readonly Neighbour[]
  /** All types of a node: an organization can be both public and private, but its node has only one type. */
  getTypes: (node: GraphNode) => readonly string[]
}

type TypesById = ReadonlyMap<string, readonly string[]>

export function severalTypes(entities: readonly Pick<EntitySummary, 'id' | 'type'>[]): TypesById {
  const several = entities.filter(({ type }) => type.length > 1)
  return new Map(several.map(({ id, type }) => [nodeIdOfRecord('entities', id) ?? '', type]))
}

/** @example graphIndex(nodes, links).neighbours('project-118') */
export function graphIndex(
  nodes: readonly GraphNode[],
  links: readonly GraphLink[],
  types?: TypesById,
): GraphIndex {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const neighboursById = new Map<string, Neighbour[]>()
  const add = (id: string, neighbour: Neighbour) => {
    const list = neighboursById.get(id)
    if (list) list.push(neighbour)
    else neighboursById.set(id, [neighbour])
  }
  for (const link of links) {
    const source = byId.get(link.sourceNodeId)
    const target = byId.get(link.targetNodeId)
    if (!source || !target) continue
    add(source.id, { node: target, link, outgoing: true })
    add(target.id, { node: source, link, outgoing: false })
  }
  return {
    nodes: byId,
    links,
    neighbours: (id) => neighboursById.get(id) ?? [],
    getTypes: ({ id, type }) => types?.get(id) ?? [type],
  }
}

/**
 * The links of the path, empty if both nodes are the same. Undefined if they are not connected through nodes for which
 * `mayLeadThrough` is true; it does not apply to the two ends.
 */
export function shortestPath(
  { nodes, neighbours }: GraphIndex,
  from: string,
  to: string,
  mayLeadThrough: (node: GraphNode) => boolean = () => true,
): Neighbour[] | undefined {
  if (!nodes.has(from) || !nodes.has(to)) return undefined
  // For each node, the step by which it was reached first, and the previous node.
  const reached = new Map<string, { step: Neighbour; previous: string } | undefined>([
    [from, undefined],
  ])
  const queue = [from]
  for (const current of queue) {
    if (current === to) break
    for (const step of neighbours(current)) {
      if (reached.has(step.node.id)) continue
      reached.set(step.node.id, { step, previous: current })
      if (step.node.id === to || mayLeadThrough(step.node)) queue.push(step.node.id)
    }
  }
  if (!reached.has(to)) return undefined
  const steps: Neighbour[] = []
  for (let last = reached.get(to); last; last = reached.get(last.previous)) steps.unshift(last.step)
  return steps
}
