/** The partners of an organization: organizations that take part in the same projects. */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { byName } from '@/lib/portal/records/name-order'
import { groupBy } from '@/lib/text/group-by'
import { distinctNeighbours, getProjectId, isProject } from './project-entry'

export interface Partner {
  id: number
  name: string
  /** `Public`, `Private`. */
  type: string
  country?: { code: string; name: string }
  /** The projects in which both take part. Projects with the fewest organizations come first. */
  projects: readonly { id: number; title: string }[]
}

/** Partners with as many projects in common. Tuples, because the profile of an organization may name hundreds. */
export interface OtherPartners {
  projectCount: number
  partners: readonly (readonly [id: number, name: string])[]
}

export interface Partners {
  list: readonly Partner[]
  /** All other partners, by the number of common projects in descending order, then by name. */
  undetailed: readonly OtherPartners[]
  count: number
}

const isOrganization = ({ id }: GraphNode): boolean => recordOfNode(id)?.family === 'entities'

/** The others are only named, because each project in common takes a link. */
const maxDetailed = 12

/** A member of a consortium of a hundred is less of a partner than a member of a consortium of three. */
const closeness = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + 1 / size, 0)

interface SharedProject {
  project: GraphNode
  organizations: readonly GraphNode[]
}

/** The projects of an organization with all participants. Projects with the fewest participants come first. */
const listProjects = (graph: GraphIndex, nodeId: string): SharedProject[] =>
  distinctNeighbours(graph, nodeId)
    .filter(isProject)
    .map((project) => ({
      project,
      organizations: distinctNeighbours(graph, project.id).filter(isOrganization),
    }))
    .sort((a, b) => a.organizations.length - b.organizations.length)

function sharedProjects(graph: GraphIndex, nodeId: string): Map<GraphNode, SharedProject[]> {
  const shared = new Map<GraphNode, SharedProject[]>()
  for (const project of listProjects(graph, nodeId)) {
    for (const organization of project.organizations) {
      if (organization.id === nodeId) continue
      shared.set(organization, [...(shared.get(organization) ?? []), project])
    }
  }
  return shared
}

interface RankedPartner {
  node: GraphNode
  common: readonly SharedProject[]
}

function rankedPartners(graph: GraphIndex, nodeId: string): RankedPartner[] {
  const candidates = [...sharedProjects(graph, nodeId)].map(([node, common]) => ({
    node,
    common,
    closenessScore: closeness(common.map(({ organizations }) => organizations.length)),
  }))
  return candidates.sort(
    (a, b) =>
      b.common.length - a.common.length ||
      b.closenessScore - a.closenessScore ||
      a.node.title.localeCompare(b.node.title),
  )
}

const getEntityId = ({ id }: GraphNode): number => recordOfNode(id)?.id ?? 0

/** The readers of a long list look for a name. */
const getOthers = (sortedPartners: readonly RankedPartner[]): OtherPartners[] =>
  [...groupBy(sortedPartners, ({ common }) => common.length)].map(([projectCount, partners]) => ({
    projectCount,
    partners: partners
      .map(({ node }) => [getEntityId(node), node.title] as const)
      .sort(([, a], [, b]) => byName(a, b)),
  }))

export function getPartners(
  graph: GraphIndex,
  names: NameLookup,
  nodeId: string,
): Partners | undefined {
  const sortedPartners = rankedPartners(graph, nodeId)
  if (sortedPartners.length === 0) return undefined
  return {
    list: sortedPartners.slice(0, maxDetailed).map(({ node, common }) => ({
      id: getEntityId(node),
      name: node.title,
      type: graph.getTypes(node).join(', '),
      ...(node.country
        ? { country: { code: node.country, name: names.country(node.country) } }
        : {}),
      projects: common.map(({ project }) => ({
        id: getProjectId(project) ?? 0,
        title: project.title,
      })),
    })),
    undetailed: getOthers(sortedPartners.slice(maxDetailed)),
    count: sortedPartners.length,
  }
}
