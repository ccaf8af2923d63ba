/** Inserts rows into tables, many at a time. */
import type { Client } from 'pg'

const maxRows = 500
/** The maximum number of characters or bytes in memory at once, unless a single row has more. */
const maxLength = 4_000_000

/** The columns of the rows with their types. */
type Columns = Record<string, 'integer' | 'bigint' | 'double precision' | 'text' | 'bytea'>
type Value = string | number | Uint8Array

function insertSql(table: string, columns: Columns): string {
  const given = Object.entries(columns)
  const arrays = given.map(([, type], index) => `$${index + 1}::${type}[]`)
  const names = Object.keys(columns).join(', ')
  return `INSERT INTO ${table} (${names})
    SELECT * FROM unnest(${arrays.join(', ')}) AS given (${names})`
}

/** Collects rows of one table and sends them in batches. */
export class Batch<Names extends string> {
  readonly #names: Names[]
  readonly #sql: string
  #columns: Value[][]
  #length = 0

  constructor(
    private readonly client: Client,
    table: string,
    columns: Record<Names, Columns[string]>,
  ) {
    this.#names = Object.keys(columns) as Names[]
    this.#sql = insertSql(table, columns)
    this.#columns = this.#names.map(() => [])
  }

  async add(row: Readonly<Record<Names, Value>>): Promise<void> {
    for (const [index, name] of this.#names.entries()) {
      const value = row[name]
      this.#columns[index]?.push(value)
      if (typeof value !== 'number') this.#length += value.length
    }
    const rows = this.#columns[0]?.length ?? 0
    if (rows >= maxRows || this.#length >= maxLength) await this.flush()
  }

  /** Sends the remaining rows. */
  async flush(): Promise<void> {
    const columns = this.#columns
    if (columns[0]?.length === 0) return
    this.#columns = this.#names.map(() => [])
    this.#length = 0
    await this.client.query(this.#sql, columns)
  }
}
