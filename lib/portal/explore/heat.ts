/** The colour of a cell, in steps that keep the figures on it legible. */
import { colours, type Theme } from '@/lib/portal/theme/colours'
import type { CrossTable } from './cross-table'

/**
 * The share of the accent colour mixed with the paper colour in each step, in percent; `explore.css` has them too. Figures
 * use the ink colour on the first steps and the paper colour on the others. Neither has enough contrast on the shares in
 * between.
 */
export const heatShares = [10, 17, 25, 33, 41, 86, 93, 100] as const

const stepCount = heatShares.length
/** The last step on which figures use the ink colour. */
export const lastInkStep = 5

/** The step of a number in relation to the highest number: 1 to 8, or 0 for none. */
export const heatStep = (count: number, highest: number): number =>
  count <= 0 ? 0 : Math.min(stepCount, Math.max(1, Math.ceil((count / highest) * stepCount)))

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** The colour of a step, starting at 1, as a hexadecimal RGB value for drawings. */
export function heatColour(step: number, theme: Theme): string {
  const share = (heatShares[step - 1] ?? 0) / 100
  const paper = channels(colours.paper[theme])
  const mixed = channels(colours.accent[theme]).map((accent, place) =>
    Math.round(accent * share + (paper[place] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

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
