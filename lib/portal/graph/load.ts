/** Loads the parts of the graph that pages and their scripts need. */
import 'server-only'
import { type CacheLifetime, shorterLifetime } from '@/lib/client/cache-lifetime'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { getData } from '@/lib/portal/data/current-data'
import { getSources, makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { getRecordSearch } from '@/lib/portal/search/load'
import type { Found } from '@/lib/search/engine'
import { connectionSourceFinder, type FindConnectionSource } from './connection-sources'
import { arrangeNetwork, arrangePart, type DrawingOptions, drawWholeNetwork } from './draw-network'
import { type GraphState, nodeAddress } from './graph-query'
import { countryNameFinder, findThemes, type GraphView, getGraphView } from './graph-view'
import { profilePathOfNode } from './kinds'
import { linkKindFinder } from './link-kinds'
import { toNetwork } from './network'
import { nodeIdOfRecord } from './node-id'
import { type PartDrawing, partSvg } from './part-svg'
import {
  getNeighbourhood,
  maxAlternatives,
  type Neighbourhood,
  type PreparedGraph,
  type SearchableGraph,
} from './selection'

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

const getLifetime = ({ nodes, links }: PortalData): CacheLifetime =>
  shorterLifetime(nodes.lifetime, links.lifetime)

const prepare = derived('prepared graph', (data: PortalData): PreparedGraph => {
  const { data: index } = unwrap(makeGraph(data))
  const network = toNetwork(index.nodes.values(), index.links, linkKindFinder(projectFacts(data)))
  return { index, network, nodesById: new Map(network.nodes.map((node) => [node.id, node])) }
})

/** Throws `UpstreamUnavailable` without a graph. */
function preparedGraph(data: PortalData): PreparedGraph {
  unwrap(makeGraph(data))
  return prepare(data)
}

const connectionSources = derived(
  'sources of connections',
  (data: PortalData): FindConnectionSource =>
    connectionSourceFinder(dataOrUndefined(data.details) ?? [], getSources(data) ?? new Map()),
)

/** Finds the sources of connections. Over an API without details or sources it finds none. */
export const getConnectionSources = async (): Promise<FindConnectionSource> =>
  connectionSources(await getData())

const availableThemes = derived('network themes', (data: PortalData) =>
  findThemes(preparedGraph(data), dataOrUndefined(data.projects) ?? []),
)

const arrangement = derived('arranged network', (data: PortalData) =>
  arrangeNetwork(preparedGraph(data).network),
)

/** Finds the names in a state with the portal's own search, which ids do not need. */
async function findNames(
  data: PortalData,
  { nodesById }: PreparedGraph,
  { node, from, to }: GraphState,
): Promise<SearchableGraph['search']> {
  const found = new Map<string, readonly Found[]>()
  for (const query of [node, from, to]) {
    if (query === undefined || nodesById.has(query)) continue
    const { engine } = await getRecordSearch(data)
    found.set(query, await engine.searchInSteps({ query, perGroup: maxAlternatives + 1 }))
  }
  return (text) => found.get(text) ?? []
}

/** The content of the network page in a state. Throws `UpstreamUnavailable` without a graph. */
export async function getGraphPage(state: GraphState): Promise<GraphView> {
  const data = await getData()
  const graph = preparedGraph(data)
  const search = await findNames(data, graph, state)
  return getGraphView({ ...graph, search }, state, {
    countries: dataOrUndefined(data.countries) ?? [],
    themes: availableThemes(data),
  })
}

export interface NetworkSize {
  nodes: number
  links: number
}

/** How many records and connections the network has. Throws `UpstreamUnavailable` without a graph. */
export async function getNetworkSize(): Promise<NetworkSize> {
  const { nodes, links } = preparedGraph(await getData()).network
  return { nodes: nodes.length, links: links.length }
}

type PictureOptions = Pick<DrawingOptions, 'width' | 'isFramed'> & {
  /** The address of this site, for a file that may be opened elsewhere. */
  site?: string
}

const addressesFor =
  ({ site = '', isFramed }: PictureOptions): DrawingOptions['getAddress'] =>
  (node) =>
    site + ((isFramed && profilePathOfNode(node)) || nodeAddress(node.id))

/** The drawing of a state that shows a part of the network. */
export function arrangeGraph(
  { part, title, path, connectors, selection, countries }: GraphView,
  state: GraphState,
  options: PictureOptions,
): Promise<PartDrawing> {
  const { width, isFramed } = options
  return arrangePart(part, {
    width,
    isFramed,
    title,
    getAddress: addressesFor(options),
    getNote: countryNameFinder(countries, state),
    ...(path && { path }),
    ...(connectors && { connectors }),
    ...(selection.form === 'node' && { selected: selection.node.id }),
  })
}

/**
 * The picture of a state as SVG. That of the full network takes seconds, once for each version of the data. Throws
 * `UpstreamUnavailable` without a graph.
 */
export async function drawGraph(
  view: GraphView,
  state: GraphState,
  options: PictureOptions,
): Promise<string> {
  if (view.theme !== 'all') return partSvg(await arrangeGraph(view, state, options))
  const data = await getData()
  const drawnIds = new Set(view.part.nodes.map(({ id }) => id))
  const { network } = preparedGraph(data)
  const layout = await arrangement(data)
  const { title } = view
  const getAddress = addressesFor(options)
  return drawWholeNetwork(network, layout, { title, getAddress }, ({ id }) => drawnIds.has(id))
}

/** The neighbourhood of the node with an id, if it exists. Throws `UpstreamUnavailable` without a graph. */
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
