/** Describes a source without requesting it: from its registry entry, or else from its publisher. */
import type { SourceKind, SourceState } from '@/lib/contract/sources'
import type { CheckedFacts } from '@/lib/facts/load/check'
import type { SourceEntry } from '@/lib/facts/load/source-entry'
import { publisherFinder } from './publishers'

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

export interface KnownSource {
  /** The normalized URL. */
  url: string
  publisher: string
  kind: SourceKind
  language?: string
  /** True for a copy of somebody else's page. */
  isCopy?: boolean
  entry: SourceEntry
}

export type SourceFinder = (url: string) => KnownSource

/** Returns a function that looks up a source. Its registry entry takes precedence over the publisher of its host. */
export function sourceFinder({
  facts,
  sources,
  publishers,
}: Pick<CheckedFacts, 'facts' | 'sources' | 'publishers'>): SourceFinder {
  const entries = new Map(
    Object.entries(sources).map(([url, entry]) => [new URL(url).href, entry] as const),
  )
  const getPublisher = publisherFinder(publishers, facts)
  return (address) => {
    const url = new URL(address).href
    const entry = entries.get(url) ?? {}
    const { name, kind, language, copies } = getPublisher(url)
    return {
      url,
      publisher: entry.publisher ?? name,
      kind: entry.kind ?? kind,
      language: entry.language ?? language,
      isCopy: copies,
      entry,
    }
  }
}
