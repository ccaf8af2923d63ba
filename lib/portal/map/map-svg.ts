/** The common parts of the SVG files of maps. */
import { escapeXml } from '@/lib/text/xml'

/** The size of the map of a country, in CSS pixels. */
export const countrySize = { width: 480, height: 300 } as const

/**
 * Compacts path data. Coordinates are rounded to half a pixel and written relative to the previous point, which reduces
 * the size to a third. The rounding is not visible at the sizes of these maps.
 */

/** The unit of compact paths in pixels. Drawings must scale the paths by it. */
const pathUnit = 0.5

interface Size {
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]

const readPoints = (ring: string): Point[] =>
  [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

/** A closed line in pixels, and the box around it. */
export interface Ring {
  points: readonly Point[]
  left: number
  right: number
  top: number
  bottom: number
}

function makeRing(points: readonly Point[]): Ring {
  const ring = { points, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    ring.left = Math.min(ring.left, x)
    ring.right = Math.max(ring.right, x)
    ring.top = Math.min(ring.top, y)
    ring.bottom = Math.max(ring.bottom, y)
  }
  return ring
}

/** The closed parts of path data that d3-geo writes for an area. */
export const getRings = (d: string): Ring[] =>
  d.split('Z').map((ring) => makeRing(readPoints(ring)))

/** The parts of a horizontal line that are on an area, from left to right. */
export function spansAt(
  rings: readonly Ring[],
  y: number,
): (readonly [left: number, right: number])[] {
  const edges: number[] = []
  for (const { points, top, bottom } of rings) {
    let previous = top <= y && y <= bottom ? points.at(-1) : undefined
    for (const point of previous ? points : []) {
      const [[x, start], [nextX, end]] = [previous ?? point, point]
      if (start > y !== end > y) edges.push(x + ((y - start) / (end - start)) * (nextX - x))
      previous = point
    }
  }
  edges.sort((a, b) => a - b)
  return edges.flatMap((left, at) => (at % 2 === 0 ? [[left, edges[at + 1] ?? left] as const] : []))
}

/** The heights at which the box of a code is compared with outlines. */
export const boxLines = (y: number, height: number) => [y, y - height / 2, y + height / 2]

/** The parts of a line that are on an area and as wide as a box around them, over the full height of the box. */
export function boxSpans(
  rings: readonly Ring[],
  y: number,
  { width, height }: Size,
): (readonly [number, number])[] {
  let spans: (readonly [number, number])[] = [[-Infinity, Infinity]]
  for (const line of boxLines(y, height)) {
    const others = spans.length > 0 ? spansAt(rings, line) : []
    spans = spans
      .flatMap(([left, right]) =>
        others.map(([start, end]) => [Math.max(left, start), Math.min(right, end)] as const),
      )
      .filter(([left, right]) => right - left >= width)
  }
  return spans
}

export const isWithin = ([x, y]: Point, { width, height }: Size, margin: number): boolean =>
  x > margin && y > margin && x < width - margin && y < height - margin

/** Twenty points on a line, at equal distances. */
export const linePoints = (from: Point, to: Point): Point[] =>
  Array.from({ length: 20 }, (_, step): Point => {
    const share = (step + 1) / 20
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  })

const getPoints = (ring: string): Point[] =>
  readPoints(ring).map(([x, y]) => [Math.round(x / pathUnit), Math.round(y / pathUnit)])

const stepText = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`)

function compactRing(ring: string): string {
  const [first, ...rest] = getPoints(ring)
  if (!first) return ''
  let [x, y] = first
  let steps = ''
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue
    const text = stepText(nextX - x, nextY - y)
    steps += steps === '' || text.startsWith('-') ? text : ` ${text}`
    ;[x, y] = [nextX, nextY]
  }
  return steps === '' ? '' : `M${stepText(...first)}l${steps}z`
}

/**
 * Compacts path data that consists of closed parts with moves and lines only, such as d3-geo writes for areas.
 * @example compactPath('M1,1L2,1L2,3Z') // 'M2 2l2 0 0 4z'
 */
export const compactPath = (d: string): string =>
  d
    .split('Z')
    .map((ring) => compactRing(ring))
    .join('')

export interface MapSvgText {
  title: string
  description: string
  credit: string
}

/** An SVG file with a title, a description and the credit. It adopts the colour scheme of the page that embeds it. */
export const mapSvgFile = (
  { width, height }: Size,
  { title, description, credit }: MapSvgText,
  content: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">${escapeXml(title)}</title>
<desc id="desc">${escapeXml(`${description} ${credit}`.trim())}</desc>
<style>:root{color-scheme:light dark}</style>
${content}
</svg>
`

interface AreaStyle {
  fill?: string
  stroke?: string
  /** In pixels. */
  strokeWidth?: number
  dashed?: boolean
}

/** The `path` element of an area from the path data of d3-geo. It is empty if the path is empty. */
export function svgArea(
  d: string,
  { fill = 'none', stroke, strokeWidth = 0.6, dashed }: AreaStyle,
): string {
  const compact = compactPath(d)
  if (compact === '') return ''
  const strokeAttributes = stroke && ` stroke="${stroke}" stroke-width="${strokeWidth / pathUnit}"`
  const dashAttribute = dashed ? ' stroke-dasharray="4 3"' : ''
  return `<path transform="scale(${pathUnit})" fill="${fill}"${strokeAttributes ?? ''}${dashAttribute} d="${compact}"/>`
}

interface DotStyle {
  fill: string | undefined
  stroke: string
  /** In pixels. */
  radius: number
  strokeWidth: number
}

/** A dot at a point in pixels. It has the units of areas, so that its pattern is as fine as theirs. */
export function svgDot(
  [x, y]: Point,
  { fill = 'none', stroke, radius, strokeWidth }: DotStyle,
): string {
  const [cx, cy] = [x, y].map((value) => (value / pathUnit).toFixed(1))
  return `<circle transform="scale(${pathUnit})" cx="${cx}" cy="${cy}" r="${radius / pathUnit}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth / pathUnit}"/>`
}
