/**
 * The score of a node, which measures how central it is, from 0 to 100.
 *
 *     score = 100 × (0.35 × degree + 0.40 × weightedDegree + 0.25 × rank)
 *
 * degree is the number of links, weightedDegree is the sum of their weights, and rank is PageRank over the same links, treated as undirected and with the same weights. Each is divided by its maximum over all nodes; degree and weightedDegree are first
 * put on a logarithmic scale, because a few nodes have most of the links. A node without links has a score of 0.
 */
import type { LinkType } from '@/lib/contract/graph'

/** The weight of each type of link: Managing > Funding > Member > Affiliation > Person of Interest. */
export const linkWeights: Record<LinkType, number> = {
  Managing: 1,
  Funding: 0.8,
  Member: 0.6,
  Management: 0.6,
  Interoperability: 0.5,
  Affiliation: 0.4,
  DLTinstancesupport: 0.4,
  'DLT based on': 0.4,
  Follows: 0.3,
  followsRegulation: 0.3,
  'Person of Interest': 0.2,
}

/** The share of each measure in the score. The shares add up to 1. */
export const scoreShares = { degree: 0.35, weightedDegree: 0.4, rank: 0.25 }
