/** What one family's list is made of. Each list is defined once, in `definitions/`. */
import type { z } from 'zod'
import type { resources } from '@/lib/contract'
import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { Neighbour } from '@/lib/portal/graph/graph-index'
import type { ValueParser } from './list-query'

export type ListItem<F extends Family> = z.infer<(typeof resources)[F]['item']>
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

export interface Facet<Subject> {
  key: string
  label: string
  /** The option that chooses nothing: `'All types'`. */
  all: string
  parse: ValueParser
  /** The values that a record has, each once. */
  values: (subject: Subject) => readonly string[]
  /** Undefined for a value that has no name: it is offered to nobody. */
  nameOf: (value: string, names: Names) => string | undefined
  /** Values in an order of their own; others are put in order by name. */
  order?: readonly string[]
  /** True where the API's list takes the same filter. */
  inApi?: boolean
  /** True where the values come from links of the graph. */
  fromGraph?: boolean
}

export interface Sort<Subject> {
  key: string
  /** In the choice of orders: `'Score, highest first'`. */
  ascending: string
  descending: string
  /** What is compared; a record without it comes last in both directions. */
  valueOf: (subject: Subject) => string | number | undefined
  /** True where the first click on a heading shows the highest first. */
  highestFirst?: boolean
}

/** Records that a list leaves out until one asks for all. */
export interface LeftOut<Subject> {
  key: string
  value: string
  isLeftOut: (subject: Subject) => boolean
  /** `'without any record'`. */
  words: string
}

export interface ListDefinition<Subject> {
  family: Family
  /** One sentence on what the list holds, for people and search engines. */
  intro: string
  /** What is counted, if not the family's own words: `['project or consortium', 'projects and consortia']`. */
  noun?: readonly [one: string, many: string]
  /** Headings of the list where a facet has a value: `{ type: { Consortium: 'Consortia' } }`. */
  headings?: Readonly<Record<string, Readonly<Record<string, string>>>>
  columns: readonly Column[]
  facets: readonly Facet<Subject>[]
  sorts: readonly Sort<Subject>[]
  /** The order in which the API lists the family: `'-score'`. */
  defaultSort: string
  leftOut?: LeftOut<Subject>
  /** Rows of a page; undefined for a list that is shown whole. */
  pageSize?: number
  idOf: (subject: Subject) => number
  nameOf: (subject: Subject) => string
  rowOf: (subject: Subject, names: Names) => ListRow
}

/** A record of the graph with its links. */
export interface NodeSubject {
  node: GraphNode
  around: readonly Neighbour[]
}

/** An item of the API's list, with the links of its node where there is a graph. */
export interface ItemSubject<F extends Family> {
  item: ListItem<F>
  around: readonly Neighbour[]
}

/** The list of a family of thousands: its index is made of the graph, plain pages of it come from the API's list. */
export interface GraphList<F extends Family> extends ListDefinition<NodeSubject> {
  family: F
  rowOfItem: (item: ListItem<F>) => ListRow
}

/** The list of a family of hundreds: all of its items are read from the API. */
export interface ItemList<F extends Family> extends ListDefinition<ItemSubject<F>> {
  family: F
}
