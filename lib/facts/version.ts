import type { Manifest } from './snapshot'

/** A version of the data is called by its day. @example versionOf({ date: '2026-11-21T00:00:00Z' }) // '2026.11.21' */
export const versionOf = ({ date }: Pick<Manifest, 'date'>): string =>
  date.slice(0, 10).replaceAll('-', '.')
