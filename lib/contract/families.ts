/**
 * The vocabulary of the resource families: what each is called and how it is written in ids, documents and addresses.
 * Contract, facts, server and portal derive from it. It holds no schema, so that browsers may load it without zod.
 */

interface FamilyWords {
  /** In the API's messages and descriptions: `Invalid DLT ID`, `DLT technology not found`, `Failed to fetch …`. */
  api: { noun: string; name?: string; plural: string }
  /** On pages: a heading, one of them and several of them inside a sentence. */
  title: string
  one: string
  many: string
  /** What stands before a name when it is shown: DID methods are named without their `did:`. */
  namePrefix?: string
  /** Begins the ids of its graph nodes and search results: `project-118`. */
  prefix?: string
  /** The fields of documents and facts that hold a record of the family, or a list of them. */
  fields: readonly string[]
}

/** The register: a new family is one more entry here. Its key is its path in the API, the portal and `data/`. */
export const familyWords = {
  projects: {
    api: { noun: 'project', plural: 'projects' },
    title: 'Projects',
    one: 'project',
    many: 'projects',
    prefix: 'project',
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
    one: 'organization',
    many: 'organizations',
    prefix: 'entity',
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
    one: 'person',
    many: 'people',
    prefix: 'person',
    fields: ['person'],
  },
  regulations: {
    api: { noun: 'regulation', plural: 'regulations' },
    title: 'Regulations',
    one: 'regulation',
    many: 'regulations',
    prefix: 'regulation',
    fields: ['regulation', 'regulations'],
  },
  standards: {
    api: { noun: 'standard', plural: 'standards' },
    title: 'Standards',
    one: 'standard',
    many: 'standards',
    prefix: 'standard',
    fields: ['standard', 'standards'],
  },
  dlts: {
    api: { noun: 'DLT', name: 'DLT technology', plural: 'DLT technologies' },
    title: 'Ledger technologies',
    one: 'ledger technology',
    many: 'ledger technologies',
    prefix: 'dlt',
    fields: ['dlt'],
  },
  'dlt-instances': {
    api: { noun: 'DLT instance', plural: 'DLT instances' },
    title: 'Ledgers',
    one: 'ledger',
    many: 'ledgers',
    prefix: 'dltinstance',
    fields: ['dlt_instance', 'dlt_instances', 'instances', 'operates_dlts'],
  },
  'did-methods': {
    api: { noun: 'DID method', plural: 'DID methods' },
    title: 'DID methods',
    one: 'DID method',
    many: 'DID methods',
    namePrefix: 'did:',
    prefix: 'didmethod',
    fields: ['did_method', 'did_methods'],
  },
  countries: {
    api: { noun: 'country', plural: 'countries' },
    title: 'Countries',
    one: 'country',
    many: 'countries',
    prefix: 'country',
    fields: ['countries', 'country'],
  },
  industries: {
    api: { noun: 'industry', plural: 'industries' },
    title: 'Industries',
    one: 'industry',
    many: 'industries',
    fields: ['industries', 'industry'],
  },
} as const satisfies Record<string, FamilyWords>

export type Family = keyof typeof familyWords
export const families = Object.keys(familyWords) as Family[]

/** The entry of a family, without the types of its own values. */
export const wordsOf = (family: Family): FamilyWords => familyWords[family]

/** The family of the records that a field of documents or facts holds; undefined if it holds none. */
export const familyOfField: (field: string) => Family | undefined = (() => {
  const entries = families.flatMap((family) =>
    wordsOf(family).fields.map((field) => [field, family] as const),
  )
  const byField = new Map<string, Family>(entries)
  return (field) => byField.get(field)
})()

/** The name of a record as it is shown. */
export const shownName = (family: Family, name: string): string =>
  (wordsOf(family).namePrefix ?? '') + name
