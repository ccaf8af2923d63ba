/**
 * Creates the links between records. The graph consists of these links, and every number of links counts them. The
 * contract has few link types besides the types for projects, so each remaining relation gets the type with the closest
 * meaning (docs/decisions/002-link-types.md).
 */
import { displayName } from '@/lib/contract/families'
import type { GraphLink, LinkType } from '@/lib/contract/graph'
import { type NodeFamily, nodeId } from '@/lib/contract/node-types'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import { type Facts, recordName } from '@/lib/facts/load/records'
import { countValues } from '@/lib/text/group-by'

const verbs: Record<LinkType, string> = {
  Managing: 'manages',
  Funding: 'funds',
  Affiliation: 'is affiliated with',
  Member: 'is a member of',
  'Person of Interest': 'is involved in',
  DLTinstancesupport: 'uses',
  'DLT based on': 'is based on',
  followsRegulation: 'follows',
  Follows: 'follows',
  Management: 'manages',
  Interoperability: 'interoperates with',
}

interface LinkEnd {
  id: string
  name: string
}

/**
 * Returns the record with a key. Throws for an unknown key, which the check of the facts rules out.
 * @example lookUp(facts, 'entities', 'zurich-test-office').name
 */
export function lookUp<F extends keyof Facts>(
  facts: Facts,
  family: F,
  key: string,
): Facts[F] extends Map<string, infer R> ? R : never {
  const record = facts[family].get(key)
  if (!record) throw new Error(`There is no record "${key}" in ${family}`)
  return record as never
}

export function getEnd(facts: Facts, family: NodeFamily, key: string): LinkEnd {
  const record = lookUp(facts, family, key)
  return { id: nodeId(family, record.id), name: displayName(family, recordName(record)) }
}

/** The part and the parent of a `Parent` or `Child` relation. Undefined for other relations. */
function getPartAndParent(
  facts: Facts,
  owner: ProjectRecord,
  relation: ProjectRecord['relations'][0],
) {
  const { type, target } = relation
  if (type !== 'Parent' && type !== 'Child') return undefined
  const other = lookUp(facts, 'projects', target)
  return type === 'Child' ? { part: owner, whole: other } : { part: other, whole: owner }
}

/**
 * True for a `Parent` or `Child` relation of `owner` whose part also states that it is a member of the parent. These
 * are the same relation, which is listed, linked and counted once, as `Member`.
 */
export function repeatsMembership(
  facts: Facts,
  owner: ProjectRecord,
  relation: ProjectRecord['relations'][0],
): boolean {
  const pair = getPartAndParent(facts, owner, relation)
  return (
    pair?.part.relations.some(
      ({ type, target }) => type === 'Member' && lookUp(facts, 'projects', target) === pair.whole,
    ) ?? false
  )
}

/** Creates a link. In its label, `sourceNote` follows the name of the source. */
export const link = (
  source: LinkEnd,
  type: LinkType,
  target: LinkEnd,
  sourceNote = '',
): GraphLink => ({
  sourceNodeId: source.id,
  targetNodeId: target.id,
  type,
  label: `${source.name}${sourceNote} ${verbs[type]} ${target.name}`,
})

export const countLinks = (links: readonly GraphLink[]): Map<string, number> =>
  countValues(
    links.flatMap(({ sourceNodeId, targetNodeId }) => [...new Set([sourceNodeId, targetNodeId])]),
  )
