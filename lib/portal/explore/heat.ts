/** The colour of the cells of a cross table, by class of number. */
import { type CountClasses, countClasses } from '@/lib/portal/map/count-classes'
import { colours, type Theme } from '@/lib/portal/theme/colours'
import type { CrossTable } from './cross-table'

/** The classes of the numbers in cells whose row and column have known values. */
export function heatClasses({ rows, columns, cells }: CrossTable): CountClasses {
  const numbers = rows.flatMap((row, place) =>
    columns.map((column, at) =>
      row.kind === 'value' && column.kind === 'value' ? (cells[place]?.[at]?.count ?? 0) : 0,
    ),
  )
  return countClasses(Math.max(0, ...numbers))
}

/** The place of a number on the colour ramp, starting at 1. It is 0 for none. */
export const heatStep = (count: number, { classes, indexOf }: CountClasses): number =>
  classes[indexOf(count) - 1]?.step ?? 0

/** The colour of numbers on a step of the ramp, whose middle is light in the dark theme; `explore.css` has it too. */
export function figureColour(step: number, theme: Theme): string {
  const isInk = theme === 'light' ? step <= 3 : step <= 2
  return isInk ? colours.ink[theme] : colours.paper[theme]
}
