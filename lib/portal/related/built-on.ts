/** Counts what the projects of a country are built on. */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { type Filters, listAddress } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { getProjectId } from './project-entry'
import { countEach, type Tally } from './tally'

export interface BuiltOn {
  /** The number of projects and consortia headquartered in the country. `address` is that of their list. */
  count: number
  address: string
  methods: Tally
  ledgers: Tally
  standards: Tally
  statuses: Tally
}

export const projectsOfCountry = (graph: GraphIndex, code: string): GraphNode[] =>
  [...graph.nodes.values()].filter(
    (node) => node.country === code && getProjectId(node) !== undefined,
  )

/** Undefined if no project in the graph is headquartered in the country. */
export function getBuiltOn(
  graph: GraphIndex,
  names: NameLookup,
  code: string,
): BuiltOn | undefined {
  const projects = projectsOfCountry(graph, code)
  if (projects.length === 0) return undefined
  const filters: Filters = { country: [code] }
  const input = { graph, names, filters, projects }
  return {
    count: projects.length,
    address: listAddress('/projects', { page: 1, filters }),
    methods: countEach('did-method', input),
    ledgers: countEach('ledger', input),
    standards: countEach('standard', input),
    statuses: countEach('status', input),
  }
}
