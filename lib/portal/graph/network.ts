/** The graph in a compact form for layout, drawing and transfer. Links refer to nodes by index. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import { linkKindIndex, nodeKindIndex, nodeKinds } from './kinds'
import { fullMethodName } from './method-name'

export interface NetworkNode {
  id: string
  /** The name as pages show it: that of a DID method has its `did:`. */
  title: string
  /** The index of its type in `nodeKinds`. */
  kind: number
  countries: readonly string[]
  /** The number of links of the node. */
  degree: number
}

export interface NetworkLink {
  /** The indexes of the two nodes. */
  source: number
  target: number
  /** The index of its type in `linkKinds`. */
  kind: number
}

export interface Network {
  nodes: readonly NetworkNode[]
  links: readonly NetworkLink[]
}

function titleOf({ title, type }: GraphNode): string {
  const isMethod = nodeKinds[nodeKindIndex(type)]?.family === 'did-methods'
  return isMethod ? fullMethodName(title) : title
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Nodes are sorted by id and links by node, so that the result does not depend on the order of the API. Links to unknown
 * nodes are ignored.
 */
export function networkOf(nodes: Iterable<GraphNode>, links: readonly GraphLink[]): Network {
  const sorted = [...nodes].sort((a, b) => compareTexts(a.id, b.id))
  const indexes = new Map(sorted.map(({ id }, index) => [id, index]))
  const degrees = new Array<number>(sorted.length).fill(0)
  const validLinks: NetworkLink[] = []
  for (const { sourceNodeId, targetNodeId, type } of links) {
    const source = indexes.get(sourceNodeId)
    const target = indexes.get(targetNodeId)
    if (source === undefined || target === undefined) continue
    validLinks.push({ source, target, kind: linkKindIndex(type) })
    for (const end of new Set([source, target])) degrees[end] = (degrees[end] ?? 0) + 1
  }
  validLinks.sort((a, b) => a.source - b.source || a.target - b.target || a.kind - b.kind)
  return {
    nodes: sorted.map((node, index) => ({
      id: node.id,
      title: titleOf(node),
      kind: nodeKindIndex(node.type),
      countries: node.countryCodes,
      degree: degrees[index] ?? 0,
    })),
    links: validLinks,
  }
}
