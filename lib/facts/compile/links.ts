/**
 * How the links between records are made. The graph consists of them, and every count of links is a count of them. The
 * contract has few types for links other than those of projects, so each of these has the type with the closest meaning
 * (docs/decisions/002-link-types.md).
 */
import { displayName } from '@/lib/contract/families'
import type { GraphLink, LinkType } from '@/lib/contract/graph'
import { type NodeFamily, nodeId } from '@/lib/contract/node-types'
import type { Facts } from '@/lib/facts/load/records'
import { recordName } from '@/lib/facts/load/records'

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
 * The record with a key. Throws for an unknown key, which the check of the facts rules out.
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

export function endOf(facts: Facts, family: NodeFamily, key: string): LinkEnd {
  const record = lookUp(facts, family, key)
  return { id: nodeId(family, record.id), name: displayName(family, recordName(record)) }
}

/** `sourceNote` follows the name of the source in the label. */
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

/** The number of links of each node. */
export function countLinks(links: readonly GraphLink[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { sourceNodeId, targetNodeId } of links) {
    for (const id of new Set([sourceNodeId, targetNodeId])) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}
