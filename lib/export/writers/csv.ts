/**
 * Tables as CSV (RFC 4180, UTF-8). Spreadsheets evaluate a text that starts like a formula, so such a text is preceded
 * by an apostrophe. A text that starts with an apostrophe gets another one, so the first apostrophe of a cell is never
 * part of its text. Programs read these files, so they start without a byte order mark, unlike those of `lib/text/csv.ts`.
 */
import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { OutputFile, type WrittenFile } from '../files'
import type { ExportSource } from '../source/source'
import {
  type Cell,
  listColumns,
  type Row,
  type Table,
  type TableFile,
  writeTables,
} from '../tables/table'

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

function openCsv(folder: string, table: Table): TableFile {
  const name = `${table.name}.csv`
  const output = new OutputFile(path.join(folder, name))
  output.write(csvText([listColumns(table).map((column) => column.name)]))
  let count = 0
  return {
    add(rows) {
      count += rows.length
      if (rows.length > 0) output.write(csvText(rows))
    },
    close() {
      output.close()
      return { name, format: 'csv', set: table.set.name, rows: count }
    },
  }
}

export const writeCsv = (folder: string, source: ExportSource): Promise<WrittenFile[]> =>
  writeTables(source, (table) => openCsv(folder, table))
