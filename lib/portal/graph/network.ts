/** The graph in the short form in which it is laid out, drawn and sent: links name nodes by their place. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import { linkKindOf, nodeKindOf } from './kinds'

export interface NetworkNode {
  id: string
  title: string
  /** The place of its type in `nodeKinds`. */
  kind: number
  countries: readonly string[]
  /** How many links begin or end here. */
  degree: number
}

export interface NetworkLink {
  /** Places of nodes. */
  source: number
  target: number
  /** The place of its type in `linkKinds`. */
  kind: number
}

export interface Network {
  nodes: readonly NetworkNode[]
  links: readonly NetworkLink[]
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Nodes and links in an order of their own, so that the API's order changes nothing. Links to nowhere are left out. */
export function networkOf(nodes: Iterable<GraphNode>, links: readonly GraphLink[]): Network {
  const sorted = [...nodes].sort((a, b) => byText(a.id, b.id))
  const places = new Map(sorted.map(({ id }, place) => [id, place]))
  const degrees = new Array<number>(sorted.length).fill(0)
  const kept: NetworkLink[] = []
  for (const { sourceNodeId, targetNodeId, type } of links) {
    const source = places.get(sourceNodeId)
    const target = places.get(targetNodeId)
    if (source === undefined || target === undefined) continue
    kept.push({ source, target, kind: linkKindOf(type) })
    for (const end of new Set([source, target])) degrees[end] = (degrees[end] ?? 0) + 1
  }
  kept.sort((a, b) => a.source - b.source || a.target - b.target || a.kind - b.kind)
  return {
    nodes: sorted.map(({ id, title, type, countryCodes }, place) => ({
      id,
      title,
      kind: nodeKindOf(type),
      countries: countryCodes,
      degree: degrees[place] ?? 0,
    })),
    links: kept,
  }
}
