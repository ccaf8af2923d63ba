/** The organizations that work with another one: those that take part in the same projects. */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { projectIdOf } from './project-entry'

export interface Partner {
  id: number
  name: string
  /** `Public`, `Private`. */
  type: string
  country?: { code: string; name: string }
  /** The projects that both take part in, those with the fewest organizations first. */
  projects: readonly { id: number; title: string }[]
}

export interface Partners {
  /** The first ones. */
  list: readonly Partner[]
  /** The number of all. */
  count: number
}

const isOrganization = ({ id }: GraphNode): boolean => recordOfNode(id)?.family === 'entities'

const distinct = (nodes: readonly GraphNode[]): GraphNode[] => [...new Set(nodes)]

const maxPartners = 12

/** One of a hundred members of a consortium is less of a partner than one of three. */
const closeness = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + 1 / size, 0)

interface SharedProject {
  project: GraphNode
  organizations: readonly GraphNode[]
}

/** The projects of an organization with all that take part, those with the fewest first. */
const projectsOf = (graph: GraphIndex, nodeId: string): SharedProject[] =>
  distinct(graph.neighbours(nodeId).map(({ node }) => node))
    .filter((node) => projectIdOf(node) !== undefined)
    .map((project) => ({
      project,
      organizations: distinct(graph.neighbours(project.id).map(({ node }) => node)).filter(
        isOrganization,
      ),
    }))
    .sort((a, b) => a.organizations.length - b.organizations.length)

/** The projects in common, by the organization that takes part in them too. */
function sharedProjects(graph: GraphIndex, nodeId: string): Map<GraphNode, SharedProject[]> {
  const shared = new Map<GraphNode, SharedProject[]>()
  for (const one of projectsOf(graph, nodeId)) {
    for (const organization of one.organizations) {
      if (organization.id === nodeId) continue
      shared.set(organization, [...(shared.get(organization) ?? []), one])
    }
  }
  return shared
}

/** The partners with the most projects in common first; of those with as many, the closest. Undefined for none. */
export function partnersOf(
  graph: GraphIndex,
  names: NameLookup,
  nodeId: string,
): Partners | undefined {
  const shared = sharedProjects(graph, nodeId)
  if (shared.size === 0) return undefined
  const ranked = [...shared].map(([node, common]) => ({
    node,
    common,
    near: closeness(common.map(({ organizations }) => organizations.length)),
  }))
  ranked.sort(
    (a, b) =>
      b.common.length - a.common.length ||
      b.near - a.near ||
      a.node.title.localeCompare(b.node.title),
  )
  return {
    count: shared.size,
    list: ranked.slice(0, maxPartners).map(({ node, common }) => ({
      id: recordOfNode(node.id)?.id ?? 0,
      name: node.title,
      type: graph.typesOf(node).join(', '),
      ...(node.country
        ? { country: { code: node.country, name: names.country(node.country) } }
        : {}),
      projects: common.map(({ project }) => ({
        id: projectIdOf(project) ?? 0,
        title: project.title,
      })),
    })),
  }
}
