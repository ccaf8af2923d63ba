/** A version is called by its day. */

/** @example versionOfDate('2026-11-22T00:00:00Z') // '2026.11.22' */
export const versionOfDate = (date: string): string => date.slice(0, 10).replaceAll('-', '.')
