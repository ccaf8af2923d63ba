/** Draws a badge for other sites: one line with the status of a project, or the number of projects of a country. */
import { getWidth, typefaces } from '@/lib/portal/publish/seo/picture/typeface'
import { escapeXml } from '@/lib/text/xml'

export interface BadgeText {
  /** The text alternative, with the name of the subject. */
  title: string
  label: string
  value: string
  /** White text on it must have a contrast ratio of at least 4.5. */
  colour: string
}

const height = 20
const fontSize = 11
const padding = 6
const labelColour = '#3b4045'

/** The width of a text in pixels. The reader's own font is stretched to it, because the badge embeds none. */
const widthOfText = (text: string): number =>
  Math.ceil(getWidth(typefaces().sans, fontSize, text) * 1.06)

const textSvg = (text: string, x: number, width: number): string =>
  `<text x="${x}" y="14" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`

/** Draws an SVG file without styles or scripts, which every host can display. */
export function drawBadge({ title, label, value, colour }: BadgeText): string {
  const [labelWidth, valueWidth] = [widthOfText(label), widthOfText(value)]
  const middle = labelWidth + 2 * padding
  const width = middle + valueWidth + 2 * padding
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<clipPath id="r"><rect width="${width}" height="${height}" rx="3"/></clipPath>
<g clip-path="url(#r)"><path fill="${labelColour}" d="M0 0h${middle}v${height}H0z"/><path fill="${colour}" d="M${middle} 0h${width - middle}v${height}H${middle}z"/></g>
<g fill="#fff" font-family="'Public Sans',Verdana,Geneva,'DejaVu Sans',sans-serif" font-size="${fontSize}">${textSvg(label, padding, labelWidth)}${textSvg(value, middle + padding, valueWidth)}</g>
</svg>
`
}
