/** Works out the score of one project from the graph, step by step, for readers of the methodology. */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import {
  computeMeasures,
  computeScore,
  getWeight,
  type Measures,
  maxMeasures,
  normalize,
} from '@/lib/score/measures'
import { groupBy } from '@/lib/text/group-by'

export interface ScoreExample {
  id: number
  title: string
  /** Its links by type, in descending order of weight. */
  links: { type: string; count: number; weight: number }[]
  measures: Measures
  highest: Measures
  relative: Measures
  computed: number
  /** The score that the API returns. */
  published: number
}

/** The project in the middle of the ranking, because its links are few enough to follow by hand. */
function middleProject(nodes: Iterable<GraphNode>): GraphNode | undefined {
  const projects = [...nodes].filter(
    ({ id, score }) => recordOfNode(id)?.family === 'projects' && (score ?? 0) > 0,
  )
  projects.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || (a.id < b.id ? -1 : 1))
  return projects[Math.floor(projects.length / 2)]
}

/** Undefined if no project of the graph has a score. */
export function makeScoreExample({
  nodes,
  links,
  neighbours,
}: GraphIndex): ScoreExample | undefined {
  const node = middleProject(nodes.values())
  const record = node && recordOfNode(node.id)
  const measures = computeMeasures([...nodes.keys()], links)
  const nodeMeasures = node && measures.get(node.id)
  if (!node || !record || !nodeMeasures) return undefined
  const highest = maxMeasures(measures.values())
  const relative = normalize(highest, nodeMeasures)
  const byType = [...groupBy(neighbours(node.id), ({ link }) => link.type)]
  return {
    id: record.id,
    title: node.title,
    links: byType
      .map(([type, members]) => ({ type, count: members.length, weight: getWeight(type) }))
      .sort((a, b) => b.weight - a.weight),
    measures: nodeMeasures,
    highest,
    relative,
    computed: computeScore(relative),
    published: node.score ?? 0,
  }
}
