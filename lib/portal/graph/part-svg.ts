/** The SVG of a part of the network. A browser can create it too, so it loads nothing that computes positions. */
import { lightDark, themedColours } from '@/lib/portal/theme/colours'
import { escapeXml } from '@/lib/text/xml'
import { at, nodeKinds } from './kinds'
import { type MarkedStage, markedStages, nodeMarkSvg } from './node-mark'

export const linkColour = lightDark({ light: '#c3bcab', dark: '#4a5259' })
export const { paper, ink, muted, accent } = themedColours

/** In pixels. */
const fontSize = 13
export const lineHeight = 16
export const radius = 7

/** A node in a drawing, whose mark is at a point in pixels. */
export interface PlacedNode {
  /** The name of its link, which is also its tooltip. */
  title: string
  kind: number
  stage?: MarkedStage
  x: number
  y: number
  /** The lines of its name. */
  lines: readonly string[]
  /** A further, fainter line: the country. */
  note?: string
  /** The end of the name at the mark, if the name is next to the mark and not below it. */
  anchor?: 'start' | 'end'
  address: string
  /** True for the selected node, which stands out. */
  isSelected?: true
}

export interface PartDrawing {
  /** In pixels. */
  width: number
  height: number
  title: string
  /** In reading order. */
  nodes: readonly PlacedNode[]
  /** The lines between nodes: those of each role as the data of an SVG path, with the role in words for the key. */
  lines: readonly { role: string; path: string }[]
  /** The words on the links of a path. Undefined if the drawing is not a path. */
  words?: readonly { x: number; y: number; text: string }[]
  /** True if links open a new tab, as in a frame on another site. */
  isFramed?: boolean
}

export const svg = (width: number, height: number, title: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.ceil(height)}" role="group" aria-label="${escapeXml(title)}" font-family="'Public Sans', system-ui, sans-serif" font-size="${fontSize}">${content}</svg>`

/** The name and the note in one line next to the mark. */
function sideText({ x, y, lines, note, anchor }: PlacedNode): string {
  const noteSpan = note ? ` <tspan fill="${muted}">${escapeXml(note)}</tspan>` : ''
  const start = anchor === 'end' ? x - 2 * radius : x + 2 * radius
  return `<text x="${at(start)}" y="${at(y + 4.5)}" text-anchor="${anchor}">${escapeXml(lines.join(' '))}${noteSpan}</text>`
}

function textBelow({ x, y, lines, note, isSelected }: PlacedNode): string {
  const texts = lines.map((line, index) => ({ line, index, fill: '' }))
  const spans = [...texts, ...(note ? [{ line: note, index: lines.length, fill: muted }] : [])]
    .map(
      ({ line, index, fill }) =>
        `<tspan x="${x}" y="${at(y + radius + 15 + index * lineHeight)}"${fill && ` fill="${fill}" font-weight="400"`}>${escapeXml(line)}</tspan>`,
    )
    .join('')
  return `<text${isSelected ? ' font-weight="600"' : ''}>${spans}</text>`
}

function nodeSvg(node: PlacedNode, target: string) {
  const { title, x, y, anchor, address, isSelected } = node
  const outline = ` stroke="${isSelected ? ink : paper}" stroke-width="2"`
  return `<a href="${escapeXml(address)}"${target}><title>${escapeXml(title)}</title>${nodeMarkSvg(node, x, y, isSelected ? radius + 3 : radius, outline)}${anchor ? sideText(node) : textBelow(node)}</a>`
}

/** Strokes tell roles apart without colour. Further roles share the last one. */
const strokes = [
  'stroke-width="1.6"',
  'stroke-width="1.6" stroke-dasharray="7 4"',
  'stroke-width="1.8" stroke-dasharray="0 4.5" stroke-linecap="round"',
  'stroke-width="1.4" stroke-dasharray="12 3 2 3"',
] as const
export const maxRoles = strokes.length

const markedStageNames = Object.keys(markedStages) as MarkedStage[]

/** The height of a line of the key above a drawing, in pixels. */
const keyLine = 22

/** The height of the key with its margin: a line for connections and, if a mark shows a status, another. */
export const getKeyHeight = (nodes: readonly Pick<PlacedNode, 'stage'>[]): number =>
  10 + keyLine * (nodes.some(({ stage }) => stage) ? 2 : 1)

/** The space of the names of the groups of the key, and of each entry; `graph.css` has them too. */
const keyIndent = 92
const keyColumn = 172
const keyRadius = 5

/**
 * The key of the lines, with a sample of each, and of the marks of projects at each status. It is hidden from screen
 * readers: the names of links state the stages, and the lists of the page the roles.
 */
function keySvg(lines: PartDrawing['lines'], nodes: PartDrawing['nodes']): string {
  const label = (x: number, y: number, text: string, style = `fill="${muted}"`) =>
    `<text x="${at(x)}" y="${y + 4.5}" text-anchor="start" ${style}>${escapeXml(text)}</text>`
  const makeLine = (
    name: string,
    y: number,
    items: readonly { text: string; sample: (x: number) => string; width: number }[],
  ) => {
    const drawn = items.map(({ text, sample, width }, column) => {
      const start = keyIndent + column * keyColumn
      return `${sample(start)}${label(start + width + 8, y, text)}`
    })
    return drawn.length > 0
      ? label(0, y, name, `fill="${ink}" font-weight="600"`) + drawn.join('')
      : ''
  }
  const marks = nodes.some(({ stage }) => stage) ? [undefined, ...markedStageNames] : []
  const statusLine = 10 + keyLine
  return [
    '<g aria-hidden="true">',
    makeLine(
      'Connections',
      10,
      lines.map(({ role }, index) => ({
        text: role,
        sample: (x) => `<path stroke="${muted}" ${strokes[index]} d="M${at(x)} 10h30"/>`,
        width: 30,
      })),
    ),
    makeLine(
      'Status',
      statusLine,
      marks.flatMap((stage) => {
        const node = nodes.find(
          (node) => node.stage === stage && nodeKinds[node.kind]?.family === 'projects',
        )
        return node
          ? {
              text: stage ? markedStages[stage].toLowerCase() : 'launched or active',
              sample: (x) => nodeMarkSvg(node, x + keyRadius, statusLine, keyRadius),
              width: 2 * keyRadius,
            }
          : []
      }),
    ),
    '</g>',
  ].join('')
}

/** The nodes are links. */
export function partSvg({
  width,
  height,
  title,
  nodes,
  lines,
  words,
  isFramed,
}: PartDrawing): string {
  const paths = lines.map(
    ({ path }, index) =>
      `<path fill="none" stroke="${words ? accent : muted}" ${words ? 'stroke-width="2.5"' : strokes[index]} d="${path}"/>`,
  )
  const target = isFramed ? ' target="_blank" rel="noopener"' : ''
  return svg(
    width,
    height,
    title,
    [
      ...paths,
      ...(words ? [] : [keySvg(lines, nodes)]),
      `<g text-anchor="middle" fill="${ink}" stroke="${paper}" stroke-width="5" paint-order="stroke" stroke-linejoin="round">`,
      ...(words ?? []).map(
        ({ x, y, text }) =>
          `<text x="${x}" y="${y}" font-size="11.5" fill="${muted}" aria-hidden="true">${escapeXml(text)}</text>`,
      ),
      ...nodes.map((node) => nodeSvg(node, target)),
      '</g>',
    ].join(''),
  )
}
