/** Finds nodes by a text that a visitor entered: an id, a name, or part of a name. */
import { distance } from 'fastest-levenshtein'
import { fold } from '@/lib/text/fold'

interface SearchableNode {
  id: string
  title: string
}

/** The rank of a match, from 0 for a whole name to 3 for any part of it. -1 if the name does not match. */
function matchRank(name: string, text: string): number {
  if (name === text) return 0
  if (name.startsWith(text)) return 1
  if (name.includes(` ${text}`)) return 2
  return name.includes(text) ? 3 : -1
}

/**
 * The Levenshtein distance of a text from a name, or from a part of the name with the same number of words if that is
 * smaller.
 */
function editDistance(name: string, text: string): number {
  const words = name.split(' ')
  const count = text.split(' ').length
  const parts = words.map((_, index) => words.slice(index, index + count).join(' '))
  return Math.min(distance(name, text), ...parts.map((part) => distance(part, text)))
}

/** At most one letter in four may differ, because similar names that differ in more are rarely meant. */
const maxEditsOf = (text: string): number => Math.floor(text.length / 4)

export interface NodeFinder<Node extends SearchableNode> {
  byId: ReadonlyMap<string, Node>
  /** The node with this id, or the nodes whose names match, ordered by the rank of the match and then by links. */
  find: (text: string, limit: number) => Node[]
  /** The nodes with similar names, ordered by edit distance and then by links. For texts that match no name. */
  similar: (text: string, limit: number) => Node[]
}

/**
 * Makes a finder for the nodes. It folds all names once, so a finder should be reused.
 * @example nodeFinder(network.nodes, ({ degree }) => degree).find('zurich', 12)
 */
export function nodeFinder<Node extends SearchableNode>(
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
      .map(({ node, name }) => ({ node, name, rank: matchRank(name, folded) }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => a.rank - b.rank || degreeOf(b.node) - degreeOf(a.node))
      .slice(0, limit)
      .map((found) => found.node)
  }
  const similar = (text: string, limit: number): Node[] => {
    const folded = fold(text)
    const maxEdits = maxEditsOf(folded)
    if (maxEdits === 0) return []
    return named
      .map(({ node, name }) => ({ node, edits: editDistance(name, folded) }))
      .filter(({ edits }) => edits <= maxEdits)
      .sort((a, b) => a.edits - b.edits || degreeOf(b.node) - degreeOf(a.node))
      .slice(0, limit)
      .map((found) => found.node)
  }
  return { byId, find, similar }
}
