/**
 * The years in which projects were launched, and how long they lasted, in classes that dates without a day or a month can
 * tell apart.
 */

/** The classes by the number of full years at which they begin. */
export const lifespans = {
  0: 'Less than a year',
  1: '1 to 2 years',
  2: '2 to 3 years',
  3: '3 to 4 years',
  4: '4 to 5 years',
  5: '5 years or more',
} as const
/** The class of projects without both dates. */
export const noLifespanLabel = 'Not ended, or dates not disclosed'

export type Lifespan = `${keyof typeof lifespans}`

const starts = Object.keys(lifespans) as Lifespan[]

/** A date as a number of years. A date without a month or a day counts as the middle of the year or the month. */
function inYears(date: string | null | undefined): number | undefined {
  const [, year, month, day] =
    /^((?:19|20)\d\d)(?:-(\d\d)(?:-(\d\d))?)?(?!\d)/.exec(date ?? '') ?? []
  if (year === undefined) return undefined
  if (month === undefined) return Number(year) + 0.5
  return Number(year) + (Number(month) - 1 + (day === undefined ? 15 : Number(day) - 1) / 30.5) / 12
}

/**
 * The class of the time between two dates, each a year, a month or a day. Undefined unless both are dates in this order.
 * @example getLifespan('2021-03', '2023-07-28') // '2'
 */
export function getLifespan(
  launch: string | null | undefined,
  end: string | null | undefined,
): Lifespan | undefined {
  const [from, until] = [inYears(launch), inYears(end)]
  if (from === undefined || until === undefined || until < from) return undefined
  // Whole days are converted to fractions, so an exact anniversary may fall short by less than a day.
  return starts.findLast((start) => until - from >= Number(start) - 0.002)
}

/**
 * The year of a launch date. Years outside the 20th and 21st centuries are treated as errors, because they would
 * stretch the axis of a chart.
 * @example launchYear('2021-03') // '2021'
 */
export const launchYear = (date: string | null | undefined): string | undefined =>
  /^(?:19|20)\d{2}(?!\d)/.exec(date ?? '')?.[0]
