/** Loads cross tables of the current data or of a version. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { type CacheLifetime, shortLifetime } from '@/lib/client/cache-lifetime'
import { type ApiResult, unwrap } from '@/lib/client/result'
import { getGraph, getGraphOf } from '@/lib/portal/graph/load'
import type { FacetSource } from '@/lib/portal/list/list-definition'
import { graphLists } from '@/lib/portal/list/list-definitions'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { needsDetails } from '@/lib/portal/list/needs-details'
import { getNames } from '@/lib/portal/names/load'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { getProjectFacts, getProjectFactsOf } from '@/lib/portal/projects/load'
import { type Candidates, searchFamily } from '@/lib/portal/search/load'
import { type ExploreState, parseExploreQuery, serializeExploreState } from './explore-query'
import { type ExploreView, exploreViewOf } from './explore-view'
import { type TableMembers, tableMembers } from './table-members'

interface Projects {
  index: ListIndex
  names: NameLookup
  available: ReadonlySet<FacetSource>
  candidates?: Candidates
  /** Undefined for that of the search results, which is shorter. */
  lifetime?: CacheLifetime
}

async function getProjects(
  { q, filters }: ExploreState,
  version: string | undefined,
): Promise<ApiResult<Projects>> {
  const graph = await (version === undefined ? getGraph() : getGraphOf(version))
  if (!graph.ok) return graph
  const candidates = q === undefined ? undefined : await searchFamily('projects', q, version)
  if (q !== undefined && !candidates) {
    return { ok: false, kind: 'unavailable', reason: 'No search of projects' }
  }
  const facts = await (version === undefined
    ? getProjectFacts()
    : getProjectFactsOf(version, { withDetails: needsDetails(graphLists.projects, filters) }))
  const { names, complete } = await getNames(graph.data, version)
  const data = {
    index: graphLists.projects.index(graph.data, facts),
    names,
    available: new Set<FacetSource>(['graph', ...facts.sources]),
    candidates,
    lifetime: !complete ? shortLifetime : q === undefined ? facts.lifetime : undefined,
  }
  return { ...graph, data }
}

const stateOf = (query: string): ExploreState => parseExploreQuery(new URLSearchParams(query))

async function cachedView(
  query: string,
  version: string | undefined,
): Promise<ApiResult<ExploreView>> {
  'use cache'
  const state = stateOf(query)
  const projects = await getProjects(state, version)
  const lifetime = projects.ok ? projects.data.lifetime : shortLifetime
  if (lifetime) cacheLife(lifetime)
  if (!projects.ok) return projects
  const listPath = version === undefined ? undefined : `/versions/${version}/projects`
  const data = exploreViewOf({ ...projects.data, state, listPath })
  return { ...projects, data }
}

/** The cross table in a state. Throws `UpstreamUnavailable` without a graph. */
export const getExploreView = async (state: ExploreState, version?: string): Promise<ExploreView> =>
  unwrap(await cachedView(serializeExploreState(state), version)).data

async function cachedMembers(query: string, version: string): Promise<ApiResult<TableMembers>> {
  'use cache'
  const state = stateOf(query)
  const projects = await getProjects(state, version)
  const lifetime = projects.ok ? projects.data.lifetime : shortLifetime
  if (lifetime) cacheLife(lifetime)
  if (!projects.ok) return projects
  const { index, names, candidates } = projects.data
  return { ...projects, data: tableMembers(index, state, names, candidates?.ids) }
}

/** The projects behind a table in a version of the data. Throws `UpstreamUnavailable` without a graph. */
export const getTableMembers = async (
  state: ExploreState,
  version: string,
): Promise<TableMembers> => unwrap(await cachedMembers(serializeExploreState(state), version)).data
