/**
 * Replaces the texts of an SVG drawing by outlines in the site's typefaces, so that the picture does not depend on the
 * fonts of the machine.
 */
import { DOMParser } from 'linkedom'
import {
  drawable,
  getWidth,
  lineSvg,
  type Typeface,
  typefaces,
} from '@/lib/portal/publish/seo/picture/typeface'

/** The value of an attribute of the element or of its nearest ancestor that has it. */
function inherited(element: Element, name: string): string | undefined {
  const value = element.getAttribute(name)
  if (value !== null) return value
  return element.parentElement ? inherited(element.parentElement, name) : undefined
}

/** A length in pixels, which may be given in `em`. */
function getLength(element: Element, name: string, size: number): number {
  const text = element.getAttribute(name) ?? '0'
  return Number.parseFloat(text) * (text.endsWith('em') ? size : 1) || 0
}

interface Line {
  text: string
  x: number
  y: number
}

const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent)
    .join('')

/** The lines of a text element: its own text, or one for each `tspan`. */
function getLines(element: Element, size: number): Line[] {
  let y = getLength(element, 'y', size) + getLength(element, 'dy', size)
  const x = getLength(element, 'x', size) + getLength(element, 'dx', size)
  const spans = [...element.querySelectorAll('tspan')]
  if (spans.length === 0) return [{ text: ownText(element), x, y }]
  return spans.map((span) => {
    if (span.hasAttribute('y')) y = getLength(span, 'y', size)
    y += getLength(span, 'dy', size)
    return { text: ownText(span), x: x + getLength(span, 'x', size), y }
  })
}

/** In characters. No drawing has space for a longer line. */
const maxLength = 200

function anchored({ text, x, y }: Line, anchor: string, size: number, typeface: Typeface): string {
  const drawableText = drawable(typeface, text.slice(0, maxLength))
  const width = getWidth(typeface, size, drawableText)
  const share = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0
  return lineSvg(typeface, { size, text: drawableText, x: x - width * share, y })
}

function buildOutline(element: Element): string {
  const { sans, sansBold } = typefaces()
  const size = Number.parseFloat(inherited(element, 'font-size') ?? '') || 16
  const typeface = Number(inherited(element, 'font-weight')) >= 600 ? sansBold : sans
  const anchor = inherited(element, 'text-anchor') ?? 'start'
  const lines = getLines(element, size).map((line) => anchored(line, anchor, size, typeface))
  const attributes = ['transform', 'fill'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [` ${name}="${value}"`]
  })
  const classes = ['text', element.getAttribute('class')].filter(Boolean).join(' ')
  return `<g class="${classes}"${attributes.join('')}>${lines.join('')}</g>`
}

/** The content of the root element, with outlines instead of texts. CSS rules for `text` become rules for `.text`. */
export function outlined(svg: string): string {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const outlines: string[] = []
  for (const element of document.querySelectorAll('text')) {
    const place = document.createElement('use')
    place.setAttribute('data-outline', String(outlines.length))
    outlines.push(buildOutline(element))
    element.replaceWith(place)
  }
  const inner = document.documentElement?.innerHTML ?? ''
  return inner
    .replace(/<use data-outline="(\d+)"\s*(?:\/>|><\/use>)/g, (_, at) => outlines[Number(at)] ?? '')
    .replace(/<(title|desc)\b[\s\S]*?<\/\1>/g, '')
    .replace(/(^|[\s}])text(?= \{)/gm, '$1.text')
}
