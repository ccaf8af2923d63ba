/** The graph with what answering needs of it, made once for each copy of the graph. */
import { processSingleton } from '@/lib/client/process-singleton'
import { type NodeFinder, nodeFinder } from './find-nodes'
import type { GraphIndex } from './graph-index'
import { type Network, type NetworkNode, networkOf } from './network'

export interface PreparedGraph {
  index: GraphIndex
  network: Network
  finder: NodeFinder<NetworkNode>
}

const prepared = () =>
  processSingleton('prepared graphs', () => new WeakMap<GraphIndex, PreparedGraph>())

export function preparedGraph(index: GraphIndex): PreparedGraph {
  const known = prepared().get(index)
  if (known) return known
  const network = networkOf(index.nodes.values(), index.links)
  const finder = nodeFinder(network.nodes, ({ degree }) => degree)
  const made = { index, network, finder }
  prepared().set(index, made)
  return made
}
