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

/** A condition for columns that contain a text exactly as given. */
export const isIn = (column: string, text: string, values: Values): string =>
  `strpos(${column}, ${values.add(text)}) > 0`
