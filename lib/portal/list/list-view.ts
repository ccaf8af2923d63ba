/** A list in one state as the browser gets it: plain data, small enough to be sent on each change of the state. */
import type { Family } from '@/lib/contract/families'
import type { Column, GraphList, ListDefinition, ListItem, ListRow, Names } from './list-definition'
import { facetOf, type ListFacet } from './list-facet'
import type { ListIndex } from './list-index'
import { type ListOrder, ordersOf } from './list-order'
import { listResults } from './list-results'
import type { ListState } from './list-state'
import { headingOf, summaryOf, titleOf } from './list-words'

/** What is left out of the list, and the state that shows it. */
export interface ListRemainder {
  key: string
  value: string
  words: string
  count: number
}

export interface ListView {
  family: Family
  state: ListState
  /** The title of the document. */
  title: string
  heading: string
  intro: string
  /** How many of how many. */
  summary: string
  total: number
  pages: number
  facets: ListFacet[]
  /** For each sort both directions, the more useful one first. */
  orders: ListOrder[]
  /** The list's own order, which no URL names. */
  defaultOrder: string
  columns: Column[]
  rows: ListRow[]
  remainder?: ListRemainder
  /** True where filters and orders are not to be had at the moment. */
  reduced?: true
  /** How many records could not be read. */
  omitted: number
}

/** The column of names, before all others. */
const nameColumn = (one: string): Column => ({
  key: 'name',
  title: one.charAt(0).toUpperCase() + one.slice(1),
  kind: 'name',
  sort: 'name',
})

/** What the family and one of its records are called. */
interface FamilyWords {
  title: string
  one: string
  many: string
}

/** What a list counts, one and several. */
const nounOf = (
  { noun }: Pick<ListDefinition<never>, 'noun'>,
  { one, many }: FamilyWords,
): readonly [string, string] => noun ?? [one, many]

interface Shown<Subject> {
  definition: ListDefinition<Subject>
  family: FamilyWords
  index: ListIndex
  state: ListState
  names: Names
  /** The ids that a search for the state's text has found. */
  candidates?: ReadonlySet<number>
  /** False leaves out the facets whose values come from links. */
  hasGraph: boolean
  omitted: number
}

/** The list in a state, from its index. */
export function listViewOf<Subject>(shown: Shown<Subject>): ListView {
  const { definition, index, names, state, omitted, hasGraph } = shown
  const offered = definition.facets.filter(({ fromGraph }) => hasGraph || !fromGraph)
  const { total, positions, counts, leftOut } = listResults(
    definition,
    index,
    state,
    shown.candidates,
  )
  const facets = offered.map((facet) =>
    facetOf(facet, counts.get(facet.key) ?? [], state.filters[facet.key], names),
  )
  const heading = headingOf(shown.family.title, definition, state)
  const orders = ordersOf(definition)
  const { leftOut: remainder } = definition
  return {
    family: definition.family,
    state,
    title: titleOf(heading, facets, state, orders),
    heading,
    intro: definition.intro,
    summary: summaryOf(nounOf(definition, shown.family), total, index.ids.length),
    total,
    pages: pagesOf(total, definition.pageSize),
    facets,
    orders,
    defaultOrder: definition.defaultSort,
    columns: [nameColumn(shown.family.one), ...definition.columns],
    rows: positions.map((position) => index.rowAt(position, names)),
    ...(remainder && leftOut > 0
      ? {
          remainder: {
            key: remainder.key,
            value: remainder.value,
            words: remainder.words,
            count: leftOut,
          },
        }
      : {}),
    ...(offered.length < definition.facets.length ? { reduced: true } : {}),
    omitted,
  }
}

const pagesOf = (total: number, pageSize: number | undefined): number =>
  pageSize === undefined ? Math.min(total, 1) : Math.ceil(total / pageSize)

interface PageOfApi<F extends Family> {
  definition: GraphList<F>
  family: FamilyWords
  state: ListState
  rows: readonly ListItem<F>[]
  total: number
  /** How many records the whole list has. */
  all: number | undefined
  omitted: number
  /** The same state from the index, where there is a graph. */
  indexed?: ListView
}

/** The list in a state that the API itself can show: with its rows, and with the facets of the index. */
export function apiListViewOf<F extends Family>(page: PageOfApi<F>): ListView {
  const { definition, state, total, omitted, indexed } = page
  const heading = headingOf(page.family.title, definition, state)
  const facets = indexed?.facets ?? []
  const columns = [nameColumn(page.family.one), ...definition.columns]
  return {
    family: definition.family,
    state,
    title: indexed?.title ?? titleOf(heading, facets, state, []),
    heading,
    intro: definition.intro,
    summary: summaryOf(nounOf(definition, page.family), total, page.all),
    total,
    pages: pagesOf(total, definition.pageSize),
    facets,
    orders: indexed?.orders ?? [],
    defaultOrder: definition.defaultSort,
    columns: indexed ? columns : columns.map(({ sort: _, ...column }) => column),
    rows: page.rows.map(definition.rowOfItem),
    ...(indexed ? {} : { reduced: true }),
    omitted,
  }
}
