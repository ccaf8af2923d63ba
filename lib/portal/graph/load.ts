/** Loads the parts of the graph that pages and their scripts need. */
import 'server-only'
import { type CacheLifetime, shorterLifetime } from '@/lib/client/cache-lifetime'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { getData } from '@/lib/portal/data/current-data'
import { makeGraph } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { nodeFinder } from './find-nodes'
import {
  type GraphOverview,
  getGraphOverview,
  getNeighbourhood,
  makeSelection,
  type Neighbourhood,
  type PreparedGraph,
  type Selection,
} from './graph-overview'
import type { GraphState } from './graph-query'
import { type Network, toNetwork } from './network'
import { nodeIdOfRecord } from './node-id'

export const graphResponse = (
  body: string,
  type: string,
  { revalidate, expire }: CacheLifetime,
): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': `public, s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`,
    },
  })

/** The credit for pictures of the graph. It is empty if the terms are unavailable, because a wrong credit is worse. */
const getCredit = ({ terms }: PortalData): string =>
  terms.ok ? terms.data.attribution.components.credit : ''

const getLifetime = ({ nodes, links }: PortalData): CacheLifetime =>
  shorterLifetime(nodes.lifetime, links.lifetime)

const prepare = derived('prepared graph', (data: PortalData): PreparedGraph => {
  const { data: index } = unwrap(makeGraph(data))
  const network = toNetwork(index.nodes.values(), index.links)
  return { index, network, finder: nodeFinder(network.nodes, ({ degree }) => degree) }
})

/** Throws `UpstreamUnavailable` without a graph. */
function preparedGraph(data: PortalData): PreparedGraph {
  unwrap(makeGraph(data))
  return prepare(data)
}

/**
 * The full network, the credit, and how long data derived from it may be cached. Throws `UpstreamUnavailable` without a
 * graph.
 */
export async function getNetwork(): Promise<{
  network: Network
  credit: string
  lifetime: CacheLifetime
}> {
  const data = await getData()
  const { network } = preparedGraph(data)
  return { network, credit: getCredit(data), lifetime: getLifetime(data) }
}

/** The contents of the explorer in a state, and the credit. Throws `UpstreamUnavailable` without a graph. */
export async function getGraphPage(
  state: GraphState,
): Promise<{ overview: GraphOverview; credit: string }> {
  const data = await getData()
  const countries = dataOrUndefined(data.countries) ?? []
  return {
    overview: getGraphOverview(preparedGraph(data), state, countries),
    credit: getCredit(data),
  }
}

/** The selection of a state. Throws `UpstreamUnavailable` without a graph. */
export async function getSelection(
  state: GraphState,
): Promise<{ selection: Selection; lifetime: CacheLifetime }> {
  const data = await getData()
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
  const data = await getData()
  return node !== undefined && makeGraph(data).ok
    ? getNeighbourhood(prepare(data), node)
    : undefined
}
