/** Finds a shortest path between two nodes by breadth-first search, regardless of the direction of links. */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex, Neighbour } from './graph-index'

/** One link of a path, with the node to which it leads. */
export type Step = Neighbour

/**
 * The links of the path, empty if both nodes are the same. Undefined if they are not connected through nodes for which
 * `mayLeadThrough` is true; it does not apply to the two ends.
 */
export function shortestPath(
  { nodes, neighbours }: GraphIndex,
  from: string,
  to: string,
  mayLeadThrough: (node: GraphNode) => boolean = () => true,
): Step[] | undefined {
  if (!nodes.has(from) || !nodes.has(to)) return undefined
  // For each node, the step by which it was reached first, and the previous node.
  const reached = new Map<string, { step: Step; previous: string } | undefined>([[from, undefined]])
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
  const steps: Step[] = []
  for (let last = reached.get(to); last; last = reached.get(last.previous)) steps.unshift(last.step)
  return steps
}
