/** The records of a list that a text finds. */
import { type Family, getWords } from '@/lib/contract/families'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import type { ListIndex, NameMatches } from '@/lib/portal/list/list-index'
import type { Guess } from '@/lib/portal/list/list-state'
import type { Found } from '@/lib/search/engine'
import { correctWords } from '@/lib/search/misspellings'
import type { RecordSearch } from './record-search'

/** The query with its misspelled words corrected. Undefined if the query is not misspelled. */
export const correctedText = (query: string, found: readonly Found[]): string | undefined =>
  found.every(({ kind }) => kind === 'misspelled') ? correctWords(query, found) : undefined

export interface Candidates extends NameMatches {
  /** Present if no name contains the text, but the portal's own search found something. */
  guess?: Guess
}

/** The records of a family that the portal's own search finds. Empty for a family that it does not cover. */
function findInFamily({ engine }: RecordSearch, family: Family, query: string): Found[] {
  const { prefix: group } = getWords(family)
  if (group === undefined) return []
  return engine.search({ query, group, perGroup: Number.POSITIVE_INFINITY, texts: true })
}

const getIds = (found: readonly Found[]): ReadonlySet<number> =>
  new Set(found.flatMap(({ id }) => recordOfNode(id)?.id ?? []))

/** The ids of the records of a family that the portal's own search finds, best first. */
export const findIds = (search: RecordSearch, family: Family, query: string): ReadonlySet<number> =>
  getIds(findInFamily(search, family, query))

/** The records whose names contain a text or, if there are none, the records that the portal's own search finds. */
export function findCandidates(
  index: ListIndex,
  family: Family,
  q: string,
  search: RecordSearch | undefined,
): Candidates {
  const exact = index.find(q)
  if (exact.ids.size > 0 || !search) return exact
  const found = findInFamily(search, family, q)
  if (found.length === 0) return exact
  const text = correctedText(q, found)
  const corrected = text === undefined ? undefined : index.find(text)
  return text !== undefined && corrected && corrected.ids.size > 0
    ? { ...corrected, guess: { q, text } }
    : { ids: getIds(found), guess: { q } }
}
