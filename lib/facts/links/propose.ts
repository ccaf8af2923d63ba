/** What a finding changes in the registry of sources. */
import { SourceEntry } from '@/lib/facts/load/source-entry'
import { daysUntilGone } from '@/lib/facts/sources/state'
import type { Finding } from './finding'

/** Days without those after the one that makes a source gone: the first says since when, and more say nothing new. */
function withDay(days: readonly string[], day: string): string[] {
  return [...new Set([...days, day])].sort().slice(0, daysUntilGone)
}

/** Leaves out what is undefined, so that entries can be compared and written. */
function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value
}

type Check = NonNullable<SourceEntry['check']>

function checkOf(known: Check | undefined, finding: Finding, day: string): Check {
  const { verdict, status, movedTo, page } = finding
  // Nothing is known anew: what earlier checks have found stands beside it.
  if (verdict === 'blocked') return defined({ ...known, day, blocked: true, status })
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

/** The entry of a source after a run. What people have written stays: titles, dates and copies only fill gaps. */
export function proposedEntry(
  entry: SourceEntry | undefined,
  { finding, copy, day }: { finding: Finding; copy?: string; day: string },
): SourceEntry {
  return ordered({
    ...entry,
    title: entry?.title ?? finding.page?.title,
    published: entry?.published ?? finding.page?.published,
    archived: entry?.archived ?? copy,
    check: checkOf(entry?.check, finding, day),
  })
}
