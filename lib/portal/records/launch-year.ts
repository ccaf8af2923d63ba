/**
 * The year of a launch date. A year of another century is a slip of the pen, and would draw out a chart over all years
 * up to it.
 * @example launchYear('2021-03') // '2021'
 */
export const launchYear = (date: string | null | undefined): string | undefined =>
  /^(?:19|20)\d{2}(?!\d)/.exec(date ?? '')?.[0]
