/** The graph in the short form in which it is laid out, drawn and sent: links name nodes by their index. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import { linkKindOf, nodeKindOf } from './kinds'

export interface NetworkNode {
  id: string
  title: string
  /** The index of its type in `nodeKinds`. */
  kind: number
  countries: readonly string[]
  /** How many links begin or end here. */
  degree: number
}

export interface NetworkLink {
  /** Indexes of nodes. */
  source: number
  target: number
  /** The index of its type in `linkKinds`. */
  kind: number
}

export interface Network {
  nodes: readonly NetworkNode[]
  links: readonly NetworkLink[]
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Nodes and links in an order of their own, so that the API's order changes nothing. Links to unknown nodes are left out. */
export function networkOf(nodes: Iterable<GraphNode>, links: readonly GraphLink[]): Network {
  const sorted = [...nodes].sort((a, b) => byText(a.id, b.id))
  const indexes = new Map(sorted.map(({ id }, index) => [id, index]))
  const degrees = new Array<number>(sorted.length).fill(0)
  const kept: NetworkLink[] = []
  for (const { sourceNodeId, targetNodeId, type } of links) {
    const source = indexes.get(sourceNodeId)
    const target = indexes.get(targetNodeId)
    if (source === undefined || target === undefined) continue
    kept.push({ source, target, kind: linkKindOf(type) })
    for (const end of new Set([source, target])) degrees[end] = (degrees[end] ?? 0) + 1
  }
  kept.sort((a, b) => a.source - b.source || a.target - b.target || a.kind - b.kind)
  return {
    nodes: sorted.map(({ id, title, type, countryCodes }, index) => ({
      id,
      title,
      kind: nodeKindOf(type),
      countries: countryCodes,
      degree: degrees[index] ?? 0,
    })),
    links: kept,
  }
}
