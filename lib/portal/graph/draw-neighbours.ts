/**
 * Draws a node and its neighbours as an SVG file. The page places their names, which are links, next to the drawing: on
 * both sides of the wide drawing, and only to the right of the narrow one.
 */
import { escapeXml } from '@/lib/text/xml'
import { nodeKinds } from './kinds'
import { nodeMarkSvg } from './node-mark'
import { linkColour } from './part-svg'
import type { Neighbourhood } from './selection'

/** The maximum number of neighbours that are drawn. The description counts the others. */
export const maxDrawn = 24

type DrawingVariant = 'wide' | 'narrow'

interface Dimensions {
  width: number
  centreX: number
  /** 1 for names to the right of the node, -1 for names to its left. */
  sides: readonly (1 | -1)[]
}

const distanceX = 84
const dimensions: Record<DrawingVariant, Dimensions> = {
  wide: { width: 180, centreX: 90, sides: [1, -1] },
  narrow: { width: 103, centreX: 13, sides: [1] },
}

/** The height of a name in pixels, which is 1.6875rem in the style sheet. */
const lineHeight = 27

const makeRows = (neighbourCount: number, { sides }: Dimensions): number =>
  Math.max(1, Math.ceil(Math.min(neighbourCount, maxDrawn) / sides.length))

/** The size of the drawing in pixels, which pages need before the picture is loaded. */
export function neighbourDrawingSize(
  neighbourCount: number,
  variant: DrawingVariant,
): { width: number; height: number } {
  const size = dimensions[variant]
  return { width: size.width, height: makeRows(neighbourCount, size) * lineHeight }
}

export function drawNeighbours(
  { node, neighbours, neighbourCount }: Neighbourhood,
  variant: DrawingVariant,
): string {
  const { centreX, sides } = dimensions[variant]
  const { width, height } = neighbourDrawingSize(neighbourCount, variant)
  const drawnNeighbours = neighbours.slice(0, maxDrawn)
  // Neighbours alternate between the sides, as their names do in the rows of the page.
  const placed = drawnNeighbours.map(({ kind, stage }, index) => ({
    kind,
    stage,
    x: centreX + (sides[index % sides.length] ?? 1) * distanceX,
    y: (Math.floor(index / sides.length) + 0.5) * lineHeight,
  }))
  const centreY = height / 2
  const kinds = [
    ...new Set(drawnNeighbours.map(({ kind }) => nodeKinds[kind]?.plural.toLowerCase() ?? '')),
  ]
  const description = `${drawnNeighbours.length} of ${neighbourCount}: ${kinds.join(', ')}`
  const links = placed.map(({ x, y }) => `M${centreX} ${centreY}L${x} ${y}`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeXml(`Neighbours of ${node.title}`)}</title><desc id="d">${escapeXml(description)}</desc>`,
    '<style>:root{color-scheme:light dark}</style>',
    `<path fill="none" stroke="${linkColour}" stroke-width="1.25" d="${links}"/>`,
    nodeMarkSvg(node, centreX, centreY, 11),
    ...placed.map((neighbour) => nodeMarkSvg(neighbour, neighbour.x, neighbour.y, 5.5)),
    '</svg>',
  ].join('')
}
