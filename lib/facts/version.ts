import { versionOfDate } from '@/lib/contract/version-form'
import type { Manifest } from '@/lib/dataset/snapshot'

/**
 * Returns the version of a snapshot.
 * @example getVersion({ date: '2026-11-21T00:00:00Z' }) // '2026.11.21'
 */
export const getVersion = ({ date }: Pick<Manifest, 'date'>): string => versionOfDate(date)
