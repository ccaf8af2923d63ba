/** Statistics derived from the graph: what projects use, and for which industries they are meant. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import type { Industry } from '@/lib/contract/industries'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { recordPath } from '@/lib/portal/records/record-path'
import { counted, formatCount } from '@/lib/text/counted'
import { drawnRows, type Statistic, type StatisticId, unknownRow } from './statistic'

const familyOfId = (id: string) => recordOfNode(id)?.family

const roles = [
  { type: 'Managing', label: 'Manage a project' },
  { type: 'Funding', label: 'Fund a project' },
  { type: 'Member', label: 'Are members of a consortium' },
  { type: 'Affiliation', label: 'Are affiliated in another way' },
]

/** The ids of organizations that have a link of a type to a project. */
function organizationsWith(graph: GraphIndex, type: string): Set<string> {
  const ids = graph.links
    .filter((link) => link.type === type)
    .map(({ sourceNodeId, targetNodeId }) => [sourceNodeId, targetNodeId])
    .filter((ends) => ends.some((id) => familyOfId(id) === 'projects'))
    .flat()
  return new Set(ids.filter((id) => familyOfId(id) === 'entities'))
}

const bothWords = (both: number): string => {
  if (both === 0) return ''
  return both === 1
    ? '; 1 organization is both public and private and counts as each'
    : `; ${formatCount(both)} organizations are both public and private and count as each`
}

export function organizationStatistic(graph: GraphIndex): Statistic {
  const organizations = [...graph.nodes.values()].filter(({ id }) => familyOfId(id) === 'entities')
  const types = [...new Set(organizations.flatMap(graph.getTypes))].sort().reverse()
  const getValues = (among: readonly GraphNode[]) =>
    types.map((type) => among.filter((node) => graph.getTypes(node).includes(type)).length)
  const both = organizations.filter((node) => graph.getTypes(node).length > 1).length
  const rows = roles.map(({ type, label }) => {
    const ids = organizationsWith(graph, type)
    return { label, values: getValues(organizations.filter(({ id }) => ids.has(id))) }
  })
  return {
    id: 'organizations',
    title: 'Organizations by sector and role',
    shows: `The roles that ${counted(organizations.length, 'organization')} have in projects and consortia. An organization with several roles counts under each.`,
    limits: `Sectors are as in the profiles${bothWords(both)}. We do not record how much an organization contributes: a letter of support counts as much as years of work.`,
    form: 'bars',
    heading: 'Role',
    columns: types,
    rows: [{ label: 'All', values: getValues(organizations) }, ...rows],
  }
}

const getFamily = ({ id }: GraphNode) => recordOfNode(id)?.family

const listProjects = (graph: GraphIndex): GraphNode[] =>
  [...graph.nodes.values()].filter((node) => getFamily(node) === 'projects')

interface Named {
  label: string
  address?: string
  /** The node ids of the projects. */
  projects: Set<string>
}

const unite = (groups: readonly Named[]): Set<string> =>
  new Set(groups.flatMap(({ projects }) => [...projects]))

/**
 * Groups as rows, the highest first. The rest that is not drawn counts each project once, even if
 * it is in several groups.
 */
function makeRows(groups: readonly Named[], others: (count: number) => string) {
  const sorted = groups.toSorted(
    (a, b) => b.projects.size - a.projects.size || a.label.localeCompare(b.label, 'en'),
  )
  const rows = sorted.map(({ label, address, projects }) => ({
    label,
    address,
    values: [projects.size],
  }))
  const left = sorted.slice(drawnRows(sorted).length)
  const rest = { label: others(left.length), values: [unite(left).size] }
  return left.length > 0 ? { rows, rest } : { rows }
}

interface Usage {
  id: StatisticId
  title: string
  heading: string
  family: 'did-methods' | 'dlt-instances' | 'standards'
  linkType: string
  getLabel?: (title: string) => string
  one: string
  /** The verb in the sentence about the projects that name some. */
  verb: string
  limits: string
}

