/** A list in a state for which the API has a page, completed with what the index knows, if there is one. */
import { isAvailableIn } from './available-facets'
import type { Column, ListOutline, ListRow } from './list-definition'
import type { ListState } from './list-state'
import { countSummary, documentTitle, listHeading } from './list-titles'
import { type ListView, nameColumn, nounOf, pageCountOf } from './list-view'

interface ApiPage {
  list: ListOutline
  state: ListState
  rows: ListRow[]
  total: number
  /** The number of records in the whole list. */
  all: number | undefined
  omitted: number
  /** The view of the same state from the index. Undefined if there is no graph. */
  indexed?: ListView
}

/** The columns of a list without an index: only those that the API itself provides, and none sortable. */
const plainColumns = ({ family, columns }: ListOutline): Column[] =>
  [nameColumn(family), ...columns.filter(isAvailableIn(new Set()))].map(
    ({ sort: _, ...column }) => column,
  )

/** Completes the API's rows with the index's cells for the same records. */
function fuller(rows: readonly ListRow[], indexed: readonly ListRow[]): ListRow[] {
  const byId = new Map(indexed.map((row) => [row.id, row]))
  return rows.map((row) => ({ ...row, cells: { ...byId.get(row.id)?.cells, ...row.cells } }))
}

/**
 * The view of a list in a state for which the API has a page. It has the rows of the API and the facets of the index.
 */
export function apiListViewOf(page: ApiPage): ListView {
  const { list, state, rows, total, omitted, indexed } = page
  const heading = listHeading(list, state)
  const facets = indexed?.facets ?? []
  const columns = indexed?.columns ?? plainColumns(list)
  return {
    family: list.family,
    state,
    title: indexed?.title ?? documentTitle(heading, facets, state, []),
    heading,
    intro: list.intro,
    summary: countSummary(nounOf(list), total, page.all),
    total,
    pages: pageCountOf(total, list.pageSize),
    facets,
    orders: indexed?.orders ?? [],
    defaultOrder: list.defaultSort,
    columns,
    rows: list.hasFullerIndex && indexed ? fuller(rows, indexed.rows) : rows,
    ...(indexed?.unknown ? { unknown: indexed.unknown } : {}),
    ...(indexed?.obstacles ? { obstacles: indexed.obstacles } : {}),
    ...(indexed ? {} : { reduced: true }),
    omitted,
  }
}
