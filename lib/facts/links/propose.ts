/** What a finding changes in the registry of sources. */
import { SourceEntry } from '@/lib/facts/load/source-entry'
import type { Finding } from './finding'

/** After failed checks on so many different days a source counts as gone. */
export const daysUntilGone = 3

export const isGone = (entry: SourceEntry | undefined): boolean =>
  (entry?.check?.failed ?? []).length >= daysUntilGone

/** Days without those after the one that makes a source gone: the first says since when, and more say nothing new. */
function withDay(days: readonly string[], day: string): string[] {
  return [...new Set([...days, day])].sort().slice(0, daysUntilGone)
}

/** Leaves out what is undefined, so that entries can be compared and written. */
function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value
}

type Check = NonNullable<SourceEntry['check']>

function checkOf(known: Check | undefined, finding: Finding, day: string): Check | undefined {
  const { verdict, status, movedTo, page } = finding
  if (verdict === 'blocked') return known
  if (verdict === 'ok' || verdict === 'moved') {
    return defined({ day, status, moved_to: movedTo, text: page?.text ?? known?.text })
  }
  const failed = withDay(known?.failed ?? [], day)
  return defined({ day, status, moved_to: known?.moved_to, failed, text: known?.text })
}

/** With the fields in the order of the registry. */
function ordered(entry: SourceEntry): SourceEntry {
  const fields = Object.keys(SourceEntry.shape) as (keyof SourceEntry)[]
  return defined(Object.fromEntries(fields.map((field) => [field, entry[field]])))
}

/**
 * The entry of a source after a run. What people have written stays: titles, dates and copies only fill gaps. Undefined
 * where there is nothing to be written.
 */
export function proposedEntry(
  entry: SourceEntry | undefined,
  { finding, copy, day }: { finding: Finding; copy?: string; day: string },
): SourceEntry | undefined {
  const proposed = ordered({
    ...entry,
    title: entry?.title ?? finding.page?.title,
    published: entry?.published ?? finding.page?.published,
    archived: entry?.archived ?? copy,
    check: checkOf(entry?.check, finding, day),
  })
  return Object.keys(proposed).length > 0 ? proposed : undefined
}
