/** The kinds of links in the graph. They are separate from the kinds of nodes, which browsers load. */
import type { LinkType } from '@/lib/contract/graph'

const linkWords: Record<LinkType, string> = {
  Managing: 'manages',
  Funding: 'funds',
  Affiliation: 'is a partner of',
  Member: 'is a member or part of',
  'Person of Interest': 'is involved in',
  DLTinstancesupport: 'uses the ledger',
  'DLT based on': 'is based on',
  followsRegulation: 'follows',
  Follows: 'follows',
  Management: 'manages',
  Interoperability: 'interoperates with',
}

/** The verb from the start of a link to its end. The last verb is for types that are not in the contract. */
export const linkKinds: readonly string[] = [...Object.values(linkWords), 'is linked to']

const linkIndexes = new Map(Object.keys(linkWords).map((type, index) => [type, index]))

export const linkKindIndex = (type: string): number => linkIndexes.get(type) ?? linkKinds.length - 1
