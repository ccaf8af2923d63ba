/**
 * A node and its neighbours as an SVG file, names one a line: left and right of the node, or, where there is little room,
 * all to its right.
 */

import { escapeXml } from '@/lib/text/xml'
import { nodeKinds } from './kinds'
import type { Neighbourhood, NodeEntry } from './selection'
import { shortened, svgStyle } from './svg-text'

/** More neighbours than this are counted, not drawn. */
export const maxDrawn = 24

export type NeighbourForm = 'wide' | 'narrow'

interface Shape {
  width: number
  /** Where the node stands. */
  middle: number
  /** 1 for names to its right, -1 to its left. */
  sides: readonly (1 | -1)[]
  /** Characters of a name; what is longer is cut. */
  maxLabelLength: number
}

const shapes: Record<NeighbourForm, Shape> = {
  wide: { width: 600, middle: 300, sides: [1, -1], maxLabelLength: 23 },
  narrow: { width: 320, middle: 12, sides: [1], maxLabelLength: 24 },
}

const line = 27
/** From the middle to the neighbours beside it, and how far those at the ends of a side are nearer. */
const reach = 82
const bend = 46

/** How large the picture is that has so many neighbours. */
export function neighbourDrawingSize(
  neighbourCount: number,
  form: NeighbourForm,
): { width: number; height: number } {
  const { width, sides } = shapes[form]
  const rows = Math.ceil(Math.min(neighbourCount, maxDrawn) / sides.length)
  // A node without neighbours still has its disc.
  return { width, height: Math.max(sides.length === 1 ? 2 : 4, rows + 1) * line }
}

interface Place {
  entry: NodeEntry
  x: number
  y: number
  side: 1 | -1
}

/** The drawn neighbours in turn on each side, so that the weightiest stand at the top. */
function placesOf(
  neighbours: readonly NodeEntry[],
  { middle, sides }: Shape,
  height: number,
): Place[] {
  return sides.flatMap((side, turn) => {
    const entries = neighbours.filter((_, at) => at % sides.length === turn)
    return entries.map((entry, row) => {
      const offset = row - (entries.length - 1) / 2
      const share = entries.length > 1 ? Math.abs(offset) / ((entries.length - 1) / 2) : 0
      const x = middle + side * (reach - bend * share ** 2)
      return { entry, side, x: Math.round(x), y: Math.round(height / 2 + offset * line) }
    })
  })
}

function neighbourOf({ entry, x, y, side }: Place, maxLabelLength: number): string {
  const anchor = side === 1 ? '' : ' text-anchor="end"'
  const name = escapeXml(shortened(entry.title, maxLabelLength))
  return `<circle class="k${entry.kind}" cx="${x}" cy="${y}" r="5.5"/><text x="${x + side * 12}" y="${y + 5}"${anchor}>${name}</text>`
}

export function drawNeighbours(
  { node, neighbours, neighbourCount }: Neighbourhood,
  form: NeighbourForm,
): string {
  const shape = shapes[form]
  const { width, middle, maxLabelLength } = shape
  const drawn = neighbours.slice(0, maxDrawn)
  const { height } = neighbourDrawingSize(neighbourCount, form)
  const places = placesOf(drawn, shape, height)
  const centre = height / 2
  const kinds = [...new Set(drawn.map(({ kind }) => nodeKinds[kind]?.many.toLowerCase() ?? ''))]
  const description = `${drawn.length} of ${neighbourCount}: ${kinds.join(', ')}`
  const links = places.map(({ x, y }) => `M${middle} ${centre}L${x} ${y}`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeXml(`Neighbours of ${node.title}`)}</title><desc id="d">${escapeXml(description)}</desc>`,
    svgStyle(),
    `<path class="links" stroke-width="1.25" d="${links}"/>`,
    `<circle class="k${node.kind}" cx="${middle}" cy="${centre}" r="11"/>`,
    `<g font-size="14.5" stroke-width="4">${places.map((place) => neighbourOf(place, maxLabelLength)).join('')}</g></svg>`,
  ].join('')
}
