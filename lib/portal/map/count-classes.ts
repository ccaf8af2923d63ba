/**
 * The classes of counts on maps and in tables. Counts are skewed: many are one or two, and a few are dozens. Equal
 * intervals would put nearly all of them into the lowest class, and breaks derived from each value (Jenks, quantiles)
 * would change with every record. Instead, the highest count selects one of three fixed scales.
 */
import type { Colour } from '@/lib/portal/theme/colours'

/**
 * The colours of classes of numbers, from the lowest to the highest. They are about equally far apart in lightness (CIELAB), and
 * numbers are legible on each.
 */
export const ramp = [
  { light: '#b9d8d4', dark: '#294f50' },
  { light: '#85b6b1', dark: '#3a6d6c' },
  { light: '#549391', dark: '#62a29e' },
  { light: '#236b6c', dark: '#7abcb8' },
  { light: '#004548', dark: '#bde5e0' },
] as const satisfies readonly Colour[]

/** The lowest count of each class, and the highest count for which the scale is meant. */
const scales = [
  { bounds: [1, 2, 3, 4, 5], highest: 5 },
  { bounds: [1, 2, 4, 8, 16], highest: 64 },
  { bounds: [1, 3, 10, 30, 100], highest: Number.POSITIVE_INFINITY },
] as const

/** The places on the colour ramp of one to five classes, equally far apart. */
const steps = [[3], [2, 4], [1, 3, 5], [1, 2, 3, 4], [1, 2, 3, 4, 5]] as const

export interface CountClass {
  /** `'2–3'` */
  label: string
  /** The place of its colour on the ramp, starting at 1. */
  step: number
}

export interface CountClasses {
  /** The classes above zero, in ascending order. */
  classes: readonly CountClass[]
  /** The number of the class of a count, starting at 1. It is 0 for none. */
  indexOf: (count: number) => number
}

const getLabel = (lower: number, next: number | undefined): string => {
  if (next === undefined) return `${lower} or more`
  return next - lower === 1 ? String(lower) : `${lower}–${next - 1}`
}

export function countClasses(highest: number): CountClasses {
  const scale = scales.find((scale) => highest <= scale.highest) ?? scales[1]
  const bounds = scale.bounds.filter((bound) => bound === 1 || bound <= highest)
  return {
    classes: bounds.map((lower, at) => ({
      label: getLabel(lower, bounds[at + 1]),
      step: steps[bounds.length - 1]?.[at] ?? 1,
    })),
    indexOf: (count) => bounds.filter((bound) => count >= bound).length,
  }
}
