/** Writes tables to a separate SQLite file, for readers that know nothing of the store. */
import { DatabaseSync } from '@photostructure/sqlite'

export interface SqlTable {
  name: string
  columns: readonly { name: string; type: 'INTEGER' | 'REAL' | 'TEXT' }[]
  primaryKey: readonly string[]
  /** A column that refers to the `id` of another table. */
  reference?: { column: string; table: string }
}

export type SqlValue = string | number | null

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const list = (names: readonly string[]): string => names.map(quoted).join(', ')

function createTable({ name, columns, primaryKey, reference }: SqlTable): string {
  const parts = [
    ...columns.map((column) => `${quoted(column.name)} ${column.type}`),
    ...(primaryKey.length > 0 ? [`PRIMARY KEY (${list(primaryKey)})`] : []),
    ...(reference
      ? [
          `FOREIGN KEY (${quoted(reference.column)}) REFERENCES ${quoted(reference.table)} (${quoted('id')})`,
        ]
      : []),
  ]
  return `CREATE TABLE ${quoted(name)} (${parts.join(', ')})`
}

export interface TableFileWriter {
  insert(table: string, values: readonly SqlValue[]): void
  close(): void
}

/** Opens a new file. Its contents are committed only when it is closed. */
export function openTableFile(file: string, tables: readonly SqlTable[]): TableFileWriter {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; BEGIN')
  const inserts = tables.map((table) => {
    database.exec(createTable(table))
    const values = table.columns.map(() => '?').join(', ')
    const sql = `INSERT INTO ${quoted(table.name)} VALUES (${values})`
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
