/** What one family's list is made of. Each list is defined once, in `definitions/`. */
import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import type { Neighbour } from '@/lib/portal/graph/graph-index'
import type { ValueParser } from './list-query'

type LinkedFamily = Exclude<Family, 'countries'>

/** How the cells of a column are shown. */
export type ColumnKind =
  | 'name'
  | 'text'
  | 'figure'
  | 'status'
  | 'date'
  | 'country'
  | 'record'
  | 'website'

export interface Column {
  key: string
  title: string
  kind: ColumnKind
  /** The sort that the heading of the column leads to. */
  sort?: string
  /** The family of the records that a column of kind `record` names. */
  family?: LinkedFamily
}

/** A country is its code and its name, a record its id and its name. */
export type Cell = string | number | { code: string; name: string } | { id: number; name: string }

/** One row as the browser gets it. */
export interface ListRow {
  id: number
  /** The ISO 3166-1 code, for countries alone: their address is made of it. */
  code?: string
  name: string
  /** Behind the name: what kind of record it is, where that is not the usual one. */
  tag?: string
  /** Under the name. */
  note?: string
  cells: Record<string, Cell>
}

/** What values are called. */
export interface Names {
  country: (code: string) => string
  /** Undefined for an industry that the API does not list, for having few projects. */
  industry: (id: string) => string | undefined
  /** The name of a record that the graph holds. */
  record: (family: Family, id: string) => string
}

/** A facet as it is offered and read from a query, whatever kind of record it filters. */
export interface FacetOutline {
  key: string
  label: string
  /** The option that chooses nothing: `'All types'`. */
  all: string
  parse: ValueParser
  /** Undefined for a value that has no name: it is offered to nobody. */
  nameOf: (value: string, names: Names) => string | undefined
  /** Values in an order of their own; others are put in order by name. */
  order?: readonly string[]
  /** True if the API's list takes the same filter. */
  inApi?: boolean
  /** True if the values come from links of the graph. */
  fromGraph?: boolean
}

export interface Facet<Subject> extends FacetOutline {
  /** The values that a record has, each once. */
  values: (subject: Subject) => readonly string[]
}

export interface SortOutline {
  key: string
  /** In the choice of orders: `'Score, highest first'`. */
  ascending: string
  descending: string
  /** True if the first click on a heading shows the highest first. */
  highestFirst?: boolean
}

export interface Sort<Subject> extends SortOutline {
  /** What is compared; a record without it comes last in both directions. */
  valueOf: (subject: Subject) => string | number | undefined
}

/** Records that a list leaves out until one asks for all. */
export interface LeftOutOutline {
  key: string
  value: string
  /** `'without any record'`. */
  words: string
}

export interface LeftOut<Subject> extends LeftOutOutline {
  isLeftOut: (subject: Subject) => boolean
}

/** What can be said of a list without looking at a record of it. */
export interface ListOutline {
  family: Family
  /** One sentence on what the list holds, for people and search engines. */
  intro: string
  /** What is counted, if not the family's own words: `['project or consortium', 'projects and consortia']`. */
  noun?: readonly [one: string, many: string]
  /** Headings of the list for a value of a facet: `{ type: { Consortium: 'Consortia' } }`. */
  headings?: Readonly<Record<string, Readonly<Record<string, string>>>>
  columns: readonly Column[]
  facets: readonly FacetOutline[]
  sorts: readonly SortOutline[]
  /** The order in which the API lists the family: `'-score'`. */
  defaultSort: string
  leftOut?: LeftOutOutline
  /** Rows of a page; undefined for a list that is shown whole. */
  pageSize?: number
}

export interface ListDefinition<Subject> extends ListOutline {
  facets: readonly Facet<Subject>[]
  sorts: readonly Sort<Subject>[]
  leftOut?: LeftOut<Subject>
  idOf: (subject: Subject) => number
  nameOf: (subject: Subject) => string
  rowOf: (subject: Subject, names: Names) => ListRow
}

/** A record of the graph with its links. */
export interface NodeSubject {
  node: GraphNode
  around: readonly Neighbour[]
}

/** An item of the API's list, with the links of its node if there is a graph. */
export interface ItemSubject<F extends Family> {
  item: ItemOf<F>
  around: readonly Neighbour[]
}
