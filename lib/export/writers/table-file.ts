/** Writes tables to a separate SQLite file, for readers that know nothing of the store. */
import { DatabaseSync } from '@photostructure/sqlite'

interface SqlColumn {
  name: string
  type: 'INTEGER' | 'REAL' | 'TEXT'
  /** The table whose `id` the column contains. */
  references?: string | undefined
}

export interface SqlTable {
  name: string
  columns: readonly SqlColumn[]
  primaryKey: readonly string[]
}

export type SqlValue = string | number | null

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`
const list = (names: readonly string[]): string => names.map(quoteName).join(', ')

const defineColumn = ({ name, type, references }: SqlColumn): string =>
  `${quoteName(name)} ${type}${references ? ` REFERENCES ${quoteName(references)} ("id")` : ''}`

function createTable({ name, columns, primaryKey }: SqlTable): string {
  const definitions = [...columns.map(defineColumn), `PRIMARY KEY (${list(primaryKey)})`]
  return `CREATE TABLE ${quoteName(name)} (${definitions.join(', ')})`
}

export interface TableFileWriter {
  insert(table: string, values: readonly SqlValue[]): void
  close(): void
}

/** Opens a new file. Its contents are committed only when it is closed. */
export function openTableFile(file: string, tables: readonly SqlTable[]): TableFileWriter {
  // A row may be written before the row that it refers to.
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; BEGIN')
  const inserts = tables.map((table) => {
    database.exec(createTable(table))
    const values = table.columns.map(() => '?').join(', ')
    const sql = `INSERT INTO ${quoteName(table.name)} VALUES (${values})`
    return [table.name, database.prepare(sql)] as const
  })
  const byName = new Map(inserts)
  return {
    insert(table, values) {
      byName.get(table)?.run(...values)
    },
    close() {
      database.exec('COMMIT')
      database.close()
    },
  }
}
