/** Finds nodes by what people type: an id, a name, or a part of one. */
import { fold } from '@/lib/text/fold'

interface Findable {
  id: string
  title: string
}

/** How well a name fits, the best first; -1 where it does not. */
function rankOf(name: string, text: string): number {
  if (name === text) return 0
  if (name.startsWith(text)) return 1
  if (name.includes(` ${text}`)) return 2
  return name.includes(text) ? 3 : -1
}

export interface NodeFinder<Node extends Findable> {
  byId: ReadonlyMap<string, Node>
  /** The node of an id, or else those whose names fit, the best and best connected first. */
  find: (text: string, limit: number) => Node[]
}

/** Folds all names once. */
export function nodeFinder<Node extends Findable>(
  nodes: Iterable<Node>,
  degreeOf: (node: Node) => number,
): NodeFinder<Node> {
  const named = Array.from(nodes, (node) => ({ node, name: fold(node.title) }))
  const byId = new Map(named.map(({ node }) => [node.id, node]))
  const find = (text: string, limit: number): Node[] => {
    const node = byId.get(text)
    if (node) return [node]
    const folded = fold(text)
    if (folded === '') return []
    return named
      .map(({ node, name }) => ({ node, name, rank: rankOf(name, folded) }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => a.rank - b.rank || degreeOf(b.node) - degreeOf(a.node))
      .slice(0, limit)
      .map((found) => found.node)
  }
  return { byId, find }
}
