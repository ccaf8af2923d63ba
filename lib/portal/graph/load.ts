/**
 * Loads the graph, and the parts of it that pages and their scripts need. The whole graph has several megabytes and is
 * cached in this process, because the cache of Next.js would copy it for each reader. Only the parts are cached there.
 */
import 'server-only'
import { LRUCache } from 'lru-cache'
import { cacheLife } from 'next/cache'
import { type ApiResponse, requestDocument } from '@/lib/client/api-request'
import { type CacheLifetime, errorLifetime, shortLifetime } from '@/lib/client/cache-lifetime'
import { processSingleton } from '@/lib/client/process-singleton'
import { getTerms, wholeLists } from '@/lib/client/resources'
import { type ApiResult, combinedDetails, type Success, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { type GraphIndex, graphIndex, severalTypes, type TypesById } from './graph-index'
import { type GraphOverview, graphOverviewOf } from './graph-overview'
import { type GraphState, parseGraphState, serializeGraphState } from './graph-query'
import type { Network } from './network'
import { nodeIdOfRecord } from './node-id'
import { prepareGraph } from './prepared-graph'
import { type Neighbourhood, neighbourhoodOf, type Selection, selectionOf } from './selection'

export interface Graph extends GraphIndex {
  /** How long data derived from the graph may be cached. */
  lifetime: CacheLifetime
}

interface CachedGraph {
  result: ApiResult<Graph>
  /** Milliseconds since the epoch. */
  freshUntil: number
}

const graphState = () =>
  processSingleton(
    'graph',
    (): { cached?: CachedGraph; pending?: Promise<ApiResult<Graph>> } => ({}),
  )

const shorterLifetime = (one: CacheLifetime, other: CacheLifetime) =>
  one.revalidate <= other.revalidate ? one : other

function graphResult(
  nodes: Success<GraphNodes> & ApiResponse<GraphNodes>,
  links: Success<GraphLinks> & ApiResponse<GraphLinks>,
  types: TypesById | undefined,
): Success<Graph> {
  const index = graphIndex(nodes.data.data, links.data.data, types)
  const lifetime = types ? shorterLifetime(nodes.lifetime, links.lifetime) : shortLifetime
  return { ok: true, data: { ...index, lifetime }, ...combinedDetails([nodes, links]) }
}

/** The types of organizations that have several. Undefined if the API does not provide the list. */
async function getTypes(version: string | undefined): Promise<TypesById | undefined> {
  const answer = await wholeLists.entities(version === undefined ? {} : { filters: { version } })
  return answer.ok ? severalTypes(answer.data) : undefined
}

async function requestGraph(version?: string): Promise<ApiResult<Graph>> {
  const query = version === undefined ? '' : `?version=${version}`
  const [nodes, links] = await Promise.all([
    requestDocument({ schema: GraphNodes, path: `/graph/nodes${query}` }),
    requestDocument({ schema: GraphLinks, path: `/graph/links${query}` }),
  ])
  if (!nodes.ok || !links.ok) {
    return { ok: false, kind: 'unavailable', reason: 'The graph is unavailable' }
  }
  // They take many requests, which are for nothing without a graph.
  return graphResult(nodes, links, await getTypes(version))
}

/** Requests the graph again. If that fails, the last one is used as a fallback. */
async function refresh(): Promise<ApiResult<Graph>> {
  const result = await requestGraph()
  const { cached } = graphState()
  const last = cached?.result.ok ? cached.result : undefined
  const resultOrLast =
    result.ok || !last
      ? result
      : {
          ...last,
          data: { ...last.data, lifetime: errorLifetime },
          fallbackDate: last.fallbackDate ?? last.fetchedAt,
        }
  const lifetimeInSeconds = resultOrLast.ok
    ? resultOrLast.data.lifetime.revalidate
    : errorLifetime.revalidate
  graphState().cached = { result: resultOrLast, freshUntil: Date.now() + lifetimeInSeconds * 1000 }
  return resultOrLast
}

/** The graph. Concurrent calls share one request. */
export async function getGraph(): Promise<ApiResult<Graph>> {
  const current = graphState()
  if (current.cached && Date.now() < current.cached.freshUntil) return current.cached.result
  current.pending ??= refresh().finally(() => {
    current.pending = undefined
  })
  return current.pending
}

/** The graphs of past versions, which do not change. Because they are large, at most two are in memory. */
const pastGraphs = () =>
  processSingleton(
    'graphs of versions',
    () => new LRUCache<string, Promise<ApiResult<Graph>>>({ max: 2 }),
  )

/** The graph as of a version of the data. Concurrent calls share one set of requests. */
export const getGraphOf = (version: string): Promise<ApiResult<Graph>> =>
  cachedPromise(
    pastGraphs(),
    version,
    () => requestGraph(version),
    (graph) => graph.ok && graph.data.lifetime !== shortLifetime,
  )

/** The whole network, and how long data derived from it may be cached. Throws `UpstreamUnavailable` without a graph. */
export async function getNetwork(): Promise<{ network: Network; lifetime: CacheLifetime }> {
  const graph = unwrap(await getGraph()).data
  return { network: prepareGraph(graph).network, lifetime: graph.lifetime }
}

/** The credit for pictures of the graph. It is empty if the terms are unavailable, because a wrong credit is worse. */
export async function getGraphCredit(): Promise<string> {
  const terms = await getTerms()
  return terms.ok ? terms.data.attribution.components.credit : ''
}

async function cachedOverview(query: string): Promise<ApiResult<GraphOverview>> {
  'use cache'
  const graph = await getGraph()
  cacheLife(graph.ok ? graph.data.lifetime : shortLifetime)
  if (!graph.ok) return graph
  const countries = await wholeLists.countries()
  const data = graphOverviewOf(
    prepareGraph(graph.data),
    parseGraphState(new URLSearchParams(query)),
    countries.ok ? countries.data : [],
  )
  return { ...graph, data }
}

/** The contents of the explorer in a state, and the credit. Throws `UpstreamUnavailable` without a graph. */
export async function getGraphPage(
  state: GraphState,
): Promise<{ overview: GraphOverview; credit: string }> {
  const [overview, credit] = await Promise.all([
    cachedOverview(serializeGraphState(state)),
    getGraphCredit(),
  ])
  return { overview: unwrap(overview).data, credit }
}

interface CachedSelection {
  selection: Selection
  lifetime: CacheLifetime
}

async function cachedSelection(query: string): Promise<ApiResult<CachedSelection>> {
  'use cache'
  const graph = await getGraph()
  cacheLife(graph.ok ? graph.data.lifetime : shortLifetime)
  if (!graph.ok) return graph
  const state = parseGraphState(new URLSearchParams(query))
  const selection = selectionOf(prepareGraph(graph.data), state)
  return { ...graph, data: { selection, lifetime: graph.data.lifetime } }
}

/** The selection of a canonical query. Throws `UpstreamUnavailable` without a graph. */
export const getSelection = async (query: string): Promise<CachedSelection> =>
  unwrap(await cachedSelection(query)).data

interface CachedNeighbourhood {
  /** Undefined if no node has the id. */
  neighbourhood: Neighbourhood | undefined
  lifetime: CacheLifetime
}

async function cachedNeighbours(id: string): Promise<ApiResult<CachedNeighbourhood>> {
  'use cache'
  const graph = await getGraph()
  cacheLife(graph.ok ? graph.data.lifetime : shortLifetime)
  if (!graph.ok) return graph
  const neighbourhood = neighbourhoodOf(prepareGraph(graph.data), id)
  return { ...graph, data: { neighbourhood, lifetime: graph.data.lifetime } }
}

/** The neighbourhood of a node. Throws `UpstreamUnavailable` without a graph. */
export const getNeighbours = async (id: string): Promise<CachedNeighbourhood> =>
  unwrap(await cachedNeighbours(id)).data

/** The neighbourhood of a record. Undefined if the record is not in the graph, or if the graph is unavailable. */
export async function getNeighboursOfRecord(
  family: Family,
  id: number,
): Promise<Neighbourhood | undefined> {
  const node = nodeIdOfRecord(family, id)
  const answer = node === undefined ? undefined : await cachedNeighbours(node)
  return answer?.ok ? answer.data.neighbourhood : undefined
}
