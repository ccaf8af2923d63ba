/** Finds nodes by what people type: an id, a name, or a part of one. */
import { distance } from 'fastest-levenshtein'
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

/** How many letters a name, or as many words of it as the text has, is away from a text. */
function lettersFrom(name: string, text: string): number {
  const words = name.split(' ')
  const count = text.split(' ').length
  const parts = words.map((_, at) => words.slice(at, at + count).join(' '))
  return Math.min(distance(name, text), ...parts.map((part) => distance(part, text)))
}

/** One letter in four may be wrong. */
const maxEditsOf = (text: string): number => Math.floor(text.length / 4)

export interface NodeFinder<Node extends Findable> {
  byId: ReadonlyMap<string, Node>
  /** The node of an id, or else those whose names fit, the best and best connected first. */
  find: (text: string, limit: number) => Node[]
  /** For a text that fits no name: those that are written nearly like it, the nearest and best connected first. */
  similar: (text: string, limit: number) => Node[]
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
  const similar = (text: string, limit: number): Node[] => {
    const folded = fold(text)
    const most = maxEditsOf(folded)
    if (most === 0) return []
    return named
      .map(({ node, name }) => ({ node, away: lettersFrom(name, folded) }))
      .filter(({ away }) => away <= most)
      .sort((a, b) => a.away - b.away || degreeOf(b.node) - degreeOf(a.node))
      .slice(0, limit)
      .map((found) => found.node)
  }
  return { byId, find, similar }
}
