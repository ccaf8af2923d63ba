/** Merges the results of the portal's own search and of the API's into one order. */
import { type SearchResult, searchResultsPerFamily } from '@/lib/contract/search'
import type { Found, MatchKind } from '@/lib/search/engine'
import { groupOf } from '@/lib/search/searchable'

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
