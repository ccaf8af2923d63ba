/** A cross table as lists: each row with its figures in words, without the zeros. */
import type { CrossCell, CrossTable, Heading } from './cross-table'

export interface Figure extends CrossCell {
  heading: Heading
}

export interface RowFigures {
  heading: Heading
  /** In the order of the columns, without their total. */
  figures: readonly Figure[]
}

const isKnown = ({ heading: { kind } }: Figure): boolean => kind === 'value' || kind === 'other'

/**
 * The rows for a single value, or for the lack of one, that have a figure in a column for a known
 * value. The others would only state that no value is known.
 */
export function rowFigures({ rows, columns, cells }: CrossTable): RowFigures[] {
  return rows.flatMap((heading, place) => {
    if (heading.kind === 'other' || heading.kind === 'all') return []
    const figures = columns.flatMap((column, at): Figure[] => {
      const cell = cells[place]?.[at]
      if (!cell || cell.count === 0 || column.kind === 'all') return []
      return [{ heading: column, ...cell }]
    })
    return figures.some(isKnown) ? [{ heading, figures }] : []
  })
}
