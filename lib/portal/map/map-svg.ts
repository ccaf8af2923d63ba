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

type Point = readonly [x: number, y: number]

const getPoints = (ring: string): Point[] =>
  [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
    Math.round(Number(x) / pathUnit),
    Math.round(Number(y) / pathUnit),
  ])

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
  { width, height }: { width: number; height: number },
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
