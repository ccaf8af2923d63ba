import type { CrossTable } from './cross-table'

/**
 * The highest number in a cell whose row and column have known values; at least 1. It gets the
 * strongest colour.
 */
export function highestCount({ rows, columns, cells }: CrossTable): number {
  const numbers = rows.flatMap((row, place) =>
    columns.map((column, at) =>
      row.kind === 'value' && column.kind === 'value' ? (cells[place]?.[at]?.count ?? 0) : 0,
    ),
  )
  return Math.max(1, ...numbers)
}
