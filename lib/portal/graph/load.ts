/** Loads the parts of the graph that pages and their scripts need. */
import 'server-only'
import { type CacheLifetime, shorterLifetime } from '@/lib/client/cache-lifetime'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { getData } from '@/lib/portal/data/current-data'
import { makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { type GraphOverview, getGraphOverview } from './graph-overview'
import { type GraphState, parseGraphState } from './graph-query'
import type { Network } from './network'
import { nodeIdOfRecord } from './node-id'
import { prepareGraph } from './prepared-graph'
import { getNeighbourhood, makeSelection, type Neighbourhood, type Selection } from './selection'

const makeCredit = ({ terms }: PortalData): string =>
  terms.ok ? terms.data.attribution.components.credit : ''

/** How long files of the graph may be cached. */
const getLifetime = ({ nodes, links }: PortalData): CacheLifetime =>
  shorterLifetime(nodes.lifetime, links.lifetime)

/** The prepared graph. Throws `UpstreamUnavailable` without a graph. */
const preparedGraph = (data: PortalData) => prepareGraph(unwrap(makeGraph(data)).data)

/**
 * The full network, and how long data derived from it may be cached. Throws `UpstreamUnavailable`
 * without a graph.
 */
export async function getNetwork(): Promise<{ network: Network; lifetime: CacheLifetime }> {
  const data = await getData()
  return { network: preparedGraph(data).network, lifetime: getLifetime(data) }
}

/** The credit for pictures of the graph. It is empty if the terms are unavailable, because a wrong credit is worse. */
export const getGraphCredit = async (): Promise<string> => makeCredit(await getData())

/** The contents of the explorer in a state, and the credit. Throws `UpstreamUnavailable` without a graph. */
export async function getGraphPage(
  state: GraphState,
): Promise<{ overview: GraphOverview; credit: string }> {
  const data = await getData()
  const countries = dataOrUndefined(data.countries) ?? []
  return {
    overview: getGraphOverview(preparedGraph(data), state, countries),
    credit: makeCredit(data),
  }
}

/** The selection of a canonical query. Throws `UpstreamUnavailable` without a graph. */
export async function getSelection(
  query: string,
): Promise<{ selection: Selection; lifetime: CacheLifetime }> {
  const data = await getData()
  const state = parseGraphState(new URLSearchParams(query))
  return { selection: makeSelection(preparedGraph(data), state), lifetime: getLifetime(data) }
}

/** The neighbourhood of a node, if there is one with the id. Throws `UpstreamUnavailable` without a graph. */
export async function getNeighbours(
  id: string,
): Promise<{ neighbourhood: Neighbourhood | undefined; lifetime: CacheLifetime }> {
  const data = await getData()
  return { neighbourhood: getNeighbourhood(preparedGraph(data), id), lifetime: getLifetime(data) }
}

/** The neighbourhood of a record. Undefined if the record is not in the graph, or if the graph is unavailable. */
export async function getNeighboursOfRecord(
  family: Family,
  id: number,
): Promise<Neighbourhood | undefined> {
  const node = nodeIdOfRecord(family, id)
  const graph = makeGraph(await getData())
  return node !== undefined && graph.ok
    ? getNeighbourhood(prepareGraph(graph.data), node)
    : undefined
}
