/** The kinds of the graph's nodes and links as the portal shows them, and how addresses write them. */
import type { LinkType } from '@/lib/contract/graph'
import { type NodeFamily, nodeTypes } from '@/lib/contract/node-types'
import { recordPath } from '@/lib/portal/records/record-path'

interface Kind {
  /** In addresses, class names and colours. */
  slug: string
  /** One of them, as a label beside a name. */
  one: string
  /** Legends and headings. */
  many: string
}

type NodeKind = Kind & { family?: NodeFamily }

const kindOfLinkType: Record<LinkType, Kind> = {
  Managing: { slug: 'managing', one: 'manages', many: 'Manages' },
  Funding: { slug: 'funding', one: 'funds', many: 'Funds' },
  Affiliation: { slug: 'affiliation', one: 'is affiliated with', many: 'Is affiliated with' },
  Member: { slug: 'member', one: 'is a member or part of', many: 'Is a member or part of' },
  'Person of Interest': { slug: 'person', one: 'is involved in', many: 'Is involved in' },
  DLTinstancesupport: { slug: 'ledger', one: 'uses the ledger', many: 'Uses a ledger' },
  'DLT based on': { slug: 'technology', one: 'is based on', many: 'Is based on a technology' },
  followsRegulation: { slug: 'regulation', one: 'follows', many: 'Follows a regulation' },
  Follows: { slug: 'follows', one: 'follows', many: 'Follows a standard or DID method' },
  Management: { slug: 'management', one: 'manages', many: 'Manages a standard' },
  Interoperability: {
    slug: 'interoperability',
    one: 'interoperates with',
    many: 'Interoperates with',
  },
}

/** A type that another server of the contract has made up. */
const otherNode: Kind = { slug: 'other', one: 'other record', many: 'Other records' }
const otherLink: Kind = { slug: 'other', one: 'is linked to', many: 'Is linked in another way' }

export const nodeKinds: readonly NodeKind[] = [...Object.values(nodeTypes), otherNode]
export const linkKinds: readonly Kind[] = [...Object.values(kindOfLinkType), otherLink]

const indexesOf = (kinds: object) => new Map(Object.keys(kinds).map((type, index) => [type, index]))
const nodeIndexes = indexesOf(nodeTypes)
const linkIndexes = indexesOf(kindOfLinkType)

/** The index of a node's type in `nodeKinds`. */
export const nodeKindOf = (type: string): number => nodeIndexes.get(type) ?? nodeKinds.length - 1

/** The index of a link's type in `linkKinds`. */
export const linkKindOf = (type: string): number => linkIndexes.get(type) ?? linkKinds.length - 1

/** The address of a node's profile; undefined for nodes that have none. */
export function profileOf(node: { id: string; title: string; kind: number }): string | undefined {
  const family = nodeKinds[node.kind]?.family
  const id = Number(/-([1-9]\d{0,15})$/.exec(node.id)?.[1])
  return family && Number.isSafeInteger(id) ? recordPath(family, id, node.title) : undefined
}
