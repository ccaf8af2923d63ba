/** The facts of a project in the graph that the tables of other profiles show. */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { linkedIds } from '@/lib/portal/list/facets'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { disclosedStatus } from '@/lib/portal/projects/status'

/** Ids are strings, because the ids of DID methods have up to 13 digits and are texts in the graph. */
interface Base {
  family: 'dlt-instances' | 'did-methods'
  id: string
  name: string
}

export interface ProjectEntry {
  id: number
  title: string
  type: string
  status?: string
  launch?: string
  country?: { code: string; name: string }
  /** The ledgers that it uses or, if there are none, the DID methods. */
  base: readonly Base[]
}

export const getProjectId = ({ id }: GraphNode): number | undefined => {
  const record = recordOfNode(id)
  return record?.family === 'projects' ? record.id : undefined
}

function getBase(graph: GraphIndex, node: GraphNode, names: NameLookup): Base[] {
  const neighbours = graph.neighbours(node.id)
  const listLinked = (family: Base['family']) =>
    linkedIds(neighbours, family).map((id) => ({ family, id, name: names.record(family, id) }))
  const ledgers = listLinked('dlt-instances')
  return ledgers.length > 0 ? ledgers : listLinked('did-methods')
}

export function projectEntry(
  graph: GraphIndex,
  node: GraphNode,
  names: NameLookup,
): ProjectEntry | undefined {
  const id = getProjectId(node)
  if (id === undefined) return undefined
  const { title, type, launch, country } = node
  const status = disclosedStatus(node.status)
  return {
    id,
    title,
    type,
    base: getBase(graph, node, names),
    ...(status ? { status } : {}),
    ...(launch ? { launch } : {}),
    ...(country ? { country: { code: country, name: names.country(country) } } : {}),
  }
}
