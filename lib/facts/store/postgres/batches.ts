/** Inserts rows into tables, many at a time. */
import type { Client } from 'pg'

const maxRows = 500
/** So many characters are in memory at once, unless a single row has more. */
const maxCharacters = 4_000_000

/** The columns that rows give, with the types of their values. `tokens` is a text of tokens with spaces between. */
type Columns = Record<string, 'integer' | 'bigint' | 'double precision' | 'text' | 'tokens'>
type Value = string | number

function insertSql(table: string, columns: Columns): string {
  const given = Object.entries(columns)
  const arrays = given.map(
    ([, type], index) => `$${index + 1}::${type === 'tokens' ? 'text' : type}[]`,
  )
  const values = given.map(([name, type]) =>
    type === 'tokens' ? `string_to_array(${name}, ' ')` : name,
  )
  const names = Object.keys(columns).join(', ')
  return `INSERT INTO ${table} (${names})
    SELECT ${values.join(', ')} FROM unnest(${arrays.join(', ')}) AS given (${names})`
}

/** The rows of one table, which are sent when they are many. */
export class Batch<Names extends string> {
  readonly #names: Names[]
  readonly #sql: string
  #columns: Value[][]
  #characters = 0

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
      if (typeof value === 'string') this.#characters += value.length
    }
    const rows = this.#columns[0]?.length ?? 0
    if (rows >= maxRows || this.#characters >= maxCharacters) await this.flush()
  }

  /** Sends the rows that are left. */
  async flush(): Promise<void> {
    const columns = this.#columns
    if (columns[0]?.length === 0) return
    this.#columns = this.#names.map(() => [])
    this.#characters = 0
    await this.client.query(this.#sql, columns)
  }
}
