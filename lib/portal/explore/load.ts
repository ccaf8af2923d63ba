/** Loads tables across. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { type ApiResult, unwrap } from '@/lib/client/result'
import { getGraph } from '@/lib/portal/graph/load'
import type { FacetSource } from '@/lib/portal/list/list-definition'
import { graphLists } from '@/lib/portal/list/list-definitions'
import { getNames } from '@/lib/portal/names/load'
import { getProjectFacts } from '@/lib/portal/projects/load'
import { type ExploreState, parseExploreQuery, serializeExploreState } from './explore-query'
import { type ExploreView, exploreViewOf } from './explore-view'

async function cachedView(query: string): Promise<ApiResult<ExploreView>> {
  'use cache'
  const graph = await getGraph()
  if (!graph.ok) {
    cacheLife(shortLifetime)
    return graph
  }
  const facts = await getProjectFacts()
  const { names, complete } = await getNames(graph.data)
  cacheLife(complete ? facts.lifetime : shortLifetime)
  const data = exploreViewOf({
    index: graphLists.projects.index(graph.data, facts),
    names,
    available: new Set<FacetSource>(['graph', ...facts.sources]),
    state: parseExploreQuery(new URLSearchParams(query)),
  })
  return { ...graph, data }
}

/** The table across in a state. Throws `UpstreamUnavailable` without a graph. */
export const getExploreView = async (state: ExploreState): Promise<ExploreView> =>
  unwrap(await cachedView(serializeExploreState(state))).data
