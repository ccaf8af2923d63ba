/** Arranges and draws the network, for pages and as files. Colours follow the theme of the page that shows it. */
import { firstLines, truncated } from '@/lib/text/lines'
import { withoutRemark } from '@/lib/text/names'
import { escapeXml } from '@/lib/text/xml'
import { at, nodeKinds } from './kinds'
import { arrange, arrangeColumns, arrangePath, type Box, type Layout } from './layout'
import { linkKinds, linkWords } from './link-kinds'
import { type Network, type NetworkNode, nodeSize } from './network'
import { nodeMarkSvg } from './node-mark'
import {
  getKeyHeight,
  ink,
  lineHeight,
  linkColour,
  maxRoles,
  type PartDrawing,
  type PlacedNode,
  paper,
  radius,
  svg,
} from './part-svg'

/** A name in at most two lines. The rest is cut off. */
export const labelLines = (name: string): string[] => firstLines(name, 22, 2, 26)

/** The average width of a letter, with some more for the space between names. In pixels. */
const letterWidth = 6.9

const getBox = ({ lines, note }: Pick<PlacedNode, 'lines' | 'note'>): Box => ({
  width: Math.max(...[...lines, note ?? ''].map((line) => line.length)) * letterWidth + 14,
  height: 2 * radius + (lines.length + (note ? 1 : 0)) * lineHeight + 18,
})

export interface DrawingOptions {
  /** In pixels. */
  width: number
  title: string
  getNote: (node: NetworkNode) => string | undefined
  getAddress: (node: NetworkNode) => string
  /** The ids of the nodes of a path, in order. If absent, the nodes are arranged by their links. */
  path?: readonly string[]
  /** The ids of the nodes in the left of two columns. */
  connectors?: ReadonlySet<string>
  /** The id of the selected node, which stands out. */
  selected?: string
  /** True if links open a new tab, as in a frame on another site. */
  isFramed?: boolean
}

/** The words on each link of a path, above its middle. */
function pathWords(
  { links }: Network,
  path: readonly number[],
  nodes: readonly PlacedNode[],
): PartDrawing['words'] {
  return path.slice(1).map((to, index) => {
    const from = path[index] ?? 0
    const link = links.find(
      ({ source, target }) =>
        (source === from && target === to) || (source === to && target === from),
    )
    const [forth] = linkWords[link?.kind ?? 'Other']
    const [start = { x: 0, y: 0 }, end = { x: 0, y: 0 }] = [nodes[from], nodes[to]]
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    const word = truncated(forth, Math.max(18, Math.floor(length / letterWidth) - 3))
    const isForward = (link?.source === from) === start.x <= end.x
    return {
      x: at((start.x + end.x) / 2),
      y: at((start.y + end.y) / 2 - 9),
      text: isForward ? `${word} →` : `← ${word}`,
    }
  })
}

/** The lines by role, in the order of `linkKinds`. A drawing with more roles has one line style for the last ones. */
function linesByRole({ links }: Network, point: (index: number) => string): PartDrawing['lines'] {
  const kinds = linkKinds.filter((kind) => links.some((link) => link.kind === kind))
  const groups = kinds.slice(0, maxRoles).map((kind, index) => {
    const isShared = index === maxRoles - 1 && kinds.length > maxRoles
    const own = isShared ? kinds.slice(index) : [kind]
    return { role: isShared ? 'other connections' : linkWords[kind][0], own }
  })
  return groups.map(({ role, own }) => ({
    role,
    path: links
      .filter(({ kind }) => own.includes(kind))
      .map(({ source, target }) => `M${point(source)}L${point(target)}`)
      .join(''),
  }))
}

/** The name of a link: `'ID Wallet, Germany: project, ended'`. It begins as the visible text does. */
function describeNode({ title, kind, status }: NetworkNode, note: string | undefined): string {
  const name = [withoutRemark(title), note].filter(Boolean).join(', ')
  return `${name}: ${[nodeKinds[kind]?.singular, status?.toLowerCase()].filter(Boolean).join(', ')}`
}

/** Sorts nodes as they are read: along a path, down each column, or from the top to the bottom. */
function inReadingOrder(
  nodes: readonly PlacedNode[],
  path: readonly number[],
  hasColumns: boolean,
): PlacedNode[] {
  if (path.length > 0) return path.flatMap((index) => nodes[index] ?? [])
  return nodes.toSorted((a, b) => (hasColumns ? a.x - b.x || a.y - b.y : a.y - b.y || a.x - b.x))
}

/** The most characters of a name with its note, and of the note alone, that fit next to a mark. */
const maxBeside = { both: 62, note: 20 }

