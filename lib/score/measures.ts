/** The three measures behind a score, for every node of a graph, and the score that they make. */
import { MultiUndirectedGraph } from 'graphology'
import pagerank from 'graphology-metrics/centrality/pagerank.js'
import type { GraphLink, LinkType } from '@/lib/contract/graph'
import { linkWeights, scoreShares } from './formula'

export interface Measures {
  /** The number of links. */
  degree: number
  /** The sum of their weights. */
  quality: number
  /** PageRank. */
  rank: number
}

export const weightOf = (type: string): number => linkWeights[type as LinkType] ?? 0.2

/** The measures of every node. A link that leads to no node is left out. */
export function measuresOf(
  nodes: readonly string[],
  links: readonly Pick<GraphLink, 'sourceNodeId' | 'targetNodeId' | 'type'>[],
): Map<string, Measures> {
  const graph = new MultiUndirectedGraph()
  for (const node of nodes) graph.addNode(node, { quality: 0 })
  for (const { sourceNodeId, targetNodeId, type } of links) {
    if (!graph.hasNode(sourceNodeId) || !graph.hasNode(targetNodeId)) continue
    const weight = weightOf(type)
    graph.addEdge(sourceNodeId, targetNodeId, { weight })
    for (const node of [sourceNodeId, targetNodeId]) {
      graph.updateNodeAttribute(node, 'quality', (sum: number | undefined) => (sum ?? 0) + weight)
    }
  }
  const ranks = graph.order > 0 ? pagerank(graph, { getEdgeWeight: 'weight' }) : {}
  const measures = nodes.map((node): [string, Measures] => [
    node,
    {
      degree: graph.degree(node),
      quality: graph.getNodeAttribute(node, 'quality') as number,
      rank: ranks[node] ?? 0,
    },
  ])
  return new Map(measures)
}

/** The highest value of each measure. */
export function highestOf(measures: Iterable<Measures>): Measures {
  const highest = { degree: 0, quality: 0, rank: 0 }
  for (const { degree, quality, rank } of measures) {
    highest.degree = Math.max(highest.degree, degree)
    highest.quality = Math.max(highest.quality, quality)
    highest.rank = Math.max(highest.rank, rank)
  }
  return highest
}

const logarithmic = (value: number, highest: number): number =>
  highest > 0 ? Math.log1p(value) / Math.log1p(highest) : 0

/** Each measure between 0 and 1, against the highest of all nodes. */
export const relativeTo = (highest: Measures, { degree, quality, rank }: Measures): Measures => ({
  degree: logarithmic(degree, highest.degree),
  quality: logarithmic(quality, highest.quality),
  rank: highest.rank > 0 ? rank / highest.rank : 0,
})

/** The score from the relative measures of a node that has links, rounded to one decimal. */
export function scoreOf({ degree, quality, rank }: Measures): number {
  const sum = scoreShares.degree * degree + scoreShares.quality * quality + scoreShares.rank * rank
  return Math.round(1000 * sum) / 10
}
