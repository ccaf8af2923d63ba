/** What the drawn maps have in common: a file of its own, with its title, its meaning in words, and its credit. */
import { escapeXml } from '@/lib/text/xml'
import { compactPath, pathUnit } from './compact-path'

export interface SvgWords {
  title: string
  description: string
  /** Who is to be credited, and the licence. */
  credit: string
}

/** A picture takes light or dark from the page that shows it; its colours are `light-dark()` pairs. */
export const svgFile = (
  { width, height }: { width: number; height: number },
  { title, description, credit }: SvgWords,
  content: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">${escapeXml(title)}</title>
<desc id="desc">${escapeXml(`${description} ${credit}`.trim())}</desc>
<style>:root{color-scheme:light dark}</style>
${content}
</svg>
`

interface Look {
  fill?: string
  stroke?: string
  /** Of the stroke, in pixels. */
  width?: number
  dashed?: boolean
}

/** An area from the path data that d3-geo writes; nothing where there is nothing to draw. */
export function svgArea(d: string, { fill = 'none', stroke, width = 0.6, dashed }: Look): string {
  const compact = compactPath(d)
  if (compact === '') return ''
  const line = stroke && ` stroke="${stroke}" stroke-width="${width / pathUnit}"`
  const dashes = dashed ? ' stroke-dasharray="4 3"' : ''
  return `<path transform="scale(${pathUnit})" fill="${fill}"${line ?? ''}${dashes} d="${compact}"/>`
}
