/**
 * Draws a node and its neighbours as an SVG file. The names of the neighbours are in one column on each side of the node,
 * or in the narrow variant in one column to its right.
 */
import { escapeXml } from '@/lib/text/xml'
import { nodeKinds } from './kinds'
import type { Neighbourhood, NodeEntry } from './selection'
import { svgStyle, truncated } from './svg-text'

/** The maximum number of neighbours that are drawn. The description counts the others. */
export const maxDrawn = 24

export type DrawingVariant = 'wide' | 'narrow'

interface Dimensions {
  width: number
  /** The x coordinate of the node. */
  centreX: number
  /** 1 for names to the right of the node, -1 for names to its left. */
  sides: readonly (1 | -1)[]
  /** Longer names are truncated. */
  maxLabelLength: number
}

const dimensions: Record<DrawingVariant, Dimensions> = {
  wide: { width: 600, centreX: 300, sides: [1, -1], maxLabelLength: 23 },
  narrow: { width: 320, centreX: 12, sides: [1], maxLabelLength: 24 },
}

const lineHeight = 27
/** The neighbours of a side are on a curve. Those at its ends are nearer to the node by `curvature`. */
const maxDistanceX = 82
const curvature = 46

/** The size of the drawing in pixels, which pages have to know before the picture is loaded. */
export function neighbourDrawingSize(
  neighbourCount: number,
  variant: DrawingVariant,
): { width: number; height: number } {
  const { width, sides } = dimensions[variant]
  const rows = Math.ceil(Math.min(neighbourCount, maxDrawn) / sides.length)
  // The minimum leaves space for the disc of a node without neighbours.
  return { width, height: Math.max(sides.length === 1 ? 2 : 4, rows + 1) * lineHeight }
}

interface PlacedNeighbour {
  entry: NodeEntry
  x: number
  y: number
  side: 1 | -1
}

/** Distributes the neighbours alternately to the sides, so that the best connected are at the top of each. */
function placeNeighbours(
  neighbours: readonly NodeEntry[],
  { centreX, sides }: Dimensions,
  height: number,
): PlacedNeighbour[] {
  return sides.flatMap((side, sideIndex) => {
    const entries = neighbours.filter((_, index) => index % sides.length === sideIndex)
    return entries.map((entry, row) => {
      const offset = row - (entries.length - 1) / 2
      const relativeOffset = entries.length > 1 ? Math.abs(offset) / ((entries.length - 1) / 2) : 0
      const x = centreX + side * (maxDistanceX - curvature * relativeOffset ** 2)
      return { entry, side, x: Math.round(x), y: Math.round(height / 2 + offset * lineHeight) }
    })
  })
}

function neighbourSvg({ entry, x, y, side }: PlacedNeighbour, maxLabelLength: number): string {
  const anchor = side === 1 ? '' : ' text-anchor="end"'
  const name = escapeXml(truncated(entry.title, maxLabelLength))
  return `<circle class="k${entry.kind}" cx="${x}" cy="${y}" r="5.5"/><text x="${x + side * 12}" y="${y + 5}"${anchor}>${name}</text>`
}

export function drawNeighbours(
  { node, neighbours, neighbourCount }: Neighbourhood,
  variant: DrawingVariant,
): string {
  const variantDimensions = dimensions[variant]
  const { width, centreX, maxLabelLength } = variantDimensions
  const drawn = neighbours.slice(0, maxDrawn)
  const { height } = neighbourDrawingSize(neighbourCount, variant)
  const placed = placeNeighbours(drawn, variantDimensions, height)
  const centreY = height / 2
  const kinds = [...new Set(drawn.map(({ kind }) => nodeKinds[kind]?.many.toLowerCase() ?? ''))]
  const description = `${drawn.length} of ${neighbourCount}: ${kinds.join(', ')}`
  const links = placed.map(({ x, y }) => `M${centreX} ${centreY}L${x} ${y}`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeXml(`Neighbours of ${node.title}`)}</title><desc id="d">${escapeXml(description)}</desc>`,
    svgStyle(),
    `<path class="links" stroke-width="1.25" d="${links}"/>`,
    `<circle class="k${node.kind}" cx="${centreX}" cy="${centreY}" r="11"/>`,
    `<g font-size="14.5" stroke-width="4">${placed.map((neighbour) => neighbourSvg(neighbour, maxLabelLength)).join('')}</g></svg>`,
  ].join('')
}
