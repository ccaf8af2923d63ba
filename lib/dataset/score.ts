/** Computes the scores of a graph, by the formula of `lib/score/formula.ts`. */
import { MultiUndirectedGraph } from 'graphology'
import pagerank from 'graphology-metrics/centrality/pagerank.js'
import type { GraphLink, LinkType } from '@/lib/contract/graph'
import { linkWeights, scoreShares } from '@/lib/score/formula'

const weightOf = (link: GraphLink): number => linkWeights[link.type as LinkType] ?? 0.2

const logarithmic = (value: number, highest: number): number =>
  highest > 0 ? Math.log1p(value) / Math.log1p(highest) : 0

/** The score of every node, rounded to one decimal. */
export function scores(nodes: readonly string[], links: readonly GraphLink[]): Map<string, number> {
  const graph = new MultiUndirectedGraph()
  for (const node of nodes) graph.addNode(node, { quality: 0 })
  for (const link of links) {
    const weight = weightOf(link)
    graph.addEdge(link.sourceNodeId, link.targetNodeId, { weight })
    for (const node of [link.sourceNodeId, link.targetNodeId]) {
      graph.updateNodeAttribute(node, 'quality', (sum: number | undefined) => (sum ?? 0) + weight)
    }
  }
  const ranks = graph.order > 0 ? pagerank(graph, { getEdgeWeight: 'weight' }) : {}
  const measures = nodes.map((node) => ({
    node,
    degree: graph.degree(node),
    quality: graph.getNodeAttribute(node, 'quality') as number,
    rank: ranks[node] ?? 0,
  }))
  const highest = (name: 'degree' | 'quality' | 'rank') =>
    measures.reduce((most, measure) => Math.max(most, measure[name]), 0)
  const [degree, quality, rank] = [highest('degree'), highest('quality'), highest('rank')]
  return new Map(
    measures.map((measure) => {
      if (measure.degree === 0) return [measure.node, 0]
      const sum =
        scoreShares.degree * logarithmic(measure.degree, degree) +
        scoreShares.quality * logarithmic(measure.quality, quality) +
        scoreShares.rank * (rank > 0 ? measure.rank / rank : 0)
      return [measure.node, Math.round(1000 * sum) / 10]
    }),
  )
}
