/** Converts between records and the ids of graph nodes and search results, such as `project-118`. */
import { type Family, families, getWords } from '@/lib/contract/families'

export interface NodeReference {
  family: Family
  id: number
}

const familyOfPrefix = new Map(
  families.flatMap((family) => {
    const { prefix } = getWords(family)
    return prefix === undefined ? [] : [[prefix, family] as const]
  }),
)

/**
 * The record of a node. Undefined if the node is not a record, such as a region.
 * @example recordOfNode('project-118') // { family: 'projects', id: 118 }
 */
export function recordOfNode(nodeId: string): NodeReference | undefined {
  const [, prefix = '', digits = ''] = /^(.+)-([1-9]\d{0,15})$/.exec(nodeId) ?? []
  const family = familyOfPrefix.get(prefix)
  const id = Number(digits)
  return family && Number.isSafeInteger(id) ? { family, id } : undefined
}

/**
 * The node id of a record. Undefined for families that are not in the graph.
 * @example nodeIdOfRecord('projects', 118) // 'project-118'
 */
export function nodeIdOfRecord(family: Family, id: number): string | undefined {
  const { prefix } = getWords(family)
  return prefix === undefined ? undefined : `${prefix}-${id}`
}
