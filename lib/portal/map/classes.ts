/**
 * The classes of the map. Counts of countries are skewed: most have none, many one or two, and a few have dozens. Equal
 * steps would put nearly all into the lowest class, and breaks fitted to the data (Jenks, quantiles) would differ from
 * measure to measure and from day to day. Steps that double suit the skew, say the same on every map, and stay.
 */

/** The least count of each class after the first, which is of none. */
const lowerBounds = [1, 2, 4, 8, 16] as const

/** 0 for none, up to 5. */
export const classOf = (count: number): number =>
  lowerBounds.filter((bound) => count >= bound).length

/** The bounds of each class in words, `'4–7'`. */
export const classLabels: readonly string[] = [
  '0',
  ...lowerBounds.map((lower, index) => {
    const next = lowerBounds[index + 1]
    if (next === undefined) return `${lower} or more`
    return next - lower === 1 ? String(lower) : `${lower}–${next - 1}`
  }),
]
