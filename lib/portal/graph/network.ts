/** The graph in a compact form for layout, drawing and transfer. Links refer to nodes by index. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import { fullMethodName, linkKindIndex, nodeKindIndex, nodeKinds } from './kinds'

/** The data of a layout. It is separate from the computation, so that browsers need not load the latter. */

export interface Layout {
  /** The coordinates of the nodes, as integers from 0 to `layoutExtent`. */
  x: readonly number[]
  y: readonly number[]
  /** The factor by which `nodeSize` is multiplied to get the radius of a node in the units of the coordinates. */
  radiusScale: number
}

export const layoutExtent = 20_000

/** The relative radius of a node. It grows with the square root of the number of links, and the area thus linearly. */
export const nodeSize = (degree: number): number => 1 + 0.55 * Math.sqrt(degree)

export interface NetworkNode {
  id: string
  /** The name as pages show it: that of a DID method has its `did:`. */
  title: string
  kind: number
  countries: readonly string[]
  degree: number
}

interface NetworkLink {
  source: number
  target: number
  kind: number
}

export interface Network {
  nodes: readonly NetworkNode[]
  links: readonly NetworkLink[]
}

function getTitle({ title, type }: GraphNode): string {
  const isMethod = nodeKinds[nodeKindIndex(type)]?.family === 'did-methods'
  return isMethod ? fullMethodName(title) : title
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Nodes are sorted by id and links by node, so that the result does not depend on the order of the API. Links to unknown
 * nodes are ignored.
 */
export function toNetwork(nodes: Iterable<GraphNode>, links: readonly GraphLink[]): Network {
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
      title: getTitle(node),
      kind: nodeKindIndex(node.type),
      countries: node.countryCodes,
      degree: degrees[index] ?? 0,
    })),
    links: validLinks,
  }
}

export interface NetworkPayload {
  ids: string[]
  titles: string[]
  kinds: number[]
  /** The country codes of each node, separated by spaces. */
  countries: string[]
  x: readonly number[]
  y: readonly number[]
  /** The `radiusScale` of the layout. */
  unit: number
  /** The source of each link as the difference from that of the previous link. Links are sorted, so none is negative. */
  sources: number[]
  targets: number[]
  linkKinds: number[]
}

export interface LaidOutNetwork extends Network {
  layout: Layout
}

/** @example networkOfPayload(getPayload(network)) // an equal network */
export function getPayload({ nodes, links, layout }: LaidOutNetwork): NetworkPayload {
  const { x, y, radiusScale } = layout
  return {
    ids: nodes.map(({ id }) => id),
    titles: nodes.map(({ title }) => title),
    kinds: nodes.map(({ kind }) => kind),
    countries: nodes.map(({ countries }) => countries.join(' ')),
    x,
    y,
    unit: radiusScale,
    sources: links.map(({ source }, index) => source - (links[index - 1]?.source ?? 0)),
    targets: links.map(({ target }) => target),
    linkKinds: links.map(({ kind }) => kind),
  }
}

function getLinks({ sources, targets, linkKinds }: NetworkPayload): NetworkLink[] {
  let source = 0
  return sources.map((step, index) => {
    source += step
    return { source, target: targets[index] ?? 0, kind: linkKinds[index] ?? 0 }
  })
}

export function networkOfPayload(payload: NetworkPayload): LaidOutNetwork {
  const links = getLinks(payload)
  const degrees = new Array<number>(payload.ids.length).fill(0)
  for (const { source, target } of links) {
    for (const end of new Set([source, target])) degrees[end] = (degrees[end] ?? 0) + 1
  }
  const nodes = payload.ids.map(
    (id, index): NetworkNode => ({
      id,
      title: payload.titles[index] ?? id,
      kind: payload.kinds[index] ?? 0,
      countries: (payload.countries[index] ?? '').split(' ').filter((code) => code !== ''),
      degree: degrees[index] ?? 0,
    }),
  )
  const { x, y, unit } = payload
  return { nodes, links, layout: { x, y, radiusScale: unit } }
}
