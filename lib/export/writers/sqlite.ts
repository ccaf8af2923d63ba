/** All tables in one SQLite file. Booleans are stored as 1 and 0, and lists of strings as JSON. */
import path from 'node:path'
import { getVersion } from '@/lib/facts/version'
import type { WrittenFile } from '../files/written-file'
import { datasetName } from '../source/sets'
import type { ExportSource } from '../source/source'
import type { Cell } from '../tables/rows'
import { type ColumnType, getPrimaryKey, listColumns, type Table, tables } from '../tables/table'
import { writeTables } from './each-row'
import { openTableFile, type SqlTable, type SqlValue } from './table-file'

const types: Record<ColumnType, SqlTable['columns'][number]['type']> = {
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'INTEGER',
  string: 'TEXT',
  strings: 'TEXT',
  object: 'TEXT',
}

const sqlTable = (table: Table): SqlTable => ({
  name: table.name,
  columns: listColumns(table).map(({ name, type, references }) => ({
    name,
    type: types[type],
    references,
  })),
  primaryKey: getPrimaryKey(table),
})

const about: SqlTable = {
  name: 'about',
  columns: [
    { name: 'name', type: 'TEXT' },
    { name: 'value', type: 'TEXT' },
  ],
  primaryKey: ['name'],
}

function sqlValue(cell: Cell): SqlValue {
  if (typeof cell === 'boolean') return cell ? 1 : 0
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell
}

export async function writeSqlite(folder: string, source: ExportSource): Promise<WrittenFile[]> {
  const name = `${datasetName}.sqlite`
  const file = openTableFile(path.join(folder, name), [about, ...tables.map(sqlTable)])
  const { title, terms } = source.manifest
  file.insert('about', ['title', title])
  file.insert('about', ['version', getVersion(source.manifest)])
  file.insert('about', ['license', terms.license.spdx_id])
  file.insert('about', ['attribution', terms.attribution.text])
  let total = 0
  await writeTables(source, (table) => ({
    add(rows) {
      if (!table.list && table.set.collection) total += rows.length
      for (const row of rows) file.insert(table.name, row.map(sqlValue))
    },
    close: () => ({ name, format: 'sqlite' }),
  }))
  file.close()
  return [{ name, format: 'sqlite', rows: total }]
}
