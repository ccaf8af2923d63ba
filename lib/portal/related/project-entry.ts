/** The facts of a project in the graph that the tables of other profiles show. */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { disclosedStatus } from '@/lib/portal/projects/status'

export interface ProjectEntry {
  id: number
  title: string
  status?: string
  launch?: string
  country?: { code: string; name: string }
}

export const getProjectId = ({ id }: GraphNode): number | undefined => {
  const record = recordOfNode(id)
  return record?.family === 'projects' ? record.id : undefined
}

export const isProject = (node: GraphNode): boolean => getProjectId(node) !== undefined

/** The neighbours of a node, each once. */
export const distinctNeighbours = (graph: GraphIndex, id: string): GraphNode[] => [
  ...new Set(graph.neighbours(id).map(({ node }) => node)),
]

export function projectEntry(node: GraphNode, names: NameLookup): ProjectEntry | undefined {
  const id = getProjectId(node)
  if (id === undefined) return undefined
  const { title, launch, country } = node
  const status = disclosedStatus(node.status)
  return {
    id,
    title,
    ...(status ? { status } : {}),
    ...(launch ? { launch } : {}),
    ...(country ? { country: { code: country, name: names.country(country) } } : {}),
  }
}
