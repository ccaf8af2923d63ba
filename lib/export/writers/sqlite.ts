/** All tables in one SQLite file. Booleans are stored as 1 and 0, and lists of strings as JSON. */
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { WrittenFile } from '../files'
import { aboutRows } from '../package/texts'
import { datasetName, type ExportSource } from '../source/source'
import {
  type Cell,
  type Column,
  type ColumnType,
  getPrimaryKey,
  listColumns,
  type Table,
  tables,
  writeTables,
} from '../tables/table'

const types: Record<ColumnType, 'INTEGER' | 'REAL' | 'TEXT'> = {
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'INTEGER',
  string: 'TEXT',
  strings: 'TEXT',
  object: 'TEXT',
}

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

const defineColumn = ({ name, type, references }: Column): string =>
  `${quoteName(name)} ${types[type]}${references ? ` REFERENCES ${quoteName(references)} ("id")` : ''}`

function createTable(table: Table): string {
  const key = getPrimaryKey(table).map(quoteName).join(', ')
  const definitions = [...listColumns(table).map(defineColumn), `PRIMARY KEY (${key})`]
  return `CREATE TABLE ${quoteName(table.name)} (${definitions.join(', ')})`
}

const createAbout = 'CREATE TABLE "about" ("name" TEXT, "value" TEXT, PRIMARY KEY ("name"))'

function sqlValue(cell: Cell): string | number | null {
  if (typeof cell === 'boolean') return cell ? 1 : 0
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell
}

export async function writeSqlite(folder: string, source: ExportSource): Promise<WrittenFile[]> {
  const name = `${datasetName}.sqlite`
  // A row may be written before the row that it refers to.
  const database = new DatabaseSync(path.join(folder, name), { enableForeignKeyConstraints: false })
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; BEGIN')
  for (const statement of [createAbout, ...tables.map(createTable)]) database.exec(statement)
  const insertInto = (table: string, columns: readonly unknown[]) => {
    const values = columns.map(() => '?').join(', ')
    const insert = database.prepare(`INSERT INTO ${quoteName(table)} VALUES (${values})`)
    return (row: readonly Cell[]) => insert.run(...row.map(sqlValue))
  }
  const insertAbout = insertInto('about', ['name', 'value'])
  for (const row of aboutRows(source)) insertAbout(row)
  let total = 0
  await writeTables(source, (table) => {
    const insert = insertInto(table.name, listColumns(table))
    return {
      add(rows) {
        if (!table.list && table.set.collection) total += rows.length
        for (const row of rows) insert(row)
      },
      close: () => ({ name, format: 'sqlite' }),
    }
  })
  database.exec('COMMIT')
  database.close()
  return [{ name, format: 'sqlite', rows: total }]
}
