/**
 * Tables as CSV (RFC 4180, UTF-8). Spreadsheets evaluate a text that starts like a formula, so such a text is preceded
 * by an apostrophe. A text that starts with an apostrophe gets another one, so the first apostrophe of a cell is never
 * part of its text. Programs read these files, so they start without a byte order mark, unlike those of `lib/text/csv.ts`.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { WrittenFile } from '../files/written-file'
import type { ExportSource } from '../source/source'
import { type Cell, type Row, readRows } from '../tables/rows'
import { listColumns, tables } from '../tables/table'

const options = {
  record_delimiter: '\r\n',
  // The library quotes only cells that contain its own line ending, but any other line ending requires quotes too.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
}

function cellText(cell: Cell): string | number | undefined {
  if (cell === null) return undefined
  if (typeof cell === 'string') return cell.startsWith("'") ? `'${cell}` : cell
  return typeof cell === 'number'
    ? cell
    : typeof cell === 'boolean'
      ? String(cell)
      : JSON.stringify(cell)
}

export const csvText = (rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => row.map(cellText)),
    options,
  )

export async function writeCsv(folder: string, source: ExportSource): Promise<WrittenFile[]> {
  return tables.map((table) => {
    const name = `${table.name}.csv`
    const header = listColumns(table).map((column) => column.name)
    const rows = readRows(source, table)
    writeFileSync(path.join(folder, name), csvText([header, ...rows]), { flag: 'wx' })
    return { name, format: 'csv', set: table.set.name, rows: rows.length }
  })
}
