/** Which nodes and links of the network the filters of the explorer leave. */
import type { GraphState } from './graph-query'
import { linkKinds, nodeKinds } from './kinds'
import type { Network } from './network'

export interface Shown {
  /** By index: 1 if it is shown. */
  nodes: Uint8Array
  links: Uint8Array
  nodeCount: number
  linkCount: number
}

const count = (flags: Uint8Array): number => flags.reduce((sum, flag) => sum + flag, 0)

/** For each kind whether it is shown. */
const chosen = (kinds: readonly { slug: string }[], slugs: readonly string[]): boolean[] =>
  kinds.map(({ slug }) => slugs.length === 0 || slugs.includes(slug))

/**
 * A link is shown where its kind and both of its nodes are. Where only some kinds of links are chosen, nodes that none
 * of them reaches are hidden too.
 */
export function shownBy(
  { nodes, links }: Network,
  state: Pick<GraphState, 'types' | 'links' | 'country' | 'degree'>,
): Shown {
  const nodeKind = chosen(nodeKinds, state.types)
  const linkKind = chosen(linkKinds, state.links)
  const { country, degree } = state
  const shownNodes = Uint8Array.from(nodes, (node) =>
    nodeKind[node.kind] &&
    node.degree >= degree &&
    (country === undefined || node.countries.includes(country))
      ? 1
      : 0,
  )
  const shownLinks = Uint8Array.from(links, ({ source, target, kind }) =>
    linkKind[kind] && shownNodes[source] && shownNodes[target] ? 1 : 0,
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

/** How many rows the list of the most connected nodes has. */
export const maxRows = 25

/** The shown nodes with the most links, most first. */
export function mostConnected({ nodes }: Network, shown: Shown, limit: number) {
  return nodes
    .filter((_, index) => shown.nodes[index] === 1)
    .sort((a, b) => b.degree - a.degree || (a.title < b.title ? -1 : 1))
    .slice(0, limit)
}
