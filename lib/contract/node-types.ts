/**
 * The types of graph nodes with their families and names, in the order of legends. The file contains no schemas, so
 * browsers can load it without zod.
 */
import { type Family, familyRegister } from './families'

interface NodeTypeWords {
  family: Family
  /** Used in URLs, class names and names of colours. */
  slug: string
  /** The singular, as a label next to the name of a node. */
  one: string
  /** The plural, in legends and headings. */
  many: string
}

/** The keys are the types in the contract's spelling. */
export const nodeTypes = {
  'DID Project': { family: 'projects', slug: 'project', one: 'project', many: 'Projects' },
  Consortium: { family: 'projects', slug: 'consortium', one: 'consortium', many: 'Consortia' },
  Public: {
    family: 'entities',
    slug: 'public',
    one: 'public organization',
    many: 'Public organizations',
  },
  Private: {
    family: 'entities',
    slug: 'private',
    one: 'private organization',
    many: 'Private organizations',
  },
  Person: { family: 'people', slug: 'person', one: 'person', many: 'People' },
  Regulation: { family: 'regulations', slug: 'regulation', one: 'regulation', many: 'Regulations' },
  Standard: { family: 'standards', slug: 'standard', one: 'standard', many: 'Standards' },
  didmethod: { family: 'did-methods', slug: 'method', one: 'DID method', many: 'DID methods' },
  dltinstance: { family: 'dlt-instances', slug: 'ledger', one: 'ledger', many: 'Ledgers' },
  dlt: {
    family: 'dlts',
    slug: 'technology',
    one: 'ledger technology',
    many: 'Ledger technologies',
  },
} as const satisfies Record<string, NodeTypeWords>

export type NodeType = keyof typeof nodeTypes

/** Search results and the graph spell one type differently. `resultType('didmethod')` is `'DID Method'`. */
export const resultType = (type: string): string => (type === 'didmethod' ? 'DID Method' : type)

/** Families whose records are nodes of the graph. */
export type NodeFamily = (typeof nodeTypes)[NodeType]['family']

export const nodeFamilies = [
  ...new Set(Object.values(nodeTypes).map(({ family }) => family)),
] as readonly NodeFamily[]

/** @example nodeId('projects', 118) // 'project-118' */
export const nodeId = (family: NodeFamily, id: number): string =>
  `${familyRegister[family].prefix}-${id}`
