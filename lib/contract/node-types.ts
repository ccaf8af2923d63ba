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
  singular: string
  /** The plural, in legends and headings. */
  plural: string
}

/** The words of a type that has all records of a family. */
const ofFamily = <F extends Family>(family: F, slug: string) => {
  const { singular, title } = familyRegister[family]
  return { family, slug, singular, plural: title }
}

/** The keys are the types in the contract's spelling. */
export const nodeTypes = {
  'DID Project': { family: 'projects', slug: 'project', singular: 'project', plural: 'Projects' },
  Consortium: {
    family: 'projects',
    slug: 'consortium',
    singular: 'consortium',
    plural: 'Consortia',
  },
  Public: {
    family: 'entities',
    slug: 'public',
    singular: 'public organization',
    plural: 'Public organizations',
  },
  Private: {
    family: 'entities',
    slug: 'private',
    singular: 'private organization',
    plural: 'Private organizations',
  },
  Person: ofFamily('people', 'person'),
  Regulation: ofFamily('regulations', 'law'),
  Standard: ofFamily('standards', 'standard'),
  didmethod: ofFamily('did-methods', 'method'),
  dltinstance: ofFamily('dlt-instances', 'ledger'),
  dlt: ofFamily('dlts', 'technology'),
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
