/** Computes the three measures of a node, and its score from them. */
import { MultiUndirectedGraph } from 'graphology'
import pagerank from 'graphology-metrics/centrality/pagerank.js'
import type { GraphLink, LinkType } from '@/lib/contract/graph'
import { linkWeights, scoreShares } from './formula'

export interface Measures {
  /** The number of links. */
  degree: number
  /** The sum of the links' weights. */
  weightedDegree: number
  /** The PageRank. */
  rank: number
}

/** Returns the weight of a link. Other servers may have link types beyond the contract, which get the lowest weight. */
export const getWeight = (type: string): number => linkWeights[type as LinkType] ?? 0.2

/** Returns the measures of every node. A link to an unknown node is ignored. */
export function computeMeasures(
  nodes: readonly string[],
  links: readonly Pick<GraphLink, 'sourceNodeId' | 'targetNodeId' | 'type'>[],
): Map<string, Measures> {
  const graph = new MultiUndirectedGraph()
  for (const node of nodes) graph.addNode(node, { weightedDegree: 0 })
  for (const { sourceNodeId, targetNodeId, type } of links) {
    if (!graph.hasNode(sourceNodeId) || !graph.hasNode(targetNodeId)) continue
    const weight = getWeight(type)
    graph.addEdge(sourceNodeId, targetNodeId, { weight })
    for (const node of [sourceNodeId, targetNodeId]) {
      graph.updateNodeAttribute(
        node,
        'weightedDegree',
        (sum: number | undefined) => (sum ?? 0) + weight,
      )
    }
  }
  const ranks = graph.order > 0 ? pagerank(graph, { getEdgeWeight: 'weight' }) : {}
  const measures = nodes.map((node): [string, Measures] => [
    node,
    {
      degree: graph.degree(node),
      weightedDegree: graph.getNodeAttribute(node, 'weightedDegree') as number,
      rank: ranks[node] ?? 0,
    },
  ])
  return new Map(measures)
}

/** Returns the maximum of each measure. */
export function maxMeasures(measures: Iterable<Measures>): Measures {
  const max = { degree: 0, weightedDegree: 0, rank: 0 }
  for (const { degree, weightedDegree, rank } of measures) {
    max.degree = Math.max(max.degree, degree)
    max.weightedDegree = Math.max(max.weightedDegree, weightedDegree)
    max.rank = Math.max(max.rank, rank)
  }
  return max
}

const scaleLogarithmically = (value: number, max: number): number =>
  max > 0 ? Math.log1p(value) / Math.log1p(max) : 0

/**
 * Scales each measure to 0–1, relative to its maximum over all nodes.
 * @example computeScore(normalize(maxMeasures(measures.values()), measure))
 */
export const normalize = (max: Measures, { degree, weightedDegree, rank }: Measures): Measures => ({
  degree: scaleLogarithmically(degree, max.degree),
  weightedDegree: scaleLogarithmically(weightedDegree, max.weightedDegree),
  rank: max.rank > 0 ? rank / max.rank : 0,
})

/** Computes the score of a node that has links, from its normalized measures. Rounded to one decimal place. */
export function computeScore({ degree, weightedDegree, rank }: Measures): number {
  const sum =
    scoreShares.degree * degree +
    scoreShares.weightedDegree * weightedDegree +
    scoreShares.rank * rank
  return Math.round(1000 * sum) / 10
}
