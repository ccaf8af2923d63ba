/** Draws a chart: within a page, where its parts are links, or as a file of its own. */
import { parseHTML } from 'linkedom'
import { type Chart, drawnRows, numberHeadings, rowCells } from '@/lib/portal/charts/chart'
import { embeddedType } from '@/lib/portal/publish/picture/embedded-type'
import { themeRules } from '@/lib/portal/publish/picture/theme-rules'
import { lightDark } from '@/lib/portal/theme/colours'
import { counted, formatCount } from '@/lib/text/counted'
import { escapeXml } from '@/lib/text/xml'
import {
  type ChartSize,
  type ChartSizeName,
  chartSizes,
  legendLayout,
  textWidth,
} from './chart-size'
import { chartRules, getColour, seriesColours, shade } from './paints'
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

/** The children of Plot's `<svg>` without its styles, and without what the root element or the style sheet sets. */
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
  const [one, many] = chart.unit
  if (series !== undefined) {
    return [
      `${chart.series[series]}, ${row.label}: ${counted(row.cells[series]?.value ?? 0, one, many)}`,
    ]
  }
  const parts = row.cells.flatMap(({ value }, at) =>
    value > 0 && chart.series.length > 1 ? [`${chart.series[at]}: ${formatCount(value)}`] : [],
  )
  return [`${row.label}: ${counted(row.total.value, one, many)}`, ...parts]
}

const getNumber = (element: Element, name: string): number =>
  Number(element.getAttribute(name)) || 0

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Where a tooltip begins, so that it stays within the drawing: below or above a bar, or to one side of a column. */
function tooltipPlace(
  area: Area,
  box: { width: number; height: number },
  { form }: Chart,
  height: number,
): { x: number; y: number } {
  const { width } = chartSizes.wide
  if (form === 'bars') {
    const below = area.y + area.height + 2
    const y = below + box.height <= height ? below : area.y - box.height - 2
    return { x: Math.max(0, Math.min(width * 0.3, width - box.width)), y }
  }
  const isLeft = area.x + area.width / 2 < width / 2
  return { x: isLeft ? area.x + area.width + 6 : area.x - box.width - 6, y: area.y }
}

/** The tooltip of a part of a wide chart: one line below a bar, several next to a column. */
function tooltip(area: Area, parts: readonly string[], chart: Chart, height: number): string {
  const { fontSize } = chartSizes.wide
  const lines = chart.form === 'bars' ? [parts.join(' · ')] : parts
  const leading = fontSize * 1.45
  const box = {
    width: Math.max(...lines.map((line) => textWidth(line, fontSize))) + 20,
    height: lines.length * leading + 8,
  }
  const { x, y } = tooltipPlace(area, box, chart, height)
  const spans = lines.map(
    (line, at) =>
      `<tspan x="${x + 10}" y="${y + 4 + (at + 0.75) * leading}">${escapeXml(line)}${at < lines.length - 1 ? '. ' : ''}</tspan>`,
  )
  return `<g class="tip"><rect x="${x}" y="${y}" width="${box.width}" height="${box.height}"/><text text-anchor="start">${spans.join('')}</text></g>`
}

/**
 * The links of a drawing. On wide screens each has a tooltip, which is also its name for screen readers; phones have no
 * pointer to show it.
 */
function links(
  { svg, targets }: Drawing,
  chart: Chart,
  { isNarrow }: ChartSize,
  isFramed: boolean,
): string {
  const made = [...svg.querySelectorAll('.target rect')].flatMap((element, at) => {
    const target = targets[at]
    const cell =
      target && (target.series === undefined ? target.row.total : target.row.cells[target.series])
    if (!target || !cell?.path) return []
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      getNumber(element, name),
    )
    const lines = getLines(chart, target)
    const name = isNarrow ? ` aria-label="${escapeXml(lines.join('. '))}"` : ''
    const tip = isNarrow
      ? ''
      : tooltip({ x, y, width, height }, lines, chart, getNumber(svg, 'height'))
    // The bands of a chart are groups, which are moved.
    const moved = element.closest('g[transform]:not(.target)')?.getAttribute('transform')
    const attributes = `${name}${isFramed ? ' target="_blank" rel="noopener"' : ''}${moved ? ` transform="${moved}"` : ''}`
    return `<a href="${escapeXml(cell.path)}"${attributes}><rect x="${x}" y="${y}" width="${width}" height="${height}"/>${tip}</a>`
  })
  return rounded(made.join(''))
}

interface Parts {
  width: number
  height: number
  /** The picture, and the links above it. */
  picture: string
  links: string
}

function getParts(chart: Chart, name: ChartSizeName, isFramed = false): Parts {
  const size = chartSizes[name]
  const drawing = plot(chart, size)
  const isSmall = name === 'small'
  const above = isSmall ? 0 : legendLayout(chart, size).height
  const linked = links(drawing, chart, size, isFramed)
  for (const target of drawing.svg.querySelectorAll('.target')) target.remove()
  if (isSmall) for (const text of drawing.svg.querySelectorAll('text')) text.remove()
  const moved = (inner: string) => `<g transform="translate(0,${above})">${inner}</g>`
  return {
    width: size.width,
    height: getNumber(drawing.svg, 'height') + above,
    picture: (isSmall ? '' : legend(chart, size)) + moved(content(drawing.svg)),
    links: moved(linked),
  }
}

/** The numbers of a chart in words, for readers who do not see it. */
export const describeRows = (chart: Chart): string =>
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

/** Replaces the classes of colours by colours that follow the theme of the page. */
const painted = (markup: string): string =>
  markup
    .replaceAll('class="shade"', `fill="${lightDark(shade)}"`)
    .replace(/class="(series )?s(\d)"/g, (_, series, at) => {
      const colour = seriesColours[Number(at)]
      return `${series ? 'class="series" ' : ''}fill="${colour ? lightDark(colour) : 'currentColor'}"`
    })

/** The markup of a chart for a page, whose style sheet is `components/charts/charts.css`. */
export function inlineChart(chart: Chart, name: ChartSizeName, isFramed: boolean): string {
  const { width, height, picture, links: linked } = getParts(chart, name, isFramed)
  return `<svg class="chart-drawing ${name}" viewBox="0 0 ${width} ${height}" ${isFramed ? 'preserveAspectRatio="xMinYMin" ' : ''}role="group" aria-label="${escapeXml(`Chart: ${chart.name}`)}" text-anchor="middle" font-size="13"><g aria-hidden="true">${painted(picture)}</g>${linked}</svg>`
}

/** The chart as a self-contained SVG file that follows the colour scheme of the page which shows it. */
export function chartFile(chart: Chart, name: ChartSizeName, credit: string): string {
  const { width, height, picture } = getParts(chart, name)
  const description = `${chart.definition} ${describeRows(chart)}. ${chart.limits.join(' ')} ${credit}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc" text-anchor="middle" font-family="'Public Sans', system-ui, sans-serif">
<title id="title">${escapeXml(`${chart.finding}. ${chart.name}`)}</title>
<desc id="desc">${escapeXml(description)}</desc>
<style>${name === 'small' ? '' : embeddedType(400, 600)}${themeRules(chartRules)}</style>
${picture}
</svg>
`
}
