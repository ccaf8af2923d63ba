/** Formats a draw as a table for reading, or as data for filling in. */
import type { DrawnFact } from './draw'

/** A drawn fact with its line in the file instead of its path in the record. */
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
