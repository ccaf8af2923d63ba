/** A draw as a table to read, or as data to fill in. */
import type { DrawnFact } from './draw'

/** A drawn fact, with the line of the file in place of its path in the record. */
export type PlacedFact = Omit<DrawnFact, 'path'> & { place: string }

const columns = ['record', 'field', 'value', 'source', 'place'] as const

const cell = (text: string): string => text.replace(/[\\|]/g, '\\$&').replace(/\s+/g, ' ')

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

export const drawAsMarkdown = (facts: readonly PlacedFact[]): string =>
  [
    row(columns),
    row(columns.map(() => '---')),
    ...facts.map((fact) => row(columns.map((column) => fact[column]))),
  ].join('\n')

export const drawAsJson = (facts: readonly PlacedFact[]): string => JSON.stringify(facts, null, 2)
