/**
 * The tables of records as the sheets of a workbook (XLSX), with a sheet about the data and one that defines the columns.
 * Texts are string cells, so a spreadsheet never runs them as formulas.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import writeSheets, { type Sheet, type Cell as SheetCell } from 'write-excel-file/node'
import type { WrittenFile } from '../files'
import { aboutRows, codebookRows } from '../package/texts'
import { datasetName, type ExportSource } from '../source/source'
import { type Cell, listColumns, makeRows, type Row, tables } from '../tables/table'

/** The maximum length of a text in a cell (https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3). */
const maxTextLength = 32_767

/** A full date. A year or a month alone remains text, because a spreadsheet would add a day to it. */
const dateForm = /^\d{4}-\d{2}-\d{2}$/

const widths: Readonly<Record<string, number>> = { integer: 10, number: 10, boolean: 10 }
const textWidth = 28

function sheetCell(cell: Cell): SheetCell {
  if (cell === null || typeof cell === 'number' || typeof cell === 'boolean') return cell
  if (typeof cell !== 'string') return Array.isArray(cell) ? cell.join(' | ') : JSON.stringify(cell)
  if (dateForm.test(cell)) return { value: new Date(cell), format: 'yyyy-mm-dd' }
  return cell.slice(0, maxTextLength)
}

type SheetOfRows = Sheet<Buffer> & { data: SheetCell[][] }

const sheet = (name: string, header: readonly string[], rows: Row[]): SheetOfRows => ({
  sheet: name,
  stickyRowsCount: 1,
  data: [
    header.map((value) => ({ value, fontWeight: 'bold' })),
    ...rows.map((row) => row.map(sheetCell)),
  ],
})

const mainTables = tables.filter(({ list, set }) => !list && set.collection)

export async function writeWorkbook(folder: string, source: ExportSource): Promise<WrittenFile[]> {
  let total = 0
  const sheets = mainTables.map((table) => {
    const rows = [...source.records(table.set)].flatMap((record) => makeRows(table, record))
    total += rows.length
    const columns = listColumns(table)
    const names = columns.map((column) => column.name)
    return {
      ...sheet(table.name, names, rows),
      columns: columns.map(({ type }) => ({ width: widths[type] ?? textWidth })),
    }
  })
  const [header = [], ...definitions] = codebookRows
  const names = new Set(mainTables.map((table) => table.name))
  const defined = definitions.filter(([table]) => names.has(String(table)))
  const sheetFiles = await writeSheets([
    {
      ...sheet('about', ['name', 'value'], [...aboutRows(source), ['website', source.siteUrl]]),
      columns: [{ width: 14 }, { width: 90 }],
    },
    ...sheets,
    sheet('fields', header.map(String), defined),
  ]).toBuffer()
  // The library dates the parts by the clock, but equal snapshots produce equal files.
  const mtime = new Date(source.manifest.date)
  const name = `${datasetName}.xlsx`
  writeFileSync(path.join(folder, name), zipSync(unzipSync(sheetFiles), { mtime }), { flag: 'wx' })
  return [{ name, format: 'xlsx', rows: total }]
}
