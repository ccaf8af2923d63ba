/** The search over the graph, built once for each version of it. */
import { processSingleton } from '@/lib/client/process-singleton'
import type { ItemOf } from '@/lib/contract/responses'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { makeRecordSearch, type RecordSearch } from './record-search'

type Countries = readonly ItemOf<'countries'>[]

interface Kept {
  countries: Countries
  search: Promise<RecordSearch>
}

const kept = () => processSingleton('record searches', () => new WeakMap<GraphIndex, Kept>())

/** Built again if there were no countries when it was first built, because they were unavailable. */
export function recordSearchOf(graph: GraphIndex, countries: Countries): Promise<RecordSearch> {
  const known = kept().get(graph)
  if (known && (known.countries.length > 0 || countries.length === 0)) return known.search
  const search = makeRecordSearch(graph, countries)
  kept().set(graph, { countries, search })
  search.catch(() => kept().delete(graph))
  return search
}
