/** The common parts of the SVG files of maps. */
import { escapeXml } from '@/lib/text/xml'
import { compactPath, pathUnit } from './compact-path'

export interface MapSvgText {
  title: string
  description: string
  /** The credit and the licence. */
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
  /** The width of the stroke in pixels. */
  width?: number
  dashed?: boolean
}

/** The `path` element of an area from the path data of d3-geo. It is empty if the path is empty. */
export function svgArea(
  d: string,
  { fill = 'none', stroke, width = 0.6, dashed }: AreaStyle,
): string {
  const compact = compactPath(d)
  if (compact === '') return ''
  const strokeAttributes = stroke && ` stroke="${stroke}" stroke-width="${width / pathUnit}"`
  const dashAttribute = dashed ? ' stroke-dasharray="4 3"' : ''
  return `<path transform="scale(${pathUnit})" fill="${fill}"${strokeAttributes ?? ''}${dashAttribute} d="${compact}"/>`
}
