/** The kinds of nodes in the graph, with their words, colours and marks. Browsers load this file too. */

import { displayName } from '@/lib/contract/families'
import { type NodeFamily, type NodeType, nodeTypes } from '@/lib/contract/node-types'
import { recordPath } from '@/lib/portal/records/record-path'
import { colours, lightDark, type Theme, themedColours } from '@/lib/portal/theme/colours'

/** Node colours contrast with the background and with each other. */
const nodeColours: Record<NodeType, Record<Theme, string>> = {
  'DID Project': { light: '#0b7a75', dark: '#4fc1b6' },
  Consortium: { light: '#1d4f91', dark: '#7fb0f0' },
  Public: { light: '#33373b', dark: '#d8d4c8' },
  Private: { light: '#c05c00', dark: '#f2a65a' },
  Person: { light: '#6b4fa0', dark: '#b9a2f2' },
  Regulation: { light: '#876a00', dark: '#dcc04a' },
  Standard: { light: '#3f7d20', dark: '#94cf6a' },
  didmethod: { light: '#b0307f', dark: '#f08fca' },
  dltinstance: { light: '#4a5a68', dark: '#a9b8c6' },
  dlt: { light: '#7a4a2b', dark: '#cf9f80' },
}

const otherColour = colours.muted

/** The colours of the kinds, in the order of `nodeKinds`. The last is for types without a colour of their own. */
export const kindColours: readonly Record<Theme, string>[] = [
  ...(Object.keys(nodeTypes) as NodeType[]).map((type) => nodeColours[type]),
  otherColour,
]

/** The colour of a kind for a presentation attribute of SVG. */
export const kindColour = (kind: number): string => lightDark(kindColours[kind] ?? otherColour)

/** Rounds a coordinate. */
export const at = (value: number): number => Math.round(value * 10) / 10

/** `half` is half the side. */
function squarePath(x: number, y: number, half: number): string {
  const side = at(2 * half)
  return `M${at(x - half)} ${at(y - half)}h${side}v${side}h-${side}z`
}

/**
 * The outline of the mark of a kind, as the data of an SVG path: a disc for projects, a square for organizations, and a
 * diamond for everything else, so that kinds differ by more than their colour.
 */
export function markPath(kind: number, x: number, y: number, radius: number): string {
  const family = nodeKinds[kind]?.family
  if (family === 'projects') {
    const [r, d] = [at(radius), at(2 * radius)]
    return `M${at(x - radius)} ${at(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0z`
  }
  if (family === 'entities') return squarePath(x, y, 0.9 * radius)
  const r = at(1.15 * radius)
  return `M${at(x - r)} ${at(y)}l${r}-${r} ${r} ${r}-${r} ${r}z`
}

/**
 * The mark of a kind as elements of SVG. The squares of private organizations are hollow. `outline` has further
 * attributes.
 */
export function markSvg(kind: number, x: number, y: number, radius: number, outline = ''): string {
  const mark = `<path fill="${kindColour(kind)}"${outline} d="${markPath(kind, x, y, radius)}"/>`
  return kind === nodeKindIndex('Private' satisfies NodeType)
    ? `${mark}<path fill="${themedColours.paper}" stroke="none" d="${squarePath(x, y, 0.5 * radius)}"/>`
    : mark
}

/** The name without its prefix: visitors also search for methods by it. Other names are returned unchanged. */
export const shortMethodName = (name: string): string => name.replace(/^did:/i, '')

/**
 * The name as pages show it. Another server's documents may contain the prefix already.
 * @example fullMethodName('web') // 'did:web'
 */
export const fullMethodName = (name: string): string =>
  displayName('did-methods', shortMethodName(name))

interface NodeKind {
  slug: string
  singular: string
  plural: string
  family?: NodeFamily
}

/** The kind of all types that are not in the contract, which other servers may have. */
const otherNode: NodeKind = { slug: 'other', singular: 'other record', plural: 'Other records' }

export const nodeKinds: readonly NodeKind[] = [...Object.values(nodeTypes), otherNode]

const nodeIndexes = new Map(Object.keys(nodeTypes).map((type, index) => [type, index]))

export const nodeKindIndex = (type: string): number => nodeIndexes.get(type) ?? nodeKinds.length - 1

/** The families whose nodes have so many links that a path through them is not informative. */
const hubFamilies: ReadonlySet<NodeFamily> = new Set<NodeFamily>(['regulations', 'standards'])

/** Whether a node is a standard or a regulation. `type` is the type in the API's terms. */
export function isHub({ type }: { type: string }): boolean {
  const family = nodeKinds[nodeKindIndex(type)]?.family
  return family !== undefined && hubFamilies.has(family)
}

/** The path of the profile of a node. Undefined for nodes without a profile, such as regions. */
export function profilePathOfNode(node: {
  id: string
  title: string
  kind: number
}): string | undefined {
  const family = nodeKinds[node.kind]?.family
  const id = Number(/-([1-9]\d{0,15})$/.exec(node.id)?.[1])
  return family && Number.isSafeInteger(id) ? recordPath(family, id, node.title) : undefined
}