const usages: readonly Usage[] = [
  {
    id: 'did-methods',
    title: 'Most used DID methods',
    heading: 'DID method',
    family: 'did-methods',
    linkType: 'Follows',
    getLabel: (title) => `did:${title.replace(/^did:/, '')}`,
    one: 'DID method',
    verb: 'use',
    limits: 'Many projects do not publish their DID method, so these are lower bounds.',
  },
  {
    id: 'ledgers',
    title: 'Most used ledgers',
    heading: 'Ledger',
    family: 'dlt-instances',
    linkType: 'DLTinstancesupport',
    one: 'ledger',
    verb: 'support',
    limits: 'Projects without a ledger and projects that do not name one are counted together.',
  },
  {
    id: 'standards',
    title: 'Most used standards',
    heading: 'Standard',
    family: 'standards',
    linkType: 'Follows',
    one: 'standard',
    verb: 'follow',
    limits:
      'A project counts if its sources state that it follows the standard. We do not test that. Maintaining a standard does not count as following it.',
  },
]

/** The two ends of a link: the project, and the thing that it uses. Undefined for other kinds of links. */
function usageIn(graph: GraphIndex, link: GraphLink, { family, linkType }: Usage) {
  if (link.type !== linkType) return undefined
  const ends = [graph.nodes.get(link.sourceNodeId), graph.nodes.get(link.targetNodeId)]
  const project = ends.find((node) => node && getFamily(node) === 'projects')
  const used = ends.find((node) => node && getFamily(node) === family)
  return project && used ? { project, used } : undefined
}

function getGroups(graph: GraphIndex, usage: Usage): Named[] {
  const groups = new Map<string, Named>()
  for (const link of graph.links) {
    const found = usageIn(graph, link, usage)
    if (!found) continue
    const { id, title } = found.used
    const label = usage.getLabel?.(title) ?? title
    const record = recordOfNode(id)
    const address = record && recordPath(usage.family, record.id, title)
    const group = groups.get(id) ?? { label, address, projects: new Set() }
    groups.set(id, group)
    group.projects.add(found.project.id)
  }
  return [...groups.values()]
}

function usageStatistic(graph: GraphIndex, usage: Usage): Statistic {
  const groups = getGroups(graph, usage)
  const total = listProjects(graph).length
  const naming = unite(groups).size
  const many = `${usage.one}s`
  return {
    id: usage.id,
    title: usage.title,
    shows: `${formatCount(naming)} of ${counted(total, 'project')} and consortia name ${counted(groups.length, usage.one)} that they ${usage.verb}. A project that names several counts under each.`,
    limits: `${formatCount(total - naming)} name none. ${usage.limits}`,
    form: 'bars',
    heading: usage.heading,
    columns: ['Projects'],
    ...makeRows(groups, (count) => `${count} other ${many}`),
    unknown: unknownRow(`No ${usage.one} named`, [total - naming]),
  }
}

export const usageStatistics = (graph: GraphIndex): Statistic[] =>
  usages.map((usage) => usageStatistic(graph, usage))

export function industryStatistic(graph: GraphIndex, industries: readonly Industry[]): Statistic {
  const projects = listProjects(graph)
  const groups = industries.map(({ id, name }) => ({
    label: name,
    address: recordPath('industries', id, name),
    projects: new Set(
      projects.filter((node) => node.industryIds.includes(String(id))).map((node) => node.id),
    ),
  }))
  const none = projects.filter((node) => node.industryIds.length === 0).length
  const small = projects.length - none - unite(groups).size
  return {
    id: 'industries',
    title: 'Projects by industry',
    shows: `${counted(projects.length, 'project')} and consortia by industry. A project can count in several industries.`,
    limits:
      small > 0
        ? `Industries with fewer than five projects are not shown (${counted(small, 'project')}).`
        : 'Every industry with projects is shown.',
    form: 'bars',
    heading: 'Industry',
    columns: ['Projects'],
    ...makeRows(groups, (count) => `${count} other industries`),
    unknown: unknownRow('No industry named', [none]),
  }
}
