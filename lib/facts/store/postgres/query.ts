/** What the queries of a store in PostgreSQL have in common. */
import { storable } from '../storable'

/** Runs a query. One with a name is prepared once for each connection. */
export type Run = <Row extends object>(
  text: string,
  values: readonly unknown[],
  name?: string,
) => Promise<Row[]>

/** The values of a query, each under its number. */
export class Values {
  readonly all: (string | number)[] = []

  /** The parameter for a value. */
  add(value: string | number): string {
    this.all.push(typeof value === 'string' ? storable(value) : value)
    return `$${this.all.length}`
  }
}

/** A number of rows, or of those before them, that an integer of 64 bits holds. */
export const rowNumber = (value: number): number => Math.min(value, Number.MAX_SAFE_INTEGER)

/** A pattern for texts that contain a text, whatever characters it has. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const contains = (column: string, text: string, values: Values): string =>
  `${column} LIKE ${values.add(containing(text))}`

export const hasTokens = (tokens: readonly string[], values: Values): string =>
  `tokens @> ARRAY[${tokens.map((token) => values.add(token)).join(', ')}]::text[]`

/** A letter as it was typed, in a name as it is spelled. */
export const isIn = (column: string, text: string, values: Values): string =>
  `strpos(${column}, ${values.add(text)}) > 0`
