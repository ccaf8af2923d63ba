/** Formats the dates of records: a year, a month or a day. Any other text is returned unchanged. */

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const partialDate = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T.*)?$/

/**
 * Formats a date in full: `'2023-10-13'` becomes `'13 October 2023'`, `'2023-10'` becomes `'October 2023'`, and
 * `'2023'` stays as it is.
 */
export function formatDate(date: string): string {
  const [, year, month, day] = partialDate.exec(date) ?? []
  const name = monthNames[Number(month) - 1]
  if (year === undefined || (month !== undefined && name === undefined)) return date
  return [day === undefined ? undefined : String(Number(day)), name, year]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** Formats a date for a table column: `'2023-10-13'` becomes `'Oct 2023'`. */
export function formatMonth(date: string): string {
  const [, year, month] = partialDate.exec(date) ?? []
  const name = monthNames[Number(month) - 1]
  return year !== undefined && name !== undefined ? `${name.slice(0, 3)} ${year}` : (year ?? date)
}

/** Formats a time: `'2026-11-21T01:40:00.000Z'` becomes `'21 November 2026, 01:40 UTC'`. */
export const formatInstant = (instant: string): string =>
  `${formatDate(instant)}, ${instant.slice(11, 16)} UTC`

/** Returns the value of `<time dateTime>`, or undefined if the text is not a date. */
export const machineDate = (date: string): string | undefined =>
  partialDate.test(date) ? date : undefined
