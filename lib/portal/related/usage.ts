/** Counts the projects that use or follow something, or are made for it, by country, status and year of launch. */
import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { type Filters, listAddress } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { type ProjectEntry, projectEntry, projectIdOf } from './project-entry'
import { type Tally, tallyOf } from './tally'

export interface Usage {
  /** The number of projects. `address` is that of their list. */
  count: number
  address: string
  countries: Tally
  statuses: Tally
  years: Tally
}

/** The facet of projects whose values are the records of a family. */
const facetOfFamily = {
  'did-methods': 'did-method',
  'dlt-instances': 'ledger',
  dlts: 'technology',
  industries: 'industry',
  regulations: 'regulation',
  standards: 'standard',
} as const satisfies Partial<Record<Family, string>>

type UsedFamily = keyof typeof facetOfFamily

export const isUsedFamily = (family: Family): family is UsedFamily =>
  Object.hasOwn(facetOfFamily, family)

const isProject = (node: GraphNode): boolean => projectIdOf(node) !== undefined

const distinct = (nodes: readonly GraphNode[]): GraphNode[] => [...new Set(nodes)]

function projectsOf(graph: GraphIndex, family: UsedFamily, id: number): GraphNode[] {
  if (family === 'industries') {
    return [...graph.nodes.values()].filter(
      (node) => isProject(node) && node.industryIds.includes(String(id)),
    )
  }
  const own = graph.neighbours(nodeIdOfRecord(family, id) ?? '').map(({ node }) => node)
  if (family !== 'dlts') return distinct(own.filter(isProject))
  const users = own.flatMap((ledger) => graph.neighbours(ledger.id).map(({ node }) => node))
  return distinct(users.filter(isProject))
}

/** A number of projects, and the address of their list. */
export type ProjectList = Pick<Usage, 'count' | 'address'>

const filtersBy = (family: UsedFamily, id: number): Filters => ({
  [facetOfFamily[family]]: [String(id)],
})

/** The list of the projects that use a record. Undefined if no project in the graph does. */
export function projectListOf(
  graph: GraphIndex,
  family: Family,
  id: number,
): ProjectList | undefined {
  if (!isUsedFamily(family)) return undefined
  const { length: count } = projectsOf(graph, family, id)
  if (count === 0) return undefined
  return { count, address: listAddress('/projects', { page: 1, filters: filtersBy(family, id) }) }
}

export interface UsageOf {
  usage: Usage
  entries: ProjectEntry[]
}

/** Undefined if no project in the graph uses the record. */
export function usageOf(
  graph: GraphIndex,
  names: NameLookup,
  family: UsedFamily,
  id: number,
): UsageOf | undefined {
  const projects = projectsOf(graph, family, id)
  if (projects.length === 0) return undefined
  const filters = filtersBy(family, id)
  const input = { graph, names, filters, projects }
  return {
    usage: {
      count: projects.length,
      address: listAddress('/projects', { page: 1, filters }),
      countries: tallyOf('country', input),
      statuses: tallyOf('status', input),
      years: tallyOf('year', input),
    },
    entries: projects.flatMap((node) => projectEntry(graph, node, names) ?? []),
  }
}
