/** Derives the proposed registry entry of a source from a finding. */
import { SourceEntry } from '@/lib/facts/load/source-entry'
import { daysUntilGone } from '@/lib/facts/sources/state'
import type { Finding } from './finding'

/** Adds a day of failure. Days after the one that makes a source gone are dropped, because they add nothing. */
function withDay(days: readonly string[], day: string): string[] {
  return [...new Set([...days, day])].sort().slice(0, daysUntilGone)
}

/** Removes undefined fields, so that entries can be compared and written. */
function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value
}

type Check = NonNullable<SourceEntry['check']>

function getCheck(known: Check | undefined, finding: Finding, day: string): Check {
  const { verdict, status, movedTo, page } = finding
  // A blocked check reveals nothing new, so the results of earlier checks stay.
  if (verdict === 'blocked') return defined({ ...known, day, blocked: true, status })
  if (verdict === 'ok' || verdict === 'moved') {
    return defined({ day, status, moved_to: movedTo, text: page?.text ?? known?.text })
  }
  const failed = withDay(known?.failed ?? [], day)
  return defined({ day, status, moved_to: known?.moved_to, failed, text: known?.text })
}

/** Returns an entry with its fields in the order of the registry. */
function ordered(entry: SourceEntry): SourceEntry {
  const fields = Object.keys(SourceEntry.shape) as (keyof SourceEntry)[]
  return defined(Object.fromEntries(fields.map((field) => [field, entry[field]])))
}

/**
 * Returns the entry of a source after a run. Everything that people have written stays: titles, dates and copies only
 * fill gaps.
 */
export function proposedEntry(
  entry: SourceEntry | undefined,
  { finding, copy, day }: { finding: Finding; copy?: string; day: string },
): SourceEntry {
  return ordered({
    ...entry,
    title: entry?.title ?? finding.page?.title,
    published: entry?.published ?? finding.page?.published,
    archived: entry?.archived ?? copy,
    check: getCheck(entry?.check, finding, day),
  })
}
