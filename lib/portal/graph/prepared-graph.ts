/** The data structures derived from the graph. They are built once for each version of it. */
import { processSingleton } from '@/lib/client/process-singleton'
import { type NodeFinder, nodeFinder } from './find-nodes'
import type { GraphIndex } from './graph-index'
import { type Network, type NetworkNode, toNetwork } from './network'

export interface PreparedGraph {
  index: GraphIndex
  network: Network
  finder: NodeFinder<NetworkNode>
}

const prepared = () =>
  processSingleton('prepared graphs', () => new WeakMap<GraphIndex, PreparedGraph>())

export function prepareGraph(index: GraphIndex): PreparedGraph {
  const known = prepared().get(index)
  if (known) return known
  const network = toNetwork(index.nodes.values(), index.links)
  const finder = nodeFinder(network.nodes, ({ degree }) => degree)
  const graph = { index, network, finder }
  prepared().set(index, graph)
  return graph
}
