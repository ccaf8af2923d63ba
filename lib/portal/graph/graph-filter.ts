/** Applies the filters of the explorer to the network. */
import type { GraphState } from './graph-query'
import { linkKinds, nodeKinds } from './kinds'
import type { Network } from './network'

export interface VisibleGraph {
  /** By index: 1 if the node is visible, otherwise 0. Likewise for links. */
  nodes: Uint8Array
  links: Uint8Array
  nodeCount: number
  linkCount: number
}

const count = (flags: Uint8Array): number => flags.reduce((sum, flag) => sum + flag, 0)

/** For each kind, whether it is visible. No selection means all kinds. */
const selectedKinds = (kinds: readonly { slug: string }[], slugs: readonly string[]): boolean[] =>
  kinds.map(({ slug }) => slugs.length === 0 || slugs.includes(slug))

/**
 * The nodes and links that the filters show. A link is visible if its kind and both of its nodes are. If only some
 * kinds of links are selected, nodes without such links are hidden too.
 * @example visibleGraph(network, { ...defaultGraphState, country: 'CH' }).nodeCount
 */
export function visibleGraph(
  { nodes, links }: Network,
  state: Pick<GraphState, 'types' | 'links' | 'country' | 'degree'>,
): VisibleGraph {
  const isNodeKindShown = selectedKinds(nodeKinds, state.types)
  const isLinkKindShown = selectedKinds(linkKinds, state.links)
  const { country, degree } = state
  const shownNodes = Uint8Array.from(nodes, (node) =>
    isNodeKindShown[node.kind] &&
    node.degree >= degree &&
    (country === undefined || node.countries.includes(country))
      ? 1
      : 0,
  )
  const shownLinks = Uint8Array.from(links, ({ source, target, kind }) =>
    isLinkKindShown[kind] && shownNodes[source] && shownNodes[target] ? 1 : 0,
  )
  if (state.links.length > 0) {
    const reached = new Uint8Array(nodes.length)
    for (const [index, { source, target }] of links.entries()) {
      if (shownLinks[index]) reached[source] = reached[target] = 1
    }
    shownNodes.set(reached)
  }
  return {
    nodes: shownNodes,
    links: shownLinks,
    nodeCount: count(shownNodes),
    linkCount: count(shownLinks),
  }
}

export const maxListedNodes = 25

export function mostConnectedNodes({ nodes }: Network, shown: VisibleGraph, limit: number) {
  return nodes
    .filter((_, index) => shown.nodes[index] === 1)
    .sort((a, b) => b.degree - a.degree || (a.title < b.title ? -1 : 1))
    .slice(0, limit)
}
