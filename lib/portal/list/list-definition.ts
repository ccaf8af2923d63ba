/** The types of list definitions. The lists of the families are defined in `definitions/`. */
import type { Family, NumberedFamily } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import type { GraphIndex, Neighbour } from '@/lib/portal/graph/graph-index'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import type { PersonRole } from '@/lib/portal/projects/person-roles'
import type { ProjectFactSource, ProjectFacts } from '@/lib/portal/projects/project-facts'
import type { WalletCountry } from '@/lib/portal/wallets/national-wallets'

/** Returns the canonical form of a value, or undefined if it is not a valid value of the facet. */
export type ValueParser = (value: string) => string | undefined

/** Determines how the cells of a column are rendered. */
export type ColumnKind =
  | 'name'
  | 'text'
  | 'figure'
  | 'status'
  | 'wallet'
  | 'date'
  | 'country'
  | 'record'
  | 'website'

export interface Column {
  key: string
  title: string
  /** The heading in CSV if it differs from the title, because the columns of files must not change. */
  csvTitle?: string
  kind: ColumnKind
  sort?: string
  family?: NumberedFamily
  /** For numbers: the address of what they count, without the id of the record at its end. */
  countedAt?: string
  /** The source of the column's values. The column is hidden while it is unavailable. */
  needs?: FacetSource
}

export type Cell = string | number | { code: string; name: string } | { id: number; name: string }

export interface ListRow {
  id: number
  /** The ISO 3166-1 code of a country, which is part of its address. Undefined for other families. */
  code?: string
  name: string
  /** A label after the name for records of a less common type: `'consortium'`. */
  tag?: string
  note?: string
  /** The date of the status of a national wallet. */
  statusDate?: string
  cells: Record<string, Cell>
}

/** A source of values beyond the records of the list itself. */
export type FacetSource = 'graph' | 'union' | 'wallets' | ProjectFactSource

/** A note about records that have no value of a facet, and which any choice in that facet rules out. */
export interface UnknownNote {
  /** The text that follows their number: `'matches, but we do not know where it is based'`. */
  singular: string
  plural: string
  instead: string
}

/** Without a type argument: a facet of any records, whose `values` cannot be called. */
export interface Facet<Subject = never> {
  key: string
  label: string
  /** The family of the records whose ids are its values. */
  family?: Family
  /** The heading under which it is grouped with other facets: `'Technical properties'`. */
  group?: string
  parse: ValueParser
  /** Describes its values if they are many, for messages: `'the id of a record, such as 43'`. */
  form?: string
  suggest?: (text: string) => string | undefined
  /** Returns undefined for a value without a name, which is not offered. */
  getName: (value: string, names: NameLookup) => string | undefined
  /** A fixed order of the values. By default, the most frequent ones come first. */
  order?: readonly string[]
  /** True if the highest value comes first, as for years. */
  highestFirst?: boolean
  unknownNote?: UnknownNote
  /** The name of the value for records that have none. */
  noneName?: string
  /** The source of the facet's values. The facet is hidden while it is unavailable. */
  needs?: FacetSource
  values: (subject: Subject) => readonly string[]
}

export interface Sort<Subject = never> {
  key: string
  /** The labels of the two directions: `'Score, high to low'`. */
  ascending: string
  descending: string
  /** True if the first click on a heading sorts in descending order. */
  descendingFirst?: boolean
  /** The value to compare. Records without a value come last in both directions. */
  getValue: (subject: Subject) => string | number | null | undefined
}

/** Describes records that are hidden unless the query contains this parameter with this value. */
interface HiddenByDefault<Subject> {
  key: string
  value: string
  words: string
  isHidden: (subject: Subject) => boolean
}

/** Without a type argument: a list of any records. */
export interface ListDefinition<Subject = never> {
  family: Family
  /** A sentence that describes the list, for visitors and search engines. */
  intro: string
  /**
   * The noun for counts, if it differs from that of the family: `['project or consortium', 'projects and consortia']`.
   */
  noun?: readonly [singular: string, plural: string]
  /** Headings that replace the title of the list, by facet and value: `{ type: { Consortium: 'Consortia' } }`. */
  headings?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The columns after the name. */
  columns: readonly Column[]
  facets: readonly Facet<Subject>[]
  sorts: readonly Sort<Subject>[]
  /** The order in which the API returns the family: `'-score'`. */
  defaultSort: string
  hiddenByDefault?: HiddenByDefault<Subject>
  /** The number of rows on a page. Undefined for a list without pages. */
  pageSize?: number
  getName: (subject: Subject) => string
  getOtherNames?: (subject: Subject) => readonly (string | null | undefined)[]
  /** The text to find in the names, if it differs from the text that was entered. */
  getSearchText?: (text: string) => string
  getRow: (subject: Subject, names: NameLookup) => ListRow
}

export interface NodeSubject {
  node: GraphNode
  neighbours: readonly Neighbour[]
  /** For the neighbours of neighbours, and all of their types. */
  graph?: GraphIndex
  /** For a project: facts that are not in the graph. Undefined if they are not available. */
  facts?: ProjectFacts
  /** For a person: roles, which are not in the graph. */
  roles?: readonly PersonRole[]
}

/** A record in a list of the API. Without a graph, its node has only the properties that the item states. */
export interface RecordSubject<F extends Family> extends NodeSubject {
  item: ItemOf<F>
  /** For a regulation: true for a regulation of the European Union, which the API's list does not state. */
  isOfUnion?: boolean
  /** For a country: its national wallets. Undefined for the European Union, and without them. */
  wallets?: WalletCountry
  /** For a country: the number of regulations of the European Union. Undefined if it is not available. */
  unionRegulations?: number
}
