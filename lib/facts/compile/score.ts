import type { GraphLink } from '@/lib/contract/graph'
import { computeScore, getMeasures, maxMeasures, normalized } from '@/lib/score/measures'

/** Returns the score of every node, by the formula in `lib/score/formula.ts`. */
export function scores(nodes: readonly string[], links: readonly GraphLink[]): Map<string, number> {
  const measures = getMeasures(nodes, links)
  const max = maxMeasures(measures.values())
  return new Map(
    [...measures].map(([node, measure]) => [
      node,
      measure.degree === 0 ? 0 : computeScore(normalized(max, measure)),
    ]),
  )
}
