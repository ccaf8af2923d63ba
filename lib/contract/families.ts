/**
 * The names of the resource families in messages, on pages, and in ids, documents and URLs, their
 * descriptions in the reference, and their places in the menu. Used by contract, facts, server and
 * portal. The file contains no schemas, so browsers can load it without zod.
 */

/** In messages: `Invalid DLT ID` (noun), `DLT technology not found` (name), `Failed to fetch …` (plural). */
export interface ApiWords {
  noun: string
  name?: string
  plural: string
}

export type MenuGroup = 'People and projects' | 'Technology' | 'Countries and law'

interface FamilyDefinition {
  api: ApiWords
  /** The heading on pages. */
  title: string
  /** Singular and plural within a sentence. */
  singular: string
  plural: string
  /** Shown before each name, because the documents name DID methods without their `did:`. */
  namePrefix?: string
  /** The prefix of the ids of graph nodes and search results: `project` in `project-118`. */
  prefix?: string
  /** One sentence in the reference of the API. */
  description: string
  /** Its place in the menu of the portal: a group, and a position among the lists of that group. */
  menu: { group: MenuGroup; position: number }
  /** The schema.org type that is closest to the records of the family. */
  schemaType: string
  /** The fields of documents and facts that contain a record of the family, or a list of its records. */
  fields: readonly string[]
}

/** The key of a family is its path segment in the API and the portal, and its folder in `data/`. */
export const familyRegister = {
  projects: {
    api: { noun: 'project', plural: 'projects' },
    title: 'Projects',
    singular: 'project',
    plural: 'projects',
    prefix: 'project',
    description: 'Projects and consortia, and their relationships.',
    menu: { group: 'People and projects', position: 1 },
    schemaType: 'Project',
    fields: [
      'as_source',
      'as_target',
      'child_projects',
      'consortium',
      'parent_consortium',
      'project',
      'projects',
      'projects_hq',
      'projects_target',
      'target',
    ],
  },
  entities: {
    api: { noun: 'entity', plural: 'entities' },
    title: 'Organizations',
    singular: 'organization',
    plural: 'organizations',
    prefix: 'entity',
    description: 'Organizations.',
    menu: { group: 'People and projects', position: 2 },
    schemaType: 'Organization',
    fields: [
      'entities',
      'entities_hq',
      'entity',
      'managing_entity',
      'on_behalf_of',
      'on_behalf_of_entity',
      'operator',
    ],
  },
  people: {
    api: { noun: 'person', plural: 'people' },
    title: 'People',
    singular: 'person',
    plural: 'people',
    prefix: 'person',
    description: 'People in public, professional roles.',
    menu: { group: 'People and projects', position: 3 },
    schemaType: 'Person',
    fields: ['person'],
  },
  regulations: {
    api: { noun: 'regulation', plural: 'regulations' },
    title: 'Laws',
    singular: 'law',
    plural: 'laws',
    prefix: 'regulation',
    description: 'Laws and regulations.',
    menu: { group: 'Countries and law', position: 2 },
    schemaType: 'Legislation',
    fields: ['regulation', 'regulations'],
  },
  standards: {
    api: { noun: 'standard', plural: 'standards' },
    title: 'Standards',
    singular: 'standard',
    plural: 'standards',
    prefix: 'standard',
    description: 'Standards and specifications.',
    menu: { group: 'Technology', position: 4 },
    schemaType: 'CreativeWork',
    fields: ['standard', 'standards'],
  },
  dlts: {
    api: { noun: 'DLT', name: 'DLT technology', plural: 'DLT technologies' },
    title: 'Ledger technologies',
    singular: 'ledger technology',
    plural: 'ledger technologies',
    prefix: 'dlt',
    description: 'Ledger technologies, such as Hyperledger Indy, on which ledgers run.',
    menu: { group: 'Technology', position: 3 },
    schemaType: 'SoftwareApplication',
    fields: ['dlt'],
  },
  'dlt-instances': {
    api: { noun: 'DLT instance', plural: 'DLT instances' },
    title: 'Ledgers',
    singular: 'ledger',
    plural: 'ledgers',
    prefix: 'dltinstance',
    description:
      'Ledgers: networks, such as blockchains, on which projects record identifiers, keys or proofs.',
    menu: { group: 'Technology', position: 2 },
    schemaType: 'Service',
    fields: ['dlt_instance', 'dlt_instances', 'instances', 'operates_dlts'],
  },
  'did-methods': {
    api: { noun: 'DID method', plural: 'DID methods' },
    title: 'DID methods',
    singular: 'DID method',
    plural: 'DID methods',
    namePrefix: 'did:',
    prefix: 'didmethod',
    description: 'DID methods, which define how identifiers are created and looked up.',
    menu: { group: 'Technology', position: 1 },
    schemaType: 'DefinedTerm',
    fields: ['did_method', 'did_methods'],
  },
  countries: {
    api: { noun: 'country', plural: 'countries' },
    title: 'Countries',
    singular: 'country',
    plural: 'countries',
    prefix: 'country',
    description: 'Countries, with their projects, organizations and laws.',
    menu: { group: 'Countries and law', position: 1 },
    schemaType: 'Country',
    fields: ['countries', 'country'],
  },
  industries: {
    api: { noun: 'industry', plural: 'industries' },
    title: 'Industries',
    singular: 'industry',
    plural: 'industries',
    description: 'Industries that projects serve.',
    menu: { group: 'Countries and law', position: 3 },
    schemaType: 'DefinedTerm',
    fields: ['industries', 'industry'],
  },
} as const satisfies Record<string, FamilyDefinition>

export type Family = keyof typeof familyRegister
/** The families whose records have numbers: countries have codes. */
export type NumberedFamily = Exclude<Family, 'countries'>
export const families = Object.keys(familyRegister) as Family[]

export const familyOfPath = (path: string): Family | undefined =>
  families.find((family) => family === path)

/**
 * Returns the words of a family, with the same type for every family.
 * @example getWords('entities').plural // 'organizations'
 */
export const getWords = (family: Family): FamilyDefinition => familyRegister[family]

const familiesByField = new Map<string, Family>(
  families.flatMap((family) => getWords(family).fields.map((field) => [field, family] as const)),
)

/**
 * Returns the family of the records in a field of documents or facts, or undefined if the field contains no records.
 * @example familyOfField('managing_entity') // 'entities'
 */
export const familyOfField = (field: string): Family | undefined => familiesByField.get(field)

/**
 * Returns the name of a record as pages show it.
 * @example displayName('did-methods', 'web') // 'did:web'
 */
export const displayName = (family: Family, name: string): string =>
  (getWords(family).namePrefix ?? '') + name
