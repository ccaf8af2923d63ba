/** Draws a cross table as an SVG heat map: the stronger the colour, the more projects. */

import { type CountClasses, ramp } from '@/lib/portal/map/count-classes'
import { embeddedType, themeRules } from '@/lib/portal/publish/picture/drawing-style'
import { colours, type Theme } from '@/lib/portal/theme/colours'
import { formatCount } from '@/lib/text/counted'
import { firstLines, truncated } from '@/lib/text/lines'
import { capitalized } from '@/lib/text/sentences'
import { escapeXml } from '@/lib/text/xml'
import type { CrossTable, Heading } from './cross-table'
import { figureColour, heatClasses, heatStep } from './heat'

interface HeatMapText {
  title: string
  description: string
  credit: string
  /** What the numbers count: `'projects'`. */
  counting: string
}

const fontSize = 13
const rowHeight = 30
const columnWidth = 78
const headingLines = 3
const headingSize = 11
const lineHeight = 14
const labelWidth = 188
/** The number of characters of a label that fit, even in the wider font used if the site's own is missing. */
const rowCharacters = 24
const columnCharacters = 12

const getLines = (heading: string) => firstLines(heading, columnCharacters, headingLines)

function getRules(theme: Theme): string {
  const { ink, muted, rule, ruleStrong } = colours
  const steps = ramp.flatMap((colour, at) => [
    `.h${at + 1} { fill: ${colour[theme]}; }`,
    `.f${at + 1} text { fill: ${figureColour(at + 1, theme)}; }`,
  ])
  return [
    `text { fill: ${ink[theme]}; }`,
    `.muted text { fill: ${muted[theme]}; }`,
    `.rule { stroke: ${rule[theme]}; }`,
    `.base { stroke: ${ruleStrong[theme]}; }`,
    ...steps,
  ].join('\n')
}

const style = themeRules(getRules)

const top = headingLines * lineHeight + 8
const getLeft = (column: number): number => labelWidth + column * columnWidth
const getTop = (row: number): number => top + row * rowHeight

const text = (words: string, x: number, y: number, attributes = ''): string =>
  `<text x="${x}" y="${y}"${attributes}>${escapeXml(words)}</text>`

function columnHeading({ name, kind }: Heading, column: number): string {
  const lines = getLines(name)
  const x = getLeft(column) + columnWidth - 8
  const first = top - 10 - (lines.length - 1) * lineHeight
  const texts = lines.map((line, place) => text(line, x, first + place * lineHeight))
  return `<g class="${kind === 'all' ? '' : 'muted'}" font-size="${headingSize}" text-anchor="end">${texts.join('')}</g>`
}

const baseline = rowHeight / 2 + fontSize * 0.35

function rowHeading({ name, kind }: Heading, row: number): string {
  const weight = kind === 'all' ? ' font-weight="600"' : ''
  const label = text(truncated(name, rowCharacters), 0, getTop(row) + baseline, weight)
  return kind === 'none' ? `<g class="muted">${label}</g>` : label
}

function cell(table: CrossTable, row: number, column: number, heat: CountClasses): string {
  const count = table.cells[row]?.[column]?.count ?? 0
  const [across, down] = [table.rows[row], table.columns[column]]
  if (count === 0 || !across || !down) return ''
  const isPlain = across.kind === 'value' && down.kind === 'value'
  const step = isPlain ? heatStep(count, heat) : 0
  const y = getTop(row)
  const weight = across.kind === 'all' || down.kind === 'all' ? ' font-weight="600"' : ''
  const figure = text(formatCount(count), getLeft(column) + columnWidth - 10, y + baseline, weight)
  const area =
    step > 0
      ? `<rect class="h${step}" x="${getLeft(column) + 1}" y="${y}" width="${columnWidth - 1}" height="${rowHeight}"/>`
      : ''
  const isMuted = down.kind === 'none' || down.kind === 'other'
  const group = step > 0 ? `f${step}` : isMuted ? 'muted' : ''
  return `${area}<g class="${group}" text-anchor="end">${figure}</g>`
}

/** The height of the lines that no heading of a column needs. */
function getUnusedHeight({ columns }: CrossTable): number {
  const lineCount = Math.max(1, ...columns.map(({ name }) => getLines(name).length))
  return (headingLines - lineCount) * lineHeight
}

export const heatMapSize = (table: CrossTable) => ({
  width: getLeft(table.columns.length),
  height: getTop(table.rows.length) + keyHeight - getUnusedHeight(table),
})

const keyHeight = 54
const keyGap = 16

/** What the numbers count, and their classes, below the table. */
function drawKey({ classes }: CountClasses, counting: string, y: number): string {
  const name = `${capitalized(counting)} per cell`
  let x = 0
  const items = classes.map(({ label, step }) => {
    const swatch = `<rect class="h${step}" x="${x}" y="${y + 32}" width="20" height="14"/>`
    const words = text(label, x + 26, y + 43)
    x += 26 + label.length * 7 + keyGap
    return swatch + words
  })
  return `<g class="muted" font-size="12">${text(name, 0, y + 22)}${items.join('')}</g>`
}

export function drawHeatMap(
  table: CrossTable,
  { title, description, credit, counting }: HeatMapText,
): string {
  const { rows, columns } = table
  const { width, height } = heatMapSize(table)
  const heat = heatClasses(table)
  const rules = rows.map((_, row) => {
    const y = getTop(row + 1) + 0.5
    return `<path class="rule" d="M0 ${y}H${width}"/>`
  })
  const cells = rows.map((_, row) =>
    columns.map((_, column) => cell(table, row, column, heat)).join(''),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc" font-size="${fontSize}" font-family="'Public Sans', system-ui, sans-serif">
<title id="title">${escapeXml(title)}</title>
<desc id="desc">${escapeXml(`${description} ${credit}`.trim())}</desc>
<style>${embeddedType(400, 600)}${style}</style>
<g transform="translate(0 ${-getUnusedHeight(table)})">
${columns.map(columnHeading).join('')}
<path class="base" d="M0 ${top - 0.5}H${width}"/>
${rules.join('')}
${rows.map(rowHeading).join('')}
${cells.join('\n')}
${drawKey(heat, counting, getTop(rows.length))}
</g>
</svg>
`
}
