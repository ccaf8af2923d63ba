/** What the portal calls the types of the graph's nodes and links, and how addresses write them. */
import type { Family } from '@/lib/contract'
import type { LinkType, NodeType } from '@/lib/contract/graph'
import { recordPath } from '@/lib/text/record-path'

interface Kind {
  /** In addresses, class names and colours. */
  slug: string
  /** One of them, as a label beside a name. */
  one: string
  /** Legends and headings. */
  many: string
}

interface NodeKind extends Kind {
  /** Whose profiles its nodes have. Told here, because browsers load neither the contract's register nor its schemas. */
  family?: Exclude<Family, 'countries'>
}

const kindOfNodeType: Record<NodeType, NodeKind> = {
  'DID Project': { slug: 'project', family: 'projects', one: 'project', many: 'DID projects' },
  Consortium: { slug: 'consortium', family: 'projects', one: 'consortium', many: 'Consortia' },
  Public: {
    slug: 'public',
    family: 'entities',
    one: 'public organization',
    many: 'Public organizations',
  },
  Private: {
    slug: 'private',
    family: 'entities',
    one: 'private organization',
    many: 'Private organizations',
  },
  Person: { slug: 'person', family: 'people', one: 'person', many: 'People' },
  Regulation: { slug: 'regulation', family: 'regulations', one: 'regulation', many: 'Regulations' },
  Standard: { slug: 'standard', family: 'standards', one: 'standard', many: 'Standards' },
  didmethod: { slug: 'method', family: 'did-methods', one: 'DID method', many: 'DID methods' },
  dltinstance: { slug: 'ledger', family: 'dlt-instances', one: 'ledger', many: 'Ledgers' },
  dlt: {
    slug: 'technology',
    family: 'dlts',
    one: 'ledger technology',
    many: 'Ledger technologies',
  },
}

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

export const nodeKinds: readonly NodeKind[] = [...Object.values(kindOfNodeType), otherNode]
export const linkKinds: readonly Kind[] = [...Object.values(kindOfLinkType), otherLink]

const placesOf = (kinds: object) => new Map(Object.keys(kinds).map((type, place) => [type, place]))
const nodePlaces = placesOf(kindOfNodeType)
const linkPlaces = placesOf(kindOfLinkType)

/** The place of a node's type in `nodeKinds`. */
export const nodeKindOf = (type: string): number => nodePlaces.get(type) ?? nodeKinds.length - 1

/** The place of a link's type in `linkKinds`. */
export const linkKindOf = (type: string): number => linkPlaces.get(type) ?? linkKinds.length - 1

/** The address of a node's profile; undefined for nodes that have none. */
export function profileOf(node: { id: string; title: string; kind: number }): string | undefined {
  const family = nodeKinds[node.kind]?.family
  const id = Number(/-([1-9]\d{0,15})$/.exec(node.id)?.[1])
  return family && Number.isSafeInteger(id) ? recordPath(family, id, node.title) : undefined
}
