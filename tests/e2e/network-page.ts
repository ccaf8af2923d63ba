import type { GraphLinks, GraphNode, GraphNodes } from '@/lib/contract/graph'
import { fullMethodName } from '@/lib/portal/graph/method-name'
import { get } from '../contract/client'

/** The first picture of new data waits for its layout. */
export const forLayout = { timeout: 50_000 }

/** The graph of the API, with the names that pages show. */
export async function graph() {
  const nodes = (await get<GraphNodes>('/graph/nodes')).data.map((node) =>
    node.type === 'didmethod' ? { ...node, title: fullMethodName(node.title) } : node,
  )
  const links = (await get<GraphLinks>('/graph/links')).data
  return { nodes, links }
}

/**
 * The ids of nodes by their distance from one in links: the node itself, its neighbours, their neighbours, and so on.
 */
export function ringsAround(links: GraphLinks['data'], id: string): Set<string>[] {
  const rings = [new Set([id])]
  const seen = new Set([id])
  for (let ring = rings[0] ?? new Set(); ring.size > 0; ring = rings.at(-1) ?? new Set()) {
    const next = new Set<string>()
    for (const { sourceNodeId, targetNodeId } of links) {
      if (ring.has(sourceNodeId) && !seen.has(targetNodeId)) next.add(targetNodeId)
      if (ring.has(targetNodeId) && !seen.has(sourceNodeId)) next.add(sourceNodeId)
    }
    for (const found of next) seen.add(found)
    rings.push(next)
  }
  return rings
}

/** The best connected organization that is not a neighbour of a node and whose name, of two words, is unique. */
export async function farFrom(id: string): Promise<GraphNode> {
  const { nodes, links } = await graph()
  const far = new Set(
    ringsAround(links, id)
      .slice(2)
      .flatMap((ring) => [...ring]),
  )
  const [best] = nodes
    .filter((node) => node.id.startsWith('entity-') && far.has(node.id))
    .filter(({ title }) => /^[A-Z][a-z]{4,} [A-Z][a-z]{4,}$/.test(title))
    .filter(({ title }) => nodes.filter((node) => node.title === title).length === 1)
    .toSorted((a, b) => (b.total_links ?? 0) - (a.total_links ?? 0))
  if (!best) throw new Error(`no such organization is far from ${id}`)
  return best
}
