/**
 * What the links between records are made of. The graph and every count of links are taken from one list of them. Links
 * beyond those of projects take the type whose meaning is nearest in the contract's vocabulary; the label says exactly
 * what is meant (docs/decisions/002-link-types.md).
 */
import { shownName } from '@/lib/contract/families'
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

interface End {
  id: string
  name: string
}

/** A record that a reference names. The check has made sure that it exists. */
export function lookUp<F extends keyof Facts>(
  facts: Facts,
  family: F,
  key: string,
): Facts[F] extends Map<string, infer R> ? R : never {
  const record = facts[family].get(key)
  if (!record) throw new Error(`no record "${key}" in ${family}`)
  return record as never
}

export function endOf(facts: Facts, family: NodeFamily, key: string): End {
  const record = lookUp(facts, family, key)
  return { id: nodeId(family, record.id), name: shownName(family, recordName(record)) }
}

export const link = (source: End, type: LinkType, target: End, remark = ''): GraphLink => ({
  sourceNodeId: source.id,
  targetNodeId: target.id,
  type,
  label: `${source.name}${remark} ${verbs[type]} ${target.name}`,
})

/** How many links touch each node. */
export function countLinks(links: readonly GraphLink[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { sourceNodeId, targetNodeId } of links) {
    for (const id of new Set([sourceNodeId, targetNodeId])) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}
