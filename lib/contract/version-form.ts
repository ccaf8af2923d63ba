/** The name of a version of the data is its day: `2026.11.22`. The file contains no schema: browsers load it. */
export const versionForm = /^\d{4}\.\d{2}\.\d{2}$/

/** The version of a day. @example versionOfDate('2026-11-22T00:00:00Z') // '2026.11.22' */
export const versionOfDate = (date: string): string => date.slice(0, 10).replaceAll('-', '.')
