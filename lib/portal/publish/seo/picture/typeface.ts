/** Outlines of the site's typefaces, so that pictures do not depend on the fonts of the machine. */
import path from 'node:path'
import { type Font, openSync } from 'fontkit'

/** A typeface in two files: one with the letters of Western European languages, one with further Latin letters. */
export type Typeface = readonly Font[]

const folder = path.join(process.cwd(), 'node_modules', '@fontsource')

function openFont(family: string, subset: string, weight: number): Font {
  const file = path.join(folder, family, 'files', `${family}-${subset}-${weight}-normal.woff`)
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} is not a single font`)
  return font
}

const getFace = (family: string, weight: number): Typeface =>
  ['latin', 'latin-ext'].map((subset) => openFont(family, subset, weight))

let opened: { serif: Typeface; sans: Typeface; sansBold: Typeface } | undefined

/** The typefaces, which are opened when the first picture is drawn. */
export function typefaces() {
  opened ??= {
    serif: getFace('source-serif-4', 600),
    sans: getFace('public-sans', 400),
    sansBold: getFace('public-sans', 600),
  }
  return opened
}

const getFont = (typeface: Typeface, character: string): Font | undefined =>
  typeface.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/**
 * The text without characters that the typeface lacks, and without control and format characters, which are invisible
 * and of which some glyphs cannot be measured.
 */
export const drawable = (typeface: Typeface, text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '')]
    .filter((character) => getFont(typeface, character))
    .join('')
    .replace(/ +/g, ' ')
    .trim()

interface Run {
  font: Font
  text: string
}

/** Adjacent characters from the same file form a run, so that the font's own spacing applies. */
function getRuns(typeface: Typeface, text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const font = getFont(typeface, character)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** The advance width of a character, relative to the font size. */
const getAdvance = (font: Font, character: string): number =>
  font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm

/** The width of a line in pixels, ignoring kerning, which makes it slightly narrower. */
export function getWidth(typeface: Typeface, size: number, text: string): number {
  let width = 0
  for (const character of text) {
    const font = getFont(typeface, character)
    if (font) width += getAdvance(font, character) * size
  }
  return width
}

const rounded = (number: number): string => String(Math.round(number * 100) / 100)

/** A line of text as SVG paths, with its baseline starting at a point. */
export function lineSvg(
  typeface: Typeface,
  { size, text, x, y }: { size: number; text: string; x: number; y: number },
): string {
  let pen = x
  let svg = ''
  for (const { font, text: part } of getRuns(typeface, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      const place = `translate(${rounded(pen + xOffset * scale)} ${rounded(y - yOffset * scale)}) scale(${scale} ${-scale})`
      svg += `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
      pen += xAdvance * scale
    }
  }
  return svg
}

type Measure = (text: string) => number

/** The longest beginning of a word that fits, but at least one letter. */
function fitting(word: string, width: number, measure: Measure): string {
  const letters = [...word]
  let fit = letters[0] ?? ''
  for (const letter of letters.slice(1)) {
    if (measure(fit + letter) > width) break
    fit += letter
  }
  return fit
}

/** Breaks greedily at spaces. A word that is wider than a line is broken where necessary. */
export function lineBreaks(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (measure(line) > width) {
      const fit = fitting(line, width, measure)
      if (fit.length === line.length) break
      lines.push(fit)
      line = line.slice(fit.length)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** The first lines, ending with an ellipsis if there are more. */
export function firstLines(lines: readonly string[], count: number): string[] {
  if (lines.length <= count) return [...lines]
  const last = (lines[count - 1] ?? '').replace(/[\s,.;:–-]*$/, '')
  return [...lines.slice(0, count - 1), `${last} …`]
}
