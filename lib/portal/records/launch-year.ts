/**
 * The year of a launch date. Years outside the 20th and 21st centuries are treated as errors, because they would
 * stretch the axis of a chart.
 * @example launchYear('2021-03') // '2021'
 */
export const launchYear = (date: string | null | undefined): string | undefined =>
  /^(?:19|20)\d{2}(?!\d)/.exec(date ?? '')?.[0]
