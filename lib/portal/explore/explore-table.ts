/** A cross table as a downloadable table, with the rows and columns that the page shows. */
import type { Table } from '@/lib/portal/publish/table/table-file'
import { capitalized } from '@/lib/text/sentences'
import type { CrossTable, Heading } from './cross-table'
import { exploreAddress, getAxes } from './explore-query'
import { type ExploreView, exploreTitle } from './explore-view'

const getKey = ({ name, values, kind }: Heading): string =>
  kind === 'value' || kind === 'none' ? (values?.[0] ?? name) : kind

/** The value of a row's facet: the id of a record, the code of a country, or the value itself. */
const getId = ({ values, kind }: Heading): string | undefined =>
  kind === 'value' ? values?.[0] : undefined

export function exploreTable(
  { state, guess }: Pick<ExploreView, 'state' | 'guess'>,
  { rows, columns, cells }: CrossTable,
): Table {
  const [axis] = getAxes(state)
  const label = axis.csvTitle ?? capitalized(axis.singular)
  return {
    title: exploreTitle(state),
    note: guess?.note,
    path: exploreAddress(state),
    columns: [
      { key: 'row', title: label },
      { key: 'row_value', title: `${label}: id` },
      ...columns.map((column) => ({ key: getKey(column), title: column.name })),
    ],
    rows: rows.map((row, place) => [
      row.name,
      getId(row),
      ...columns.map((_, at) => cells[place]?.[at]?.count ?? 0),
    ]),
  }
}
