/** Draws a chart as a file, and locates its parts, which pages link to lists. */
import { parseHTML } from 'linkedom'
import {
  type Chart,
  chartSubtitle,
  drawnRows,
  numberHeadings,
  rowCells,
} from '@/lib/portal/charts/chart'
import { embeddedType, themeRules } from '@/lib/portal/publish/picture/drawing-style'
import { counted, formatCount } from '@/lib/text/counted'
import { escapeXml } from '@/lib/text/xml'
import {
  type ChartSize,
  type ChartSizeName,
  chartSizes,
  legendLayout,
  textWidth,
} from './chart-size'
import { chartRules, getColour, getPatterns } from './paints'
import { plotBars } from './plot-bars'
import { type Drawing, plotBands, plotColumns, type Target } from './plot-columns'

function plot(chart: Chart, size: ChartSize): Drawing {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  if (chart.form === 'bands') return plotBands(chart, size, document)
  const draw = chart.form === 'bars' || size.isNarrow ? plotBars : plotColumns
  return draw(chart, size, document)
}

function legend(chart: Chart, size: ChartSize): string {
  const { fontSize } = size
  const box = fontSize * 0.85
  return legendLayout(chart, size)
    .items.map(
      ({ at, label, x, y }) =>
        `<rect class="s${getColour(label, at)}" x="${x}" y="${y - box / 2}" width="${box}" height="${box}"/><text x="${x + fontSize * 1.3}" y="${y + fontSize * 0.35}" font-size="${fontSize}" text-anchor="start">${escapeXml(label)}</text>`,
    )
    .join('')
}

