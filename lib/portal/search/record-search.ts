/** The portal's own search, over the graph and the countries. */
import type { ItemOf } from '@/lib/contract/responses'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { SearchEngine } from '@/lib/search/engine'
import { searchableCountry, searchableNode } from '@/lib/search/searchable'
import type { RecordFacts } from './search-groups'

export interface RecordSearch {
  engine: SearchEngine
  facts: RecordFacts
}

type Countries = readonly ItemOf<'countries'>[]

function recordFacts(graph: GraphIndex | undefined, countries: Countries): RecordFacts {
  const byId = new Map(countries.map((country) => [`country-${country.id}`, country]))
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return {
    node: (id) => graph?.nodes.get(id),
    country: (id) => byId.get(id),
    countryName: (code) => names.get(code) ?? code,
  }
}

/** `graph` is undefined if it is unavailable; only countries are found then. */
export async function makeRecordSearch(
  graph: GraphIndex | undefined,
  countries: Countries,
): Promise<RecordSearch> {
  const nodes = Array.from(graph?.nodes.values() ?? [], (node) => searchableNode(node))
  const engine = await SearchEngine.of([...nodes, ...countries.map(searchableCountry)])
  return { engine, facts: recordFacts(graph, countries) }
}
