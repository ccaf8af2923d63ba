/** A node and its neighbours as an SVG file: the node in the middle, names left and right of it, one a line. */

import { escapeXml } from '@/lib/text/xml'
import { nodeKinds } from './kinds'
import type { Neighbourhood, NodeEntry } from './selection'
import { shortened, svgStyle } from './svg-text'

/** More neighbours than this are counted, not drawn. */
export const mostDrawn = 24

const width = 600
const line = 27
const middle = width / 2
/** From the middle to the neighbours beside it, and how far those at the ends of a side are nearer. */
const reach = 82
const bend = 46
const longestLabel = 26

/** How large the picture is that has so many neighbours. */
export function neighbourDrawingSize(neighbourCount: number): { width: number; height: number } {
  const rows = Math.ceil(Math.min(neighbourCount, mostDrawn) / 2)
  return { width, height: Math.max(4, rows + 1) * line }
}

interface Place {
  entry: NodeEntry
  x: number
  y: number
  /** 1 to the right of the middle, -1 to its left. */
  side: 1 | -1
}

/** The drawn neighbours in turn on the right and on the left, so that the weightiest stand at the top. */
function placesOf(neighbours: readonly NodeEntry[], height: number): Place[] {
  const sides = [1, -1] as const
  return sides.flatMap((side, parity) => {
    const entries = neighbours.filter((_, at) => at % 2 === parity)
    return entries.map((entry, row) => {
      const offset = row - (entries.length - 1) / 2
      const share = entries.length > 1 ? Math.abs(offset) / ((entries.length - 1) / 2) : 0
      const x = middle + side * (reach - bend * share ** 2)
      return { entry, side, x: Math.round(x), y: Math.round(height / 2 + offset * line) }
    })
  })
}

function neighbourOf({ entry, x, y, side }: Place): string {
  const anchor = side === 1 ? '' : ' text-anchor="end"'
  const name = escapeXml(shortened(entry.title, longestLabel))
  return `<circle class="k${entry.kind}" cx="${x}" cy="${y}" r="5.5"/><text x="${x + side * 12}" y="${y + 5}"${anchor}>${name}</text>`
}

export function drawNeighbours({ node, neighbours, neighbourCount }: Neighbourhood): string {
  const drawn = neighbours.slice(0, mostDrawn)
  const { height } = neighbourDrawingSize(neighbourCount)
  const places = placesOf(drawn, height)
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
    `<g font-size="14.5" stroke-width="4">${places.map(neighbourOf).join('')}</g></svg>`,
  ].join('')
}
