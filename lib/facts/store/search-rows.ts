/** The rows that represent the search in every store, with the keys by which they are found. */
import type { SearchEntry, Snapshot } from '@/lib/facts/snapshot'
import { fold } from '@/lib/text/fold'
import { groupBy } from '@/lib/text/group-by'
import { type CommonOptions, type CommonTerm, commonSearchTerms } from './common-terms'
import { maxTextLength } from './frequent-texts'
import { namesColumn, spelledColumn, wordsColumn } from './name-columns'
import { shortTokens } from './short-texts'

export interface StoredEntry {
  key: number
  position: number
  names: string
  spelled: string
  words: string
  tokens: string
  /** The beginning of each name, longer than any common text. */
  starts: string[]
  score: number
  result: string
}

const startsOfNames = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => fold(name).slice(0, maxTextLength + 1))),
]

export interface SearchGroup {
  name: string
  first: number
  last: number
  entries: Iterable<StoredEntry>
}

function* entryRows(
  members: readonly (SearchEntry & { position: number })[],
  first: number,
): Generator<StoredEntry> {
  for (const [index, { position, names, score, result }] of members.entries()) {
    yield {
      key: first + index,
      position,
      names: namesColumn(names),
      spelled: spelledColumn(names),
      words: wordsColumn(names),
      tokens: shortTokens(names),
      starts: startsOfNames(names),
      score,
      result: JSON.stringify(result),
    }
  }
}

/** The entries of each group, highest scores first. */
function groupsByScore({ search }: Snapshot) {
  const positioned = search.map((entry, position) => ({ ...entry, position }))
  const groups = [...groupBy(positioned, ({ group }) => group)]
  for (const [, members] of groups) members.sort((a, b) => b.score - a.score)
  return groups
}

/**
 * Groups the entries. Keys are assigned group by group, highest scores first, so that the first matches of a group are
 * its best.
 */
export function* searchGroups(snapshot: Snapshot): Generator<SearchGroup> {
  let first = 1
  for (const [name, members] of groupsByScore(snapshot)) {
    yield { name, first, last: first + members.length - 1, entries: entryRows(members, first) }
    first += members.length
  }
}

/** The common terms of the entries of the search. The first key is at position 0. */
export function searchTerms(snapshot: Snapshot, options: CommonOptions): Iterable<CommonTerm> {
  const entries = groupsByScore(snapshot).flatMap(([, members]) => members)
  return commonSearchTerms(
    entries.map(({ names }) => names),
    options,
  )
}