/** Rounds coordinates to a precision that is sufficient for screens. */
const rounded = (markup: string): string =>
  markup.replace(/(?<=[\s",(-])\d+\.\d{2,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  )

/**
 * The children of Plot's `<svg>` without its styles, and without attributes that the root element or the style sheet
 * sets.
 */
const content = (svg: Element): string =>
  rounded(
    svg.innerHTML
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(
        / (?:style|aria-label|aria-hidden|aria-description|font-family|font-variant|stroke-linejoin)="[^"]*"/g,
        '',
      )
      .replace(/ fill="currentColor"| stroke="currentColor"| paint-order="[^"]*"/g, ''),
  )

/** The text of a part of a chart, in lines. */
function getLines(chart: Chart, { row, series }: Target): string[] {
  const [singular, plural] = chart.unit
  if (series !== undefined) {
    return [
      `${chart.series[series]}, ${row.label}: ${counted(row.cells[series]?.value ?? 0, singular, plural)}`,
    ]
  }
  const parts = row.cells.flatMap(({ value }, at) =>
    value > 0 && chart.series.length > 1 ? [`${chart.series[at]}: ${formatCount(value)}`] : [],
  )
  return [`${row.label}: ${counted(row.total.value, singular, plural)}`, ...parts]
}

const getNumber = (element: Element, name: string): number =>
  Number(element.getAttribute(name)) || 0

export type Area = readonly [x: number, y: number, width: number, height: number]

/** Where a tooltip begins, so that it stays within the drawing: below or above a bar, or to one side of a column. */
function tooltipPlace(
  [x, y, width, height]: Area,
  box: { width: number; height: number },
  { form }: Chart,
  drawnHeight: number,
): [x: number, y: number] {
  const fullWidth = chartSizes.wide.width
  if (form === 'bars') {
    const below = y + height + 2
    const top = below + box.height <= drawnHeight ? below : y - box.height - 2
    return [Math.max(0, Math.min(fullWidth * 0.3, fullWidth - box.width)), top]
  }
  return [x + width / 2 < fullWidth / 2 ? x + width + 6 : x - box.width - 6, y]
}

const toArea = (...numbers: [number, number, number, number]): Area => {
  const [x, y, width, height] = numbers.map((number) => Math.round(number * 10) / 10)
  return [x ?? 0, y ?? 0, width ?? 0, height ?? 0]
}

/** The tooltip of a part of a wide chart. */
function tooltip(area: Area, lines: readonly string[], chart: Chart, height: number): Area {
  const { fontSize } = chartSizes.wide
  const box = {
    width: Math.max(...lines.map((line) => textWidth(line, fontSize))) + 20,
    height: lines.length * fontSize * 1.45 + 8,
  }
  return toArea(...tooltipPlace(area, box, chart, height), box.width, box.height)
}

/** A part of a drawing that links to a list. */
export interface ChartLink {
  path: string
  /** One line below a bar, several next to a column. */
  lines: readonly string[]
  at: Area
  /** The box of its tooltip. Phones have no pointer to show it. */
  tip?: Area
}

export interface ChartDrawing {
  width: number
  height: number
  links: readonly ChartLink[]
}

/** The vertical offset of a group: `translate(0,101)`. */
const getShift = (group: Element | null): number =>
  Number(/,\s*(-?[\d.]+)/.exec(group?.getAttribute('transform') ?? '')?.[1]) || 0

function getLinks({ svg, targets }: Drawing, chart: Chart, size: ChartSize): ChartLink[] {
  const above = legendLayout(chart, size).height
  const height = getNumber(svg, 'height') + above
  return [...svg.querySelectorAll('.target rect')].flatMap((element, index) => {
    const target = targets[index]
    const cell =
      target && (target.series === undefined ? target.row.total : target.row.cells[target.series])
    if (!target || !cell?.path) return []
    // The bands of a chart are groups, which are moved.
    const shift = above + getShift(element.closest('g[transform]:not(.target)'))
    const at = toArea(
      getNumber(element, 'x'),
      getNumber(element, 'y') + shift,
      getNumber(element, 'width'),
      getNumber(element, 'height'),
    )
    const parts = getLines(chart, target)
    const lines = chart.form === 'bars' ? [parts.join(' · ')] : parts
    return [
      {
        path: cell.path,
        lines,
        at,
        ...(size.isNarrow ? {} : { tip: tooltip(at, lines, chart, height) }),
      },
    ]
  })
}

/** The size of the picture of a chart, and its links. */
export function chartDrawing(chart: Chart, name: 'wide' | 'narrow'): ChartDrawing {
  const size = chartSizes[name]
  const drawing = plot(chart, size)
  return {
    width: size.width,
    height: getNumber(drawing.svg, 'height') + legendLayout(chart, size).height,
    links: getLinks(drawing, chart, size),
  }
}

/** The numbers of a chart in words, for readers who do not see it. */
const describeRows = (chart: Chart): string =>
  drawnRows(chart)
    .map((row) => {
      const numbers = rowCells(chart, row).map(({ value }, at) =>
        chart.series.length > 1
          ? `${numberHeadings(chart)[at]} ${formatCount(value)}`
          : formatCount(value),
      )
      return `${row.label}: ${numbers.join(', ')}`
    })
    .join('; ')

/** The chart as a self-contained SVG file that follows the colour scheme of the page which shows it. */
export function chartFile(chart: Chart, name: ChartSizeName, credit: string): string {
  const size: ChartSize = chartSizes[name]
  const { svg } = plot(chart, size)
  for (const target of svg.querySelectorAll('.target')) target.remove()
  const above = legendLayout(chart, size).height
  const { width } = size
  const height = getNumber(svg, 'height') + above
  const description = `${chart.definition} ${describeRows(chart)}. ${chart.limits.join(' ')} ${credit}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc" text-anchor="middle" font-family="'Public Sans', system-ui, sans-serif">
<title id="title">${escapeXml(`${chart.finding}. ${chartSubtitle(chart)}`)}</title>
<desc id="desc">${escapeXml(description)}</desc>
<style>${size.smallHeight ? embeddedType(400) : embeddedType(400, 600)}${themeRules(chartRules)}:root{color-scheme:light dark}</style>
${getPatterns(chart.series)}${legend(chart, size)}<g transform="translate(0,${above})">${content(svg)}</g>
</svg>
`
}
