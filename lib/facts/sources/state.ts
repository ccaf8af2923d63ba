/** The state of an address according to its checks. */
import type { SourceState } from '@/lib/contract/sources'
import type { SourceEntry } from '@/lib/facts/load/source-entry'

/** A source counts as gone after failed checks on this many different days. */
export const daysUntilGone = 3

export const isGone = (entry: SourceEntry | undefined): boolean =>
  (entry?.check?.failed?.length ?? 0) >= daysUntilGone

/** Returns the state of a source. A page that was gone stays so while its site refuses to be checked. */
export function describeState(entry: SourceEntry): SourceState {
  const { check } = entry
  if (!check) return 'unchecked'
  if (isGone(entry)) return 'gone'
  if (check.blocked) return 'blocked'
  if (check.failed?.length) return 'unavailable'
  return check.moved_to ? 'moved' : 'available'
}
