/**
 * The score of a node: how central it is, from 0 to 100.
 *
 *     score = 100 × (0.35 × degree + 0.40 × quality + 0.25 × rank)
 *
 * degree is the number of links; quality is the sum of the links' weights below; rank is PageRank over the same links,
 * walked in both directions and weighted alike. Each is put between 0 and 1 against the highest of all nodes; degree
 * and quality on a logarithmic scale, because counts of links are skewed. A node without links has the score 0.
 */
import { MultiUndirectedGraph } from 'graphology'
import pagerank from 'graphology-metrics/centrality/pagerank.js'
import type { GraphLink, LinkType } from '@/lib/contract/graph'

/** The weight of a link: Managing > Funding > Member > Affiliation > a mention. */
export const linkWeights: Record<LinkType, number> = {
  Managing: 1,
  Funding: 0.8,
  Member: 0.6,
  Management: 0.6,
  Parent: 0.6,
  Child: 0.6,
  Interoperability: 0.5,
  Affiliation: 0.4,
  DLTinstancesupport: 0.4,
  'DLT based on': 0.4,
  Follows: 0.3,
  followsRegulation: 0.3,
  'Person of Interest': 0.2,
}

export const scoreShares = { degree: 0.35, quality: 0.4, rank: 0.25 }

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
