/** A badge for other sites: what a project's status is, or how many projects a country has, in one line. */
import { typefaces, widthOf } from '@/lib/portal/publish/seo/picture/typeface'
import { escapeXml } from '@/lib/text/xml'

export interface BadgeText {
  /** For those who cannot see it, with the name of what it is about. */
  title: string
  label: string
  value: string
  /** White letters on it have a contrast of 4.5 at least. */
  colour: string
}

const height = 20
const fontSize = 11
const padding = 6
const labelColour = '#3b4045'

/** The letters are those of the reader's machine, drawn as wide as those that were measured here. */
const widthOfText = (text: string): number =>
  Math.ceil(widthOf(typefaces().sans, fontSize, text) * 1.06)

const lettering = (text: string, x: number, width: number): string =>
  `<text x="${x}" y="14" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`

/** An SVG file without styles and scripts, so that every host may show it. */
export function drawBadge({ title, label, value, colour }: BadgeText): string {
  const [labelWidth, valueWidth] = [widthOfText(label), widthOfText(value)]
  const middle = labelWidth + 2 * padding
  const width = middle + valueWidth + 2 * padding
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<clipPath id="r"><rect width="${width}" height="${height}" rx="3"/></clipPath>
<g clip-path="url(#r)"><path fill="${labelColour}" d="M0 0h${middle}v${height}H0z"/><path fill="${colour}" d="M${middle} 0h${width - middle}v${height}H${middle}z"/></g>
<g fill="#fff" font-family="'Public Sans',Verdana,Geneva,'DejaVu Sans',sans-serif" font-size="${fontSize}">${lettering(label, padding, labelWidth)}${lettering(value, middle + padding, valueWidth)}</g>
</svg>
`
}
