/** Writes the changes that a run proposes to the registry of sources as a diff, for people to review and apply. */
import { isDeepStrictEqual } from 'node:util'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { SourceEntry, type SourceRegistry } from '@/lib/facts/load/source-entry'
import { amendSources, sourcesFile } from '@/lib/facts/load/sources-file'
import { daysUntilGone } from '@/lib/facts/sources/known-source'
import type { Address } from './addresses'
import type { Result } from './run'
import type { Finding } from './run-file'

/** Adds a day of failure. Days after the day that makes a source gone are dropped, because they add nothing. */
function withDay(days: readonly string[], day: string): string[] {
  return [...new Set([...days, day])].sort().slice(0, daysUntilGone)
}

/** Removes undefined fields, so that entries can be compared and written. */
function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, content]) => content !== undefined),
  ) as Value
}

type Check = NonNullable<SourceEntry['check']>

function getCheck(previous: Check | undefined, finding: Finding, day: string): Check {
  const { verdict, status, movedTo, page } = finding
  // A blocked check reveals nothing new, so the results of earlier checks stay.
  if (verdict === 'blocked') return defined({ ...previous, day, blocked: true, status })
  if (verdict === 'ok' || verdict === 'moved') {
    return defined({ day, status, moved_to: movedTo, text: page?.text ?? previous?.text })
  }
  const failed = withDay(previous?.failed ?? [], day)
  return defined({ day, status, moved_to: previous?.moved_to, failed, text: previous?.text })
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

export interface Change {
  /** The address in the form of the registry. */
  key: string
  before: SourceEntry | undefined
  after: SourceEntry
}

/** The entries of a registry by address, regardless of how the address is written there. */
export class KnownSources {
  readonly #keys: Map<string, string>

  constructor(private readonly registry: SourceRegistry) {
    this.#keys = new Map(Object.keys(registry).map((key) => [new URL(key).href, key]))
  }

  key = (name: string): string => this.#keys.get(name) ?? name
  entry = (name: string): SourceEntry | undefined => this.registry[this.key(name)]
}

export function proposedChanges(
  sources: KnownSources,
  addresses: readonly Address[],
  { result, day }: { result: Result; day: string },
): Change[] {
  return addresses.flatMap(({ url, named }) => {
    const finding = result.findings.get(url)
    const copy = result.copies.get(url)
    return named.flatMap((name): Change[] => {
      const before = sources.entry(name)
      const after = finding && proposedEntry(before, { finding, copy, day })
      const differs = after !== undefined && !isDeepStrictEqual(after, before)
      return differs ? [{ key: sources.key(name), before, after }] : []
    })
  })
}

/**
 * Returns a diff for `git apply` from the current registry to the changed one, or an empty text if there are no
 * changes.
 */
export function registryDiff(
  text: string | undefined,
  changes: readonly Change[],
  folder: string,
): string {
  if (changes.length === 0) return ''
  const name = `${folder}/${sourcesFile}`
  const before = text === undefined ? '/dev/null' : `a/${name}`
  const after = amendSources(text ?? '', new Map(changes.map(({ key, after }) => [key, after])))
  return createTwoFilesPatch(before, `b/${name}`, text ?? '', after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