/** Arranges a part of at most a few dozen nodes, each with its name. */
export async function arrangePart(part: Network, options: DrawingOptions): Promise<PartDrawing> {
  const { width, title, isFramed, selected, connectors, getNote, getAddress } = options
  const namedNodes = part.nodes.map((node) => {
    const fullNote = getNote(node)
    const note = fullNote && truncated(fullNote, connectors ? maxBeside.note : 26)
    return {
      title: describeNode(node, fullNote),
      kind: node.kind,
      ...(node.stage && { stage: node.stage }),
      lines: connectors
        ? [truncated(withoutRemark(node.title), maxBeside.both - (note?.length ?? 0))]
        : labelLines(withoutRemark(node.title)),
      ...(note && { note }),
      ...(connectors && {
        anchor: connectors.has(node.id) ? ('end' as const) : ('start' as const),
      }),
      address: getAddress(node),
      ...(node.id === selected && { isSelected: true as const }),
    }
  })
  const path = (options.path ?? []).map((id) => part.nodes.findIndex((node) => node.id === id))
  const boxes = namedNodes.map(getBox)
  const rowHeight = 120
  const getLayout = () => {
    if (options.path) return inOrder(arrangePath(path.length, width, rowHeight), path)
    if (!connectors) return arrange(boxes, part.links, { width, coverage: 0.5 })
    const isLeft = part.nodes.map(({ id }) => connectors.has(id))
    return arrangeColumns(isLeft, part.links, width)
  }
  const layout = await getLayout()
  const top = options.path || part.links.length === 0 ? 0 : getKeyHeight(part.nodes)
  // The name of a node is below its mark, unless it is next to it.
  const getShift = (index: number) => {
    if (options.path) return rowHeight / 2 - 34
    return connectors ? 0 : (boxes[index]?.height ?? 0) / 2 - radius - 5
  }
  const nodes = namedNodes.map((node, index): PlacedNode => {
    const shift = getShift(index)
    return { ...node, x: at(layout.x[index] ?? 0), y: at(top + (layout.y[index] ?? 0) - shift) }
  })
  const point = (index: number) => `${nodes[index]?.x ?? 0} ${nodes[index]?.y ?? 0}`
  return {
    width,
    height: top + layout.height,
    title,
    nodes: inReadingOrder(nodes, path, connectors !== undefined),
    lines: linesByRole(part, point),
    ...(options.path && { words: pathWords(part, path, nodes) }),
    ...(isFramed && { isFramed }),
  }
}

/** The layout with the positions of the nodes themselves instead of those along the path. */
function inOrder(layout: Layout, path: readonly number[]): Layout {
  const place = (values: readonly number[]) => {
    const placed: number[] = []
    for (const [index, node] of path.entries()) placed[node] = values[index] ?? 0
    return placed
  }
  return { x: place(layout.x), y: place(layout.y), height: layout.height }
}

const wholeWidth = 1600
const wholeRadius = ({ degree }: NetworkNode): number => 2.3 * nodeSize(degree)

/** The positions of all nodes. The computation takes seconds, during which other work gets its turns. */
export const arrangeNetwork = ({ nodes, links }: Network): Promise<Layout> =>
  arrange(
    nodes.map((node) => ({ width: 2 * wholeRadius(node) + 1, height: 2 * wholeRadius(node) + 1 })),
    links,
    { width: wholeWidth, coverage: 0.1 },
  )

const namedNodes = 24

/** The full network. Only the best connected nodes have names, and only kinds for which `isShown` is true are drawn. */
export function drawWholeNetwork(
  { nodes, links }: Network,
  { x, y, height }: Layout,
  { title, getAddress }: Pick<DrawingOptions, 'title' | 'getAddress'>,
  isShown: (node: NetworkNode) => boolean,
): string {
  const drawnNodes = nodes.flatMap((node, index) => (isShown(node) ? [{ node, index }] : []))
  const indexes = new Set(drawnNodes.map(({ index }) => index))
  const namedIds = new Set(
    drawnNodes
      .toSorted((a, b) => b.node.degree - a.node.degree)
      .slice(0, namedNodes)
      .map(({ index }) => index),
  )
  const point = (index: number) => `${at(x[index] ?? 0)} ${at(y[index] ?? 0)}`
  const lines = links
    .filter(({ source, target }) => indexes.has(source) && indexes.has(target))
    .map(({ source, target }) => `M${point(source)}L${point(target)}`)
  const marks = drawnNodes.map(({ node, index }) => {
    const mark = nodeMarkSvg(node, x[index] ?? 0, y[index] ?? 0, wholeRadius(node))
    return `<a href="${escapeXml(getAddress(node))}"><title>${escapeXml(node.title)}</title>${mark}</a>`
  })
  const names = drawnNodes
    .filter(({ index }) => namedIds.has(index))
    .map(
      ({ node, index }) =>
        `<text x="${at(x[index] ?? 0)}" y="${at((y[index] ?? 0) + wholeRadius(node) + 15)}">${escapeXml(truncated(node.title, 40))}</text>`,
    )
  return svg(
    wholeWidth,
    height,
    title,
    [
      `<path fill="none" stroke="${linkColour}" stroke-width=".6" d="${lines.join('')}"/>`,
      ...marks,
      `<g text-anchor="middle" font-size="15" font-weight="600" fill="${ink}" stroke="${paper}" stroke-width="3.5" paint-order="stroke" stroke-linejoin="round">${names.join('')}</g>`,
    ].join(''),
  )
}

/** A drawing as a file of its own, with its background and the credit below it. */
export function pictureFile(drawing: string, credit: string): string {
  const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []
  const totalHeight = Number(height) + 28
  return drawing
    .replace(`viewBox="0 0 ${width} ${height}"`, `viewBox="0 0 ${width} ${totalHeight}"`)
    .replace(
      /^(<svg[^>]*>)/,
      `$1<style>:root{color-scheme:light dark}</style><rect width="100%" height="100%" fill="${paper}"/>`,
    )
    .replace(
      /<\/svg>$/,
      `<text x="8" y="${totalHeight - 10}" font-size="11" fill="${ink}">${escapeXml(credit)}</text></svg>`,
    )
}
