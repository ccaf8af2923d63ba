/** A list in one state as the browser gets it: plain data, small enough to be sent on each change of the state. */
import { type Family, wordsOf } from '@/lib/contract/families'
import type { Column, ListOutline, ListRow, Names } from './list-definition'
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
function nameColumn(family: Family): Column {
  const { one } = wordsOf(family)
  return {
    key: 'name',
    title: one.charAt(0).toUpperCase() + one.slice(1),
    kind: 'name',
    sort: 'name',
  }
}

/** What a list counts, one and several. */
function nounOf({ family, noun }: ListOutline): readonly [one: string, many: string] {
  const { one, many } = wordsOf(family)
  return noun ?? [one, many]
}

interface Shown {
  list: ListOutline
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
export function listViewOf(shown: Shown): ListView {
  const { list, index, names, state, omitted, hasGraph } = shown
  const offered = list.facets.filter(({ fromGraph }) => hasGraph || !fromGraph)
  const results = listResults(list, index, state, shown.candidates)
  const { total, positions, counts, leftOut } = results
  const facets = offered.map((facet) =>
    facetOf(facet, counts.get(facet.key) ?? [], state.filters[facet.key], names),
  )
  const heading = headingOf(list, state)
  const orders = ordersOf(list)
  const { leftOut: remainder } = list
  return {
    family: list.family,
    state,
    title: titleOf(heading, facets, state, orders),
    heading,
    intro: list.intro,
    summary: summaryOf(nounOf(list), total, index.ids.length),
    total,
    pages: pagesOf(total, list.pageSize),
    facets,
    orders,
    defaultOrder: list.defaultSort,
    columns: [nameColumn(list.family), ...list.columns],
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
    ...(offered.length < list.facets.length ? { reduced: true } : {}),
    omitted,
  }
}

const pagesOf = (total: number, pageSize: number | undefined): number =>
  pageSize === undefined ? Math.min(total, 1) : Math.ceil(total / pageSize)

interface PageOfApi {
  list: ListOutline
  state: ListState
  rows: ListRow[]
  total: number
  /** How many records the whole list has. */
  all: number | undefined
  omitted: number
  /** The same state from the index, where there is a graph. */
  indexed?: ListView
}

/** The list in a state that the API itself can show: with its rows, and with the facets of the index. */
export function apiListViewOf(page: PageOfApi): ListView {
  const { list, state, rows, total, omitted, indexed } = page
  const heading = headingOf(list, state)
  const facets = indexed?.facets ?? []
  const columns = [nameColumn(list.family), ...list.columns]
  return {
    family: list.family,
    state,
    title: indexed?.title ?? titleOf(heading, facets, state, []),
    heading,
    intro: list.intro,
    summary: summaryOf(nounOf(list), total, page.all),
    total,
    pages: pagesOf(total, list.pageSize),
    facets,
    orders: indexed?.orders ?? [],
    defaultOrder: list.defaultSort,
    columns: indexed ? columns : columns.map(({ sort: _, ...column }) => column),
    rows,
    ...(indexed ? {} : { reduced: true }),
    omitted,
  }
}
