/**
 * Synthetic facts for the projects of a synthetic graph, as their lists and details would state them. For benchmarks
 * and tests.
 */
import type { GraphNode } from '@/lib/contract/graph'
import { inclusionCriteria, technicalProperties } from '@/lib/contract/projects'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { type AllProjectFacts, projectFactsOf } from '@/lib/portal/projects/project-facts'

const regions = ['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']
const answers = [true, false, null] as const

/** The item of a list selected by a number, counting round. */
const pick = <T>(list: readonly [T, ...T[]] | readonly T[], number: number): T =>
  list[number % list.length] as T

const answersTo = <Name extends string>(names: readonly Name[], seed: number) =>
  Object.fromEntries(names.map((name, index) => [name, pick(answers, seed + index * (seed % 5))]))

/** Equal nodes give equal facts. */
export function syntheticProjectFacts(nodes: readonly GraphNode[]): AllProjectFacts {
  const projects = nodes.flatMap((node) => {
    const record = recordOfNode(node.id)
    return record?.family === 'projects' ? [{ ...node, id: record.id }] : []
  })
  const codes = [...new Set(projects.flatMap(({ country }) => country ?? []))]
  return projectFactsOf({
    projects: projects.map(({ id }) => ({ id, region: pick(regions, id) })),
    countries: codes.map((code, place) => ({
      code,
      projects_target: projects
        .filter(({ id }) => (id + place) % 7 === 0)
        .map(({ id, title, type }) => ({ id, title, type })),
    })),
    details: projects.map(({ id, title, type }) => ({
      id,
      title,
      type,
      ...answersTo(technicalProperties, id),
      inclusion_criteria: answersTo(inclusionCriteria, id),
      stats: { total_links: 0, score: 0 },
    })),
  })
}
