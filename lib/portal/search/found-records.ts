/** One order of what the portal's own search and that of the API find. */
import { type SearchResult, searchResultsPerFamily } from '@/lib/contract/search'
import type { Found, MatchKind } from '@/lib/search/engine'
import { groupOf } from '@/lib/search/searchable'

export interface FoundRecord {
  id: string
  /** What the portal's own search says of it; undefined if only the API has found it, by a name that the graph lacks. */
  found?: Found
  /** What the API says of it; undefined if the API has not found it. */
  result?: SearchResult
}

/** Kinds by which a name has the query itself, which the API finds too. */
const inName: ReadonlySet<MatchKind> = new Set(['whole', 'start', 'word', 'squeezed', 'inside'])

/**
 * What was found by either, best first, at most five of each type. The API may know more names than the graph has. What
 * it has found by these comes where the API has put it: after the result before it.
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
