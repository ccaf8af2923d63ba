/** Computes the scores of a graph, by the formula of `lib/score/formula.ts`. */
import type { GraphLink } from '@/lib/contract/graph'
import { highestOf, measuresOf, relativeTo, scoreOf } from '@/lib/score/measures'

/** The score of every node, rounded to one decimal. */
export function scores(nodes: readonly string[], links: readonly GraphLink[]): Map<string, number> {
  const measures = measuresOf(nodes, links)
  const highest = highestOf(measures.values())
  return new Map(
    [...measures].map(([node, own]) => [
      node,
      own.degree === 0 ? 0 : scoreOf(relativeTo(highest, own)),
    ]),
  )
}
