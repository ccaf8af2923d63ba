/** Finds nodes by a text that a visitor entered: an id, a name, or part of a name. */
import { distance } from 'fastest-levenshtein'
import { fold } from '@/lib/text/fold'
import { shortMethodName } from './kinds'

interface SearchableNode {
  id: string
  title: string
}

/** The folded names of a node: a DID method is found with and without its prefix. */
function getNames(title: string): string[] {
  const name = fold(title)
  return [...new Set([name, shortMethodName(name)])]
}

export const isNameFor = ({ title }: Pick<SearchableNode, 'title'>, text: string): boolean =>
  getNames(title).includes(fold(text))

/**
 * The rank of a match, from 0 for the full name to 3 for any part of it. Infinite if the name does
 * not match.
 */
function matchRank(name: string, text: string): number {
  if (name === text) return 0
  if (name.startsWith(text)) return 1
  if (name.includes(` ${text}`)) return 2
  return name.includes(text) ? 3 : Number.POSITIVE_INFINITY
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

/** At most one letter in four may differ, because similar names with more differences are rarely meant. */
const getMaxEdits = (text: string): number => Math.floor(text.length / 4)

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
  getDegree: (node: Node) => number,
): NodeFinder<Node> {
  const named = Array.from(nodes, (node) => ({ node, names: getNames(node.title) }))
  const byId = new Map(named.map(({ node }) => [node.id, node]))
  /** The nodes of which a name has at most this score, the lowest first. */
  const best = (limit: number, maxScore: number, score: (name: string) => number): Node[] =>
    named
      .map(({ node, names }) => ({ node, score: Math.min(...names.map(score)) }))
      .filter((match) => match.score <= maxScore)
      .sort((a, b) => a.score - b.score || getDegree(b.node) - getDegree(a.node))
      .slice(0, limit)
      .map(({ node }) => node)
  return {
    byId,
    find(text, limit) {
      const node = byId.get(text)
      if (node) return [node]
      const folded = fold(text)
      return folded === '' ? [] : best(limit, 3, (name) => matchRank(name, folded))
    },
    similar(text, limit) {
      const folded = fold(text)
      const maxEdits = getMaxEdits(folded)
      return maxEdits === 0 ? [] : best(limit, maxEdits, (name) => editDistance(name, folded))
    },
  }
}
