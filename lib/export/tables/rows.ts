/** Converts records to the rows of a table. */
import { valueAt } from '@/lib/text/value-at'
import type { Table } from './table'

/** The value in a column; null if the record has none. */
export type Cell =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, number>>
  | null
export type Row = readonly Cell[]

const cellAt = (value: unknown, path: readonly string[]): Cell =>
  (valueAt(value, path) as Cell | undefined) ?? null

/**
 * Returns the rows of a record: a single row or, in the table of a list, a row for each entry.
 * @example makeRows(table, { id: 7, title: 'Example' }) // [[7, 'Example', null]]
 */
export function makeRows({ columns, list }: Table, record: object): Row[] {
  const cells = (value: unknown): Row => columns.map(({ path }) => cellAt(value, path))
  if (!list) return [cells(record)]
  const entries = valueAt(record, list.path)
  if (!Array.isArray(entries)) return []
  const id = cellAt(record, ['id'])
  return entries.map((entry, index) => [id, index + 1, ...cells(entry)])
}
