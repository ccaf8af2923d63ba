/** Ids of graph nodes and search results, such as `project-118`, and the records that they stand for. */
import { type Family, families, wordsOf } from '@/lib/contract/families'

export interface NodeReference {
  family: Family
  id: number
}

const familyOfPrefix = new Map(
  families.flatMap((family) => {
    const { prefix } = wordsOf(family)
    return prefix === undefined ? [] : [[prefix, family] as const]
  }),
)

/** The record of `'project-118'`; undefined where the id names none, as that of a region does. */
export function recordOfNode(nodeId: string): NodeReference | undefined {
  const [, prefix = '', digits = ''] = /^(.+)-([1-9]\d{0,15})$/.exec(nodeId) ?? []
  const family = familyOfPrefix.get(prefix)
  const id = Number(digits)
  return family && Number.isSafeInteger(id) ? { family, id } : undefined
}

/** `'project-118'`; undefined for families that the graph does not hold. */
export function nodeOfRecord(family: Family, id: number): string | undefined {
  const { prefix } = wordsOf(family)
  return prefix === undefined ? undefined : `${prefix}-${id}`
}
