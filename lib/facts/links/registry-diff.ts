/** Writes the changes that a run proposes to the registry of sources as a diff, for people to review and apply. */
import { isDeepStrictEqual } from 'node:util'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { SourceEntry, SourceRegistry } from '@/lib/facts/load/source-entry'
import { amendSources, sourcesFile } from '@/lib/facts/load/sources-file'
import type { Address } from './addresses'
import { proposedEntry } from './propose'
import type { Result } from './run'

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
  known: KnownSources,
  addresses: readonly Address[],
  { result, day }: { result: Result; day: string },
): Change[] {
  return addresses.flatMap(({ url, named }) => {
    const finding = result.findings.get(url)
    const copy = result.copies.get(url)
    return named.flatMap((name): Change[] => {
      const before = known.entry(name)
      const after = finding && proposedEntry(before, { finding, copy, day })
      const differs = after !== undefined && !isDeepStrictEqual(after, before)
      return differs ? [{ key: known.key(name), before, after }] : []
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
