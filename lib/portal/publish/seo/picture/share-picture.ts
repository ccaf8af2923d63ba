/** Draws the picture for shared links, in the colours and typefaces of the site. */
import sharp from 'sharp'
import { siteName } from '@/lib/contract/site-name'
import { colours } from '@/lib/portal/theme/colours'
import { firstLines, lineBreaks } from './line-breaks'
import { shareSize } from './share-size'
import type { ShareText } from './share-text'
import { drawable, getWidth, lineSvg, type Typeface, typefaces } from './typeface'

const { width, height } = shareSize
const margin = 80
const measure = width - 2 * margin
const { paper, ink, muted, rule, accent } = colours
/** Long titles are set smaller, and truncated if they do not fit at the smallest size. */
const titleSizes = [92, 78, 66, 56] as const
const maxTitleLines = 3
const factSize = 32
/** In characters. Nobody reads more in a picture, and measuring more would take long. */
const maxLength = 400

interface Block {
  size: number
  lines: string[]
}

const broken = (typeface: Typeface, size: number, text: string): string[] =>
  lineBreaks(text.slice(0, maxLength), measure, (line) => getWidth(typeface, size, line))

function titleBlock(serif: Typeface, title: string): Block {
  const blocks = titleSizes.map((size) => ({ size, lines: broken(serif, size, title) }))
  const fitting = blocks.find(({ size, lines }) => lines.length <= (size > 78 ? 2 : maxTitleLines))
  const last = blocks[blocks.length - 1] ?? { size: titleSizes[3], lines: [] }
  return fitting ?? { size: last.size, lines: firstLines(last.lines, maxTitleLines) }
}

function blockSvg(typeface: Typeface, { size, lines }: Block, top: number, leading: number) {
  const svg = lines.map((text, index) =>
    lineSvg(typeface, { size, text, x: margin, y: top + size * (0.8 + index * leading) }),
  )
  return { svg: svg.join(''), bottom: top + size * leading * lines.length }
}

function footSvg(sans: Typeface, serif: Typeface, host: string): string {
  const y = height - 62
  const x = width - margin - getWidth(sans, 28, host)
  return `<path d="M${margin} ${height - 122}H${width - margin}" stroke="${rule.light}" stroke-width="2"/>
<g fill="${accent.light}">${lineSvg(serif, { size: 36, text: siteName, x: margin, y })}</g>
<g fill="${muted.light}">${lineSvg(sans, { size: 28, text: host, x, y })}</g>`
}

export function shareSvg({ kind, title, otherTitle, facts }: ShareText, siteUrl: string): string {
  const { serif, sans } = typefaces()
  const name = titleBlock(serif, drawable(serif, title.slice(0, maxLength)) || otherTitle)
  const shown = blockSvg(serif, name, 148, 1.1)
  const room = Math.floor((height - 140 - (shown.bottom + 26)) / (factSize * 1.4))
  const lines = broken(sans, factSize, drawable(sans, facts.slice(0, maxLength)))
  const fact = { size: factSize, lines: firstLines(lines, Math.max(1, Math.min(3, room))) }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${paper.light}"/>
<rect x="${margin}" y="64" width="${measure}" height="4" fill="${ink.light}"/>
<g fill="${muted.light}">${lineSvg(sans, { size: 28, text: kind, x: margin, y: 116 })}</g>
<g fill="${ink.light}">${shown.svg}</g>
<g fill="${ink.light}">${blockSvg(sans, fact, shown.bottom + 26, 1.4).svg}</g>
${footSvg(sans, serif, new URL(siteUrl).host.slice(0, 48))}
</svg>`
}

export async function sharePicture(
  text: ShareText,
  siteUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(shareSvg(text, siteUrl))
  return new Uint8Array(await sharp(svg).png({ compressionLevel: 9 }).toBuffer())
}
