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

export const contains = (column: string, text: string, values: Values): string =>
  `${column} LIKE ${values.add(`%${literal(text)}%`)}`

export const startsWith = (column: string, text: string, values: Values): string =>
  `${column} LIKE ${values.add(`${literal(text)}%`)}`

export const hasTokens = (tokens: readonly string[], values: Values): string =>
  `tokens @> ARRAY[${tokens.map((token) => values.add(token)).join(', ')}]::text[]`

/** A condition for columns that contain a text exactly as given. */
export const isIn = (column: string, text: string, values: Values): string =>
  `strpos(${column}, ${values.add(text)}) > 0`
