/** Draws the picture for shared links, in the colours and typefaces of the site. */
import { siteName } from '@/lib/contract/site-name'
import type { Stage } from '@/lib/portal/projects/status'
import { toPng } from '@/lib/portal/publish/picture/svg-picture'
import { colours } from '@/lib/portal/theme/colours'
import { shareSize } from './share-size'
import type { ShareText } from './share-text'
import {
  drawable,
  firstLines,
  getWidth,
  lineBreaks,
  lineSvg,
  type Typeface,
  typefaces,
} from './typeface'

const { width, height } = shareSize
const margin = 80
const measure = width - 2 * margin
const { paper, ink, muted, rule, accent, warn } = colours
/** Long titles are set smaller, and truncated if they do not fit at the smallest size. */
const titleSizes = [92, 78, 66, 56] as const
const maxTitleLines = 3
const factSize = 32
const statusSize = 40
/** In characters. Readers do not read longer texts in a picture, and measuring them would take long. */
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

/** The marks of statuses, as on pages: a full disc, a half disc, a ring and a struck ring. They are 24 pixels wide. */
const marks: Readonly<Record<Stage, string>> = {
  running: '<circle cx="12" cy="12" r="12"/>',
  pilot:
    '<circle cx="12" cy="12" r="10.5" fill="none" stroke-width="3"/><path d="M12 0a12 12 0 0 0 0 24z"/>',
  planned: '<circle cx="12" cy="12" r="10" fill="none" stroke-width="4"/>',
  ended:
    '<g fill="none" stroke-width="4"><circle cx="12" cy="12" r="10"/><path d="M5 19 19 5"/></g>',
}

/** The status in a line, and the position below it. */
function statusSvg(sans: Typeface, { stage, text }: NonNullable<ShareText['status']>, top: number) {
  const colour = (stage === 'ended' ? warn : accent).light
  const line = { size: statusSize, text: drawable(sans, text), x: margin + 40, y: top + statusSize }
  return {
    svg: `<g fill="${colour}" stroke="${colour}" stroke-width="0"><g transform="translate(${margin} ${top + 14})">${marks[stage]}</g>${lineSvg(sans, line)}</g>`,
    bottom: top + statusSize * 1.25,
  }
}

export function shareSvg(text: ShareText, siteUrl: string): string {
  const { kind, title, otherTitle, status, facts } = text
  const { serif, sans, sansBold } = typefaces()
  const name = titleBlock(serif, drawable(serif, title.slice(0, maxLength)) || otherTitle)
  const titled = blockSvg(serif, name, 148, 1.1)
  const state = status ? statusSvg(sansBold, status, titled.bottom + 18) : { ...titled, svg: '' }
  const header = { svg: titled.svg, bottom: state.bottom }
  const room = Math.floor((height - 140 - (header.bottom + 26)) / (factSize * 1.4))
  const lines = broken(sans, factSize, drawable(sans, facts.slice(0, maxLength)))
  const fact = { size: factSize, lines: firstLines(lines, Math.max(1, Math.min(3, room))) }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${paper.light}"/>
<rect x="${margin}" y="64" width="${measure}" height="4" fill="${ink.light}"/>
<g fill="${muted.light}">${lineSvg(sans, { size: 28, text: kind, x: margin, y: 116 })}</g>
<g fill="${ink.light}">${header.svg}</g>
${state.svg}
<g fill="${ink.light}">${blockSvg(sans, fact, header.bottom + 26, 1.4).svg}</g>
${footSvg(sans, serif, new URL(siteUrl).host.slice(0, 48))}
</svg>`
}

export const sharePicture = (text: ShareText, siteUrl: string) => toPng(shareSvg(text, siteUrl))
