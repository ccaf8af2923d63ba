/**
 * The classes of the choropleth map. The counts are skewed: most countries have none, many have one or two, and a few
 * have dozens. Equal intervals would put nearly all countries into the lowest class, and breaks derived from the data
 * (Jenks, quantiles) would differ by measure and change over time. Intervals that double avoid both.
 */

/** The lowest count of each class after the first, which is that of zero. */
const lowerBounds = [1, 2, 4, 8, 16] as const

/** The index of the class of a count, from 0 to 5. */
export const classIndexOf = (count: number): number =>
  lowerBounds.filter((bound) => count >= bound).length

/** The label of each class: `'4–7'`. */
export const classLabels: readonly string[] = [
  '0',
  ...lowerBounds.map((lower, index) => {
    const next = lowerBounds[index + 1]
    if (next === undefined) return `${lower} or more`
    return next - lower === 1 ? String(lower) : `${lower}–${next - 1}`
  }),
]
