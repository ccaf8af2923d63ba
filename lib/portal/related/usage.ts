/**
 * Counts the projects that use or follow something, or target it, by country, status and year of
 * launch.
 */
import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { noValue } from '@/lib/portal/list/facets'
import { type Filters, listAddress, withValues } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { launchYear } from '@/lib/portal/projects/project-dates'
import { describeStatuses, disclosedStatus, getStage } from '@/lib/portal/projects/status'
import { undatedReasons } from '@/lib/portal/projects/undated'
import { projectsOfCountry } from './built-on'
import { distinctNeighbours, isProject, type ProjectEntry, projectEntry } from './project-entry'
import { countEach, type Tally, type TallyInput } from './tally'

export interface Usage {
  /** The number of projects. `address` is that of their list. */
  count: number
  address: string
  countries: Tally
  statuses: Tally
  /** The statuses in words: `'16 launched, 6 being piloted and 15 announced'`. */
  statusPhrase: string
  /** The launch years from the first to the last. */
  years: Tally
  /** The number of pilots that are counted in the year in which they began. */
  datedPilots: number
}

/** The filters of the list of projects by the families of records that projects use. */
export const facetOfFamily = {
  'did-methods': 'did-method',
  'dlt-instances': 'ledger',
  dlts: 'technology',
  industries: 'industry',
  regulations: 'regulation',
  standards: 'standard',
} as const satisfies Partial<Record<Family, string>>

export type UsedFamily = keyof typeof facetOfFamily

export const isUsedFamily = (family: Family): family is UsedFamily =>
  Object.hasOwn(facetOfFamily, family)

function listProjects(graph: GraphIndex, family: UsedFamily, id: number): GraphNode[] {
  if (family === 'industries') {
    return [...graph.nodes.values()].filter(
      (node) => isProject(node) && node.industryIds.includes(String(id)),
    )
  }
  const neighbours = distinctNeighbours(graph, nodeIdOfRecord(family, id) ?? '')
  if (family !== 'dlts') return neighbours.filter(isProject)
  const users = neighbours.flatMap((ledger) => distinctNeighbours(graph, ledger.id))
  return [...new Set(users)].filter(isProject)
}

export type ProjectList = Pick<Usage, 'count' | 'address'>

const filtersBy = (family: UsedFamily, id: number): Filters => ({
  [facetOfFamily[family]]: [String(id)],
})

interface RecordReference {
  family: Family
  id: number
  /** For countries. */
  code?: string | undefined
}

/**
 * The list of the projects that use a record or, for a country, are based in it. Undefined if no project in the graph
 * does.
 */
export function getProjectList(
  graph: GraphIndex,
  { family, id, code }: RecordReference,
): ProjectList | undefined {
  const inList = (projects: readonly GraphNode[], filters: Filters) =>
    projects.length > 0
      ? { count: projects.length, address: listAddress('/projects', { filters }) }
      : undefined
  if (code !== undefined) return inList(projectsOfCountry(graph, code), { country: [code] })
  return isUsedFamily(family)
    ? inList(listProjects(graph, family, id), filtersBy(family, id))
    : undefined
}

/** The launch years, and the projects without one by reason. */
function countYears(input: TallyInput): Tally {
  const { none: _, ...years } = countEach('year', input, Number.POSITIVE_INFINITY)
  const none = undatedReasons.flatMap(({ label, statuses }) => {
    const projects = input.projects.filter(({ status }) =>
      statuses.includes(disclosedStatus(status) ?? noValue),
    )
    const filters = withValues(input.filters, 'status', statuses)
    const undated = countEach('year', { ...input, projects, filters }).none ?? []
    return undated.map((item) => ({ ...item, name: label }))
  })
  const items = years.items.toReversed()
  return { ...years, items, ...(none.length > 0 ? { none } : {}) }
}

/** The verb for the relation of projects to the records of a family, if it is not “use”. */
const usePhrases: Partial<Record<Family, readonly [singular: string, plural: string]>> = {
  industries: ['serves', 'serve'],
  regulations: ['follows', 'follow'],
  standards: ['follows or maintains', 'follow or maintain'],
}

export const formatUse = (family: Family, count: number): string =>
  (usePhrases[family] ?? ['uses', 'use'])[count === 1 ? 0 : 1]

interface UsageOf {
  usage: Usage
  entries: ProjectEntry[]
}

/** Undefined if no project in the graph uses the record. */
export function getUsage(
  graph: GraphIndex,
  names: NameLookup,
  family: UsedFamily,
  id: number,
): UsageOf | undefined {
  const projects = listProjects(graph, family, id)
  if (projects.length === 0) return undefined
  const filters = filtersBy(family, id)
  const input = { graph, names, filters, projects }
  return {
    usage: {
      count: projects.length,
      address: listAddress('/projects', { filters }),
      countries: countEach('country', input),
      statuses: countEach('status', input),
      statusPhrase: describeStatuses(projects),
      years: countYears(input),
      datedPilots: projects.filter(
        ({ status, launch }) => getStage(status) === 'pilot' && launchYear(launch) !== undefined,
      ).length,
    },
    entries: projects.flatMap((node) => projectEntry(node, names) ?? []),
  }
}
