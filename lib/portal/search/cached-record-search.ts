/** The search over the graph, built once for each version of it. */
import { processSingleton } from '@/lib/client/process-singleton'
import type { ItemOf } from '@/lib/contract/responses'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { makeRecordSearch, type RecordSearch } from './record-search'

type Countries = readonly ItemOf<'countries'>[]

interface Build {
  graph: GraphIndex
  countries: Countries
  search: Promise<RecordSearch>
}

const cached = () =>
  processSingleton('record search', (): { build?: Build; ready?: RecordSearch } => ({}))

const isOf = ({ graph, countries }: Build, newGraph: GraphIndex, newCountries: Countries) =>
  graph === newGraph && (countries.length > 0 || newCountries.length === 0)

/**
 * The search over a graph. While that of a new graph is being built, that of the one before answers. It is built again
 * if it has no countries, because they were unavailable, and there are some now.
 */
export async function recordSearchOf(
  graph: GraphIndex,
  countries: Countries,
): Promise<RecordSearch> {
  const state = cached()
  if (!state.build || !isOf(state.build, graph, countries)) {
    const build = { graph, countries, search: makeRecordSearch(graph, countries) }
    state.build = build
    build.search.then(
      (search) => {
        if (state.build === build) state.ready = search
      },
      () => {
        if (state.build === build) state.build = undefined
      },
    )
  }
  return state.ready ?? state.build.search
}
