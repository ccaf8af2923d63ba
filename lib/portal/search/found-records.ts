/** Merges the results of the portal's own search and of the API's into one order. */
import { type SearchResult, searchResultsPerFamily } from '@/lib/contract/search'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import type { Found, MatchKind } from '@/lib/search/engine'
import { groupOf } from '@/lib/search/searchable'
import { indexWords } from '@/lib/search/words'

export interface FoundRecord {
  id: string
  /**
   * The result of the portal's own search. Undefined if only the API has found the record, by a name that the graph
   * lacks.
   */
  found?: Found
  /** The API's result. Undefined if the API has not found the record. */
  result?: SearchResult
}

/**
 * True if no name or text has the query, and all that either search found are names that are spelled like it. The API does
 * not say how it found a record: one that the portal's own search has not found is similar if its name has a word of those.
 */
export function areOnlySimilar(found: readonly Found[], results: readonly SearchResult[]): boolean {
  const ids = new Set(found.map(({ id }) => id))
  const words = new Set(found.flatMap((one) => one.words))
  const isSimilar = ({ id, title }: SearchResult) =>
    ids.has(id) || !recordOfNode(id) || indexWords(title).some((word) => words.has(word))
  const isMisspelled = found.length > 0 && found.every(({ kind }) => kind === 'misspelled')
  return isMisspelled && results.every(isSimilar)
}

/** The kinds of match in which the name contains the query itself, which the API also finds. */
const inName: ReadonlySet<MatchKind> = new Set(['whole', 'start', 'word', 'squeezed', 'inside'])

/**
 * The records found by either search, best first, with a limited number of each type. The API may know names that the
 * graph lacks. A record found by such a name keeps its place in the API's order, after the result that precedes it
 * there.
 */
export function foundRecords(
  found: readonly Found[],
  results: readonly SearchResult[],
): FoundRecord[] {
  const own = new Map(found.map((one) => [one.id, one]))
  const hasQuery = ({ id }: SearchResult) => inName.has(own.get(id)?.kind ?? 'text')
  const lastWithQuery = results.findLastIndex(hasQuery)
  const placedByApi = (result: SearchResult, index: number): boolean =>
    !own.has(result.id) || (index < lastWithQuery && !hasQuery(result))
  const first: FoundRecord[] = []
  const following = new Map<string, FoundRecord[]>()
  const moved = new Set<string>()
  let place = first
  for (const [index, result] of results.entries()) {
    const { id } = result
    if (placedByApi(result, index)) {
      place.push({ id, found: own.get(id), result })
      moved.add(id)
    } else {
      place = following.get(id) ?? []
      following.set(id, place)
    }
  }
  const byId = new Map(results.map((result) => [result.id, result]))
  const ordered = found
    .filter(({ id }) => !moved.has(id))
    .flatMap((one): FoundRecord[] => [
      { id: one.id, found: one, result: byId.get(one.id) },
      ...(following.get(one.id) ?? []),
    ])
  return fewOfEach([...first, ...ordered])
}

function fewOfEach(records: readonly FoundRecord[]): FoundRecord[] {
  const counts = new Map<string, number>()
  return records.filter(({ id }) => {
    const count = (counts.get(groupOf(id)) ?? 0) + 1
    counts.set(groupOf(id), count)
    return count <= searchResultsPerFamily
  })
}
