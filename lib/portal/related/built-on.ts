/** Counts the standards, DID methods and ledgers of a country's projects. */

import type { Country } from '@/lib/contract/countries'
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { type Filters, listAddress } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { getStatusWords } from '@/lib/portal/projects/status'
import { bothOrAll, counted, enumerated, formatCount } from '@/lib/text/counted'
import { groupBy } from '@/lib/text/group-by'
import { isProject } from './project-entry'
import { countEach, type Tally, type TallyItem } from './tally'

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
  [...graph.nodes.values()].filter((node) => node.country === code && isProject(node))

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
    address: listAddress('/projects', { filters }),
    methods: countEach('did-method', input),
    ledgers: countEach('ledger', input),
    standards: countEach('standard', input),
    statuses: countEach('status', input),
  }
}

const getPhrase = ({ value, name }: TallyItem): string =>
  getStatusWords(value)?.phrase ?? name.toLowerCase()

/** A sentence with more statuses is hard to read. The tables below have the numbers. */
const maxStatuses = 4

/** `' Of the projects, 6 are being piloted and 3 have launched.'` */
function describeStatuses({ statuses: { items, none = [] } }: BuiltOn): string {
  const describedStatuses = [...groupBy([...items], getPhrase)].map(([phrase, members]) => {
    const count = members.reduce((sum, item) => sum + item.count, 0)
    const [singular, plural] = getStatusWords(members[0]?.value)?.auxiliary ?? ['is', 'are']
    return { count, text: `${formatCount(count)} ${count === 1 ? singular : plural} ${phrase}` }
  })
  const unknown = none.map(({ count }) => ({
    count,
    text: `the status of ${formatCount(count)} is not disclosed`,
  }))
  const parts = [...describedStatuses, ...unknown]
    .toSorted((a, b) => b.count - a.count)
    .map(({ text }) => text)
  return parts.length > 0 && parts.length <= maxStatuses
    ? ` Of the projects, ${enumerated(parts)}.`
    : ''
}

/** A status that all projects have: `' (launched)'` of one, `' (both launched)'` of two. */
function describeOnlyStatus({ count, statuses: { items, none = [] } }: BuiltOn): string {
  const [phrase, ...otherPhrases] = new Set(items.map(getPhrase))
  if (!phrase || otherPhrases.length > 0 || none.length > 0) return ''
  return count === 1 ? ` (${phrase})` : ` (${bothOrAll(count)} ${phrase})`
}

/** @example 'We list 9 projects based there and 44 organizations. Of the projects, 6 are being piloted and 3 have launched.' */
export function countrySentence(
  { stats }: Pick<Country, 'stats'>,
  builtOn: BuiltOn | undefined,
): string {
  const { projects_hq: projects, projects_target: serving, entities, regulations } = stats
  const state = builtOn?.count === projects ? describeOnlyStatus(builtOn) : ''
  const parts = [
    projects > 0 ? `${counted(projects, 'project')} based there${state}` : '',
    projects === 0 && serving > 0
      ? `${counted(serving, 'project')} that serve${serving === 1 ? 's' : ''} it`
      : '',
    entities > 0 ? counted(entities, 'organization') : '',
    projects === 0 && regulations > 0 ? counted(regulations, 'law') : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return 'We list no projects, organizations or laws there yet.'
  const statuses = builtOn && projects > 1 && state === '' ? describeStatuses(builtOn) : ''
  return `We list ${enumerated(parts)}.${statuses}`
}
