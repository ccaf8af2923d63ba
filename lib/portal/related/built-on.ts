/** Counts what the projects of a country are built on. */

import type { Country } from '@/lib/contract/countries'
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { type Filters, listAddress } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { getStatusWords } from '@/lib/portal/projects/status'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
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

/** The statuses of the projects: `' (3 launched and 6 in pilot)'`, or `' (launched)'` for a single project. */
function describeState({ statuses }: BuiltOn, projects: number): string {
  const parts = statuses.items.map(({ value, name, count }) => {
    const state = getStatusWords(value)?.phrase ?? name.toLowerCase()
    return projects === 1 ? state : `${formatCount(count)} ${state}`
  })
  const { none } = statuses
  if (none && projects > 1) parts.push(`${formatCount(none.count)} whose status is not disclosed`)
  return parts.length > 0 ? ` (${enumerated(parts)})` : ''
}

/** @example 'We know of 13 projects based there (3 launched, 6 in pilot, 2 announced and 2 discontinued) and 44 organizations.' */
export function countrySentence(
  { stats }: Pick<Country, 'stats'>,
  builtOn: BuiltOn | undefined,
): string {
  const { projects_hq: projects, projects_target: serving, entities, regulations } = stats
  const state = builtOn ? describeState(builtOn, projects) : ''
  const parts = [
    projects > 0 ? `${counted(projects, 'project')} based there${state}` : '',
    projects === 0 && serving > 0
      ? `${counted(serving, 'project')} that serve${serving === 1 ? 's' : ''} it`
      : '',
    entities > 0 ? counted(entities, 'organization') : '',
    projects === 0 && regulations > 0 ? counted(regulations, 'law') : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return 'We know of no projects, organizations or laws there yet.'
  return `We know of ${enumerated(parts)}.`
}
