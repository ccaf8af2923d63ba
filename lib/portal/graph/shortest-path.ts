/** The shortest way from one node to another, whatever the direction of the links. */
import type { GraphIndex, Neighbour } from './graph-index'

/** One link of a path, from the node before it. */
export type Step = Neighbour

/** The steps from one node to another, none where they are the same; undefined where nothing connects them. */
export function shortestPath(
  { nodes, neighbours }: GraphIndex,
  from: string,
  to: string,
): Step[] | undefined {
  if (!nodes.has(from) || !nodes.has(to)) return undefined
  /** How each node was reached first: the step that led to it and the node before. */
  const reached = new Map<string, { step: Step; before: string } | undefined>([[from, undefined]])
  const queue = [from]
  for (const at of queue) {
    if (at === to) break
    for (const step of neighbours(at)) {
      if (reached.has(step.node.id)) continue
      reached.set(step.node.id, { step, before: at })
      queue.push(step.node.id)
    }
  }
  if (!reached.has(to)) return undefined
  const steps: Step[] = []
  for (let last = reached.get(to); last; last = reached.get(last.before)) steps.unshift(last.step)
  return steps
}
