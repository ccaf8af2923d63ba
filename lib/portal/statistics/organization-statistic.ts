/** The statistic of organizations by their roles in projects. */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { counted, formatCount } from '@/lib/text/counted'
import type { Statistic } from './statistic'

const familyOf = (id: string) => recordOfNode(id)?.family

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
    .filter((ends) => ends.some((id) => familyOf(id) === 'projects'))
    .flat()
  return new Set(ids.filter((id) => familyOf(id) === 'entities'))
}

const bothWords = (both: number): string => {
  if (both === 0) return ''
  return both === 1
    ? '; 1 organization is both public and private and counts as each'
    : `; ${formatCount(both)} organizations are both public and private and count as each`
}

export function organizationStatistic(graph: GraphIndex): Statistic {
  const organizations = [...graph.nodes.values()].filter(({ id }) => familyOf(id) === 'entities')
  const types = [...new Set(organizations.flatMap(graph.typesOf))].sort().reverse()
  const valuesOf = (among: readonly GraphNode[]) =>
    types.map((type) => among.filter((node) => graph.typesOf(node).includes(type)).length)
  const both = organizations.filter((node) => graph.typesOf(node).length > 1).length
  const rows = roles.map(({ type, label }) => {
    const ids = organizationsWith(graph, type)
    return { label, values: valuesOf(organizations.filter(({ id }) => ids.has(id))) }
  })
  return {
    id: 'organizations',
    title: 'Organizations by sector and role',
    shows: `The roles that ${counted(organizations.length, 'organization')} have in projects and consortia. An organization with several roles counts in each.`,
    limits: `The type is as the record gives it${bothWords(both)}. How much an organization gives or does is not recorded, so one letter of support counts as much as years of work.`,
    form: 'bars',
    heading: 'Role',
    columns: types,
    rows: [{ label: 'All in this record', values: valuesOf(organizations) }, ...rows],
  }
}
