/**
 * The graph, and what pages and their scripts are told of it. As a whole it is megabytes in size, so that it is kept in
 * this process rather than in the cache of Next.js, which would copy it for each reader; only what is taken from it is
 * cached there.
 */
import 'server-only'
import { cacheLife } from 'next/cache'
import { type ApiResponse, requestDocument } from '@/lib/client/api-request'
import { type CacheLifetime, errorLifetime, shortLifetime } from '@/lib/client/cache-lifetime'
import { processSingleton } from '@/lib/client/process-singleton'
import { getTerms, wholeLists } from '@/lib/client/resources'
import { type ApiResult, combinedDetails, type Success, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { type GraphIndex, graphIndex } from './graph-index'
import { type GraphOverview, graphOverviewOf } from './graph-overview'
import { type GraphState, parseGraphState, serializeGraphState } from './graph-query'
import type { Network } from './network'
import { nodeOfRecord } from './node-id'
import { preparedGraph } from './prepared-graph'
import { type Neighbourhood, neighbourhoodOf, type Selection, selectionOf } from './selection'

export interface Graph extends GraphIndex {
  /** How long what is made of it may be kept. */
  lifetime: CacheLifetime
}

interface Kept {
  result: ApiResult<Graph>
  /** Milliseconds since the epoch. */
  freshUntil: number
}

const state = () =>
  processSingleton('graph', (): { kept?: Kept; pending?: Promise<ApiResult<Graph>> } => ({}))

const shorter = (one: CacheLifetime, other: CacheLifetime) =>
  one.revalidate <= other.revalidate ? one : other

function graphOf(
  nodes: Success<GraphNodes> & ApiResponse<GraphNodes>,
  links: Success<GraphLinks> & ApiResponse<GraphLinks>,
): Success<Graph> {
  const index = graphIndex(nodes.data.data, links.data.data)
  return {
    ok: true,
    data: { ...index, lifetime: shorter(nodes.lifetime, links.lifetime) },
    ...combinedDetails([nodes, links]),
  }
}

async function requestGraph(): Promise<ApiResult<Graph>> {
  const [nodes, links] = await Promise.all([
    requestDocument({ schema: GraphNodes, path: '/graph/nodes' }),
    requestDocument({ schema: GraphLinks, path: '/graph/links' }),
  ])
  if (nodes.ok && links.ok) return graphOf(nodes, links)
  return { ok: false, kind: 'unavailable', reason: 'The graph is not to be had' }
}

/** Where the graph is asked for anew in vain, the last one is shown on. */
async function refresh(): Promise<ApiResult<Graph>> {
  const result = await requestGraph()
  const { kept } = state()
  const last = kept?.result.ok ? kept.result : undefined
  const shown =
    result.ok || !last
      ? result
      : {
          ...last,
          data: { ...last.data, lifetime: errorLifetime },
          fallbackDate: last.fallbackDate ?? last.fetchedAt,
        }
  const lasting = shown.ok ? shown.data.lifetime.revalidate : errorLifetime.revalidate
  state().kept = { result: shown, freshUntil: Date.now() + lasting * 1000 }
  return shown
}

/** The graph, asked for once for all that want it at the same time. */
export async function getGraph(): Promise<ApiResult<Graph>> {
  const current = state()
  if (current.kept && Date.now() < current.kept.freshUntil) return current.kept.result
  current.pending ??= refresh().finally(() => {
    current.pending = undefined
  })
  return current.pending
}

/** The whole network, and how long what is made of it may be kept. Throws `UpstreamUnavailable` if there is none. */
export async function getNetwork(): Promise<{ network: Network; lifetime: CacheLifetime }> {
  const graph = unwrap(await getGraph()).data
  return { network: preparedGraph(graph).network, lifetime: graph.lifetime }
}

/** Whom a picture of the graph credits; nobody if the terms could not be had, rather than somebody wrong. */
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
    preparedGraph(graph.data),
    parseGraphState(new URLSearchParams(query)),
    countries.ok ? countries.data : [],
  )
  return { ...graph, data }
}

/** What the explorer shows in a state, with the credit of the data. Throws `UpstreamUnavailable` without a graph. */
export async function getGraphPage(
  state: GraphState,
): Promise<{ overview: GraphOverview; credit: string }> {
  const [overview, credit] = await Promise.all([
    cachedOverview(serializeGraphState(state)),
    getGraphCredit(),
  ])
  return { overview: unwrap(overview).data, credit }
}

interface KeptSelection {
  selection: Selection
  lifetime: CacheLifetime
}

async function cachedSelection(query: string): Promise<ApiResult<KeptSelection>> {
  'use cache'
  const graph = await getGraph()
  cacheLife(graph.ok ? graph.data.lifetime : shortLifetime)
  if (!graph.ok) return graph
  const state = parseGraphState(new URLSearchParams(query))
  const selection = selectionOf(preparedGraph(graph.data), state)
  return { ...graph, data: { selection, lifetime: graph.data.lifetime } }
}

/** What a canonical query chooses, in words. Throws `UpstreamUnavailable` without a graph. */
export const getSelection = async (query: string): Promise<KeptSelection> =>
  unwrap(await cachedSelection(query)).data

interface KeptNeighbourhood {
  /** Undefined if no node has the id. */
  neighbourhood: Neighbourhood | undefined
  lifetime: CacheLifetime
}

async function cachedNeighbours(id: string): Promise<ApiResult<KeptNeighbourhood>> {
  'use cache'
  const graph = await getGraph()
  cacheLife(graph.ok ? graph.data.lifetime : shortLifetime)
  if (!graph.ok) return graph
  const neighbourhood = neighbourhoodOf(preparedGraph(graph.data), id)
  return { ...graph, data: { neighbourhood, lifetime: graph.data.lifetime } }
}

/** The surroundings of the node with an id. Throws `UpstreamUnavailable` without a graph. */
export const getNeighbours = async (id: string): Promise<KeptNeighbourhood> =>
  unwrap(await cachedNeighbours(id)).data

/** The surroundings of a record; undefined if the graph does not hold it, or is not to be had. */
export async function getNeighboursOfRecord(
  family: Family,
  id: number,
): Promise<Neighbourhood | undefined> {
  const node = nodeOfRecord(family, id)
  const answer = node === undefined ? undefined : await cachedNeighbours(node)
  return answer?.ok ? answer.data.neighbourhood : undefined
}
