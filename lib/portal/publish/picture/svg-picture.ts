/** A drawing of the site as a self-contained PNG picture, with its title above and its credit below. */
import sharp from 'sharp'
import {
  drawable,
  getWidth,
  lineBreaks,
  lineSvg,
  type Typeface,
  typefaces,
} from '@/lib/portal/publish/seo/picture/typeface'
import { colours } from '@/lib/portal/theme/colours'
import { withoutDarkRules } from './drawing-style'
import { outlined } from './outlined-text'

export interface PictureText {
  title: string
  /** The text below the title. */
  subtitle?: string
  /** The line below the drawing: the credit, the licence and the date of the data. */
  credit: string
}

const margin = 24
const sizes = { title: 22, subtitle: 13, credit: 10.5 }
/** In a frame, which is often seen as a thumbnail. */
const frameSizes = { title: 34, subtitle: 18, credit: 10.5 }
const leading = 1.4
/** In characters. Readers do not read longer texts in a picture, and measuring them would take long. */
const maxLength = 600
/** Pixels of the picture per pixel of the drawing. */
const scale = 2

function computeSize(svg: string): { width: number; height: number } {
  const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

interface Block {
  svg: string
  height: number
}

/** A text in lines that are at most as wide as the drawing. */
function block(typeface: Typeface, size: number, text: string, width: number): Block {
  const drawableText = drawable(typeface, text.slice(0, maxLength))
  const lines = lineBreaks(drawableText, width, (line) => getWidth(typeface, size, line))
  const svg = lines.map((line, index) =>
    lineSvg(typeface, { size, text: line, x: 0, y: size * (1 + index * leading) }),
  )
  return { svg: svg.join(''), height: Math.ceil(lines.length * size * leading) }
}

/** A rectangle that the picture fills. If absent, the picture keeps its own proportions. */
interface Frame {
  width: number
  height: number
}

interface Layout {
  heading: Block
  under: Block
  foot: Block
  /** The width of the texts, and the height of everything, with margins. */
  width: number
  height: number
}

function layOut(text: PictureText, width: number, drawnWidth: number, size: typeof sizes): Layout {
  const { serif, sans } = typefaces()
  const { title, subtitle = '', credit } = text
  const heading = block(serif, size.title, title, width)
  const under = subtitle ? block(sans, size.subtitle, subtitle, width) : { svg: '', height: 0 }
  const foot = block(sans, size.credit, credit, width)
  const height = 2 * margin + heading.height + under.height + 10 + drawnWidth + 14 + foot.height
  return { heading, under, foot, width, height }
}

/** In a frame, the texts are as wide as the picture, which a drawing that is less wide does not fill. */
function layOutFrame(text: PictureText, drawing: Frame, frame: Frame): Layout {
  let layout = layOut(text, drawing.width, drawing.height, frameSizes)
  // Wider texts have fewer lines, so the first estimate is too wide.
  for (let step = 0; step < 3; step += 1) {
    const frameWidth = Math.floor((layout.height * frame.width) / frame.height) - 2 * margin
    layout = layOut(text, Math.max(drawing.width, frameWidth), drawing.height, frameSizes)
  }
  return layout
}

export function pictureSvg(drawing: string, text: PictureText, frame?: Frame): string {
  const drawnSize = computeSize(drawing)
  const { heading, under, foot, width, height } = frame
    ? layOutFrame(text, drawnSize, frame)
    : layOut(text, drawnSize.width, drawnSize.height, sizes)
  const top = margin + heading.height + under.height + 10
  const pictureSize = { width: width + 2 * margin, height }
  const size = frame ?? { width: pictureSize.width * scale, height: pictureSize.height * scale }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.paper.light}"/>
<svg viewBox="0 0 ${pictureSize.width} ${pictureSize.height}">
<g fill="${colours.ink.light}" transform="translate(${margin} ${margin})">${heading.svg}</g>
<g fill="${colours.muted.light}" transform="translate(${margin} ${margin + heading.height})">${under.svg}</g>
<g transform="translate(${margin + (width - drawnSize.width) / 2} ${top})">${outlined(withoutDarkRules(drawing))}</g>
<g fill="${colours.muted.light}" transform="translate(${margin} ${top + drawnSize.height + 14})">${foot.svg}</g>
</svg>
</svg>`
}

export const toPng = async (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer())

export const svgPicture = (drawing: string, text: PictureText, frame?: Frame) =>
  toPng(pictureSvg(drawing, text, frame))
