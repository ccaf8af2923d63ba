/** A list as a downloadable table: all of its records, with the order and filters of the page. */
import { getWords } from '@/lib/contract/families'
import type { Cell, Column } from '@/lib/portal/list/list-definition'
import { listAddress } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import type { Table, TableColumn } from '@/lib/portal/publish/table/table-file'
import { profilePath } from '@/lib/portal/records/record-path'
import type { CsvCell } from '@/lib/text/csv'
import { capitalized } from '@/lib/text/sentences'

interface ListTableOptions {
  siteUrl: string
  /** Returns the sources of the facts in a row. Undefined if the data does not contain them. */
  getSources?: (id: number) => readonly string[]
}

/** Records and countries take two columns: the name, and the id or code. */
function makeColumns({ key, title: label, csvTitle: title = label, kind }: Column): TableColumn[] {
  if (kind === 'name') return []
  if (kind !== 'record' && kind !== 'country') return [{ key, title }]
  const part = kind === 'record' ? 'id' : 'code'
  return [
    { key, title },
    { key: `${key}_${part}`, title: `${title}: ${part}` },
  ]
}

function getCells({ kind }: Column, cell: Cell | undefined): CsvCell[] {
  if (kind === 'name') return []
  const hasTwo = kind === 'record' || kind === 'country'
  if (typeof cell !== 'object') return hasTwo ? [cell, null] : [cell]
  return [cell.name, 'code' in cell ? cell.code : cell.id]
}

/** Converts a view to a table. The view must contain all rows on one page. */
export function makeListTable(view: ListView, { siteUrl, getSources }: ListTableOptions): Table {
  const { family, columns, rows, state, guess } = view
  const { singular } = getWords(family)
  const hasTags = rows.some(({ tag }) => tag !== undefined)
  const hasNotes = rows.some(({ note }) => note !== undefined)
  return {
    title: view.title,
    note: guess?.note,
    path: listAddress(`/${family}`, {
      q: state.q,
      filters: state.filters,
      sort: state.sort,
    }),
    columns: [
      { key: 'id', title: 'Id' },
      { key: 'name', title: capitalized(singular) },
      ...(hasTags ? [{ key: 'kind', title: 'Kind' }] : []),
      ...columns.flatMap(makeColumns),
      ...(hasNotes ? [{ key: 'description', title: 'Description' }] : []),
      { key: 'profile', title: 'Profile' },
      ...(getSources ? [{ key: 'sources', title: 'Sources' }] : []),
    ],
    rows: rows.map((row) => [
      row.code ?? row.id,
      row.name,
      ...(hasTags ? [row.tag ?? singular] : []),
      ...columns.flatMap((column) => getCells(column, row.cells[column.key])),
      ...(hasNotes ? [row.note] : []),
      siteUrl + profilePath({ ...row, family }),
      ...(getSources ? [getSources(row.id).join(' ')] : []),
    ]),
  }
}
