/** Helpers for the queries of a PostgreSQL store. */
import { storable } from '../storable'

/** Runs a query. A named query is prepared once per connection. */
export type Run = <Row extends object>(
  text: string,
  values: readonly unknown[],
  name?: string,
) => Promise<Row[]>

/** The parameters of a query, numbered in order. */
export class Values {
  readonly all: (string | number)[] = []

  /** Adds a value and returns its placeholder. */
  add(value: string | number): string {
    this.all.push(typeof value === 'string' ? storable(value) : value)
    return `$${this.all.length}`
  }
}

/** Limits a number of rows or an offset to what a 64-bit integer can hold. */
export const rowNumber = (value: number): number => Math.min(value, Number.MAX_SAFE_INTEGER)

/** A text in a `LIKE` pattern, with special characters escaped. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Stands for a space in the trigram indexes. */
const joint = '0'

/**
 * SQL for a column as it is indexed. pg_trgm splits texts at spaces, so that words in any order would have the same
 * trigrams.
 */
export const joined = (column: string): string => `replace(${column}, ' ', '${joint}')`

/** A condition for columns that contain a text. The index finds a digit for a space, too, so the column is compared. */
export const contains = (column: string, text: string, values: Values): string => {
  const pattern = `%${literal(text)}%`
  const indexed = values.add(pattern.replaceAll(' ', joint))
  return `${joined(column)} LIKE ${indexed} AND ${column} LIKE ${values.add(pattern)}`
}

export const startsWith = (column: string, text: string, values: Values): string =>
  `${column} LIKE ${values.add(`${literal(text)}%`)}`

export const hasTokens = (tokens: readonly string[], values: Values): string =>
  `tokens @> ARRAY[${tokens.map((token) => values.add(token)).join(', ')}]::text[]`

/** A condition for columns that contain a text exactly as given. */
export const isIn = (column: string, text: string, values: Values): string =>
  `strpos(${column}, ${values.add(text)}) > 0`
