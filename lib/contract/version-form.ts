/**
 * A version of the data is named after its date: `2026.11.22`. The file contains no schema, so browsers can load it.
 */
export const versionForm = /^\d{4}\.\d{2}\.\d{2}$/

/**
 * Returns the version of a date.
 * @example versionOfDate('2026-11-22T00:00:00Z') // '2026.11.22'
 */
export const versionOfDate = (date: string): string => date.slice(0, 10).replaceAll('-', '.')
