/** The rows that represent the search in every store, with the keys by which they are found. */
import type { SearchEntry, Snapshot } from '@/lib/facts/snapshot'
import { groupBy } from '@/lib/text/group-by'
import { namesColumn, spelledColumn, wordsColumn } from './name-columns'
import { type StoredTerm, type TermOptions, termsOfSearch } from './stored-terms'

export interface StoredEntry {
  key: number
  position: number
  names: string
  spelled: string
  words: string
  score: number
  result: string
}

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

/** The terms of the entries of the search. The first key is at position 0. */
export function searchTerms(snapshot: Snapshot, options: TermOptions): Iterable<StoredTerm> {
  const entries = groupsByScore(snapshot).flatMap(([, members]) => members)
  return termsOfSearch(
    entries.map(({ names }) => names),
    options,
  )
}
