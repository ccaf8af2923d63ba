/** The two sizes in which each chart is drawn, and the dimensions derived from them, in pixels. */
import { drawnRows, type Statistic } from '@/lib/portal/statistics/statistic'
import { formatCount } from '@/lib/text/counted'

/** Texts below the bars about the numbers that have no bar in the chart. */
function getRemarks({ rest, unknown, columns }: Statistic): string[] {
  const numbers = (values: readonly number[]) =>
    columns.length === 1
      ? formatCount(values[0] ?? 0)
      : values.map((value, index) => `${formatCount(value)} ${columns[index]}`).join(', ')
  return [rest, unknown]
    .filter((row) => row !== undefined)
    .map(({ label, values }) => `${label}: ${numbers(values)}`)
}

export interface ChartSize {
  width: number
  fontSize: number
  /** True if labels are above their bars rather than next to them. */
  stacked: boolean
}

/** The narrow size is for phones, because a picture is never displayed smaller than it was drawn. */
export const chartSizes = {
  wide: { width: 640, fontSize: 14, stacked: false },
  narrow: { width: 280, fontSize: 12, stacked: true },
} as const satisfies Record<string, ChartSize>
export type ChartSizeName = keyof typeof chartSizes

/** The space for labels next to bars: the estimated width of the longest label, up to a limit. */
function labelWidth(labels: readonly string[], { width, fontSize }: ChartSize): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  return Math.round(Math.min(width * 0.46, longest * fontSize * 0.62 + 12))
}

/** The dimensions of a chart with one bar for each row. */
export function barLayout(statistic: Statistic, size: ChartSize) {
  const { fontSize, stacked } = size
  const remarks = getRemarks(statistic)
  const labels = drawnRows(statistic.rows).map(({ label }) => label)
  const rowHeight = Math.round(fontSize * (stacked ? 2.9 : 1.85))
  const marginTop = statistic.columns.length > 1 ? fontSize * 2 : 4
  const marginBottom = Math.round(remarks.length > 0 ? fontSize * (1.7 * remarks.length + 0.8) : 4)
  return {
    remarks,
    rowHeight,
    marginTop,
    marginBottom,
    marginLeft: stacked ? 2 : labelWidth(labels, size),
    height: marginTop + labels.length * rowHeight + marginBottom,
  }
}

interface Series {
  index: number
  text: string
  highest: number
}

/** The columns of a table of years, each with its caption and its highest value. */
function getSeries({ rows, columns, unknown }: Statistic): Series[] {
  return columns.map((column, index) => {
    const values = rows.map((row) => row.values[index] ?? 0)
    const dated = values.reduce((sum, value) => sum + value, 0)
    const undated = unknown?.values[index] ?? 0
    const rest = undated > 0 ? `, ${formatCount(undated)} undated` : ''
    return {
      index,
      text: `${column}: ${formatCount(dated)} dated${rest}`,
      highest: Math.max(0, ...values),
    }
  })
}

/**
 * The dimensions of a chart over years. Each column of the table gets a band, whose height fits its highest year. All
 * bands have the same scale. Columns without dated projects have a line of text below instead of a band.
 */
export function yearLayout(statistic: Statistic, { fontSize }: ChartSize) {
  const series = getSeries(statistic)
  const unit = (fontSize * 8) / Math.max(1, ...series.map(({ highest }) => highest))
  const bands: { index: number; text: string; caption: number; foot: number }[] = []
  let top = 0
  for (const { index, text, highest } of series) {
    if (highest === 0) continue
    const caption = top + fontSize * 0.8
    const foot = Math.round(caption + fontSize * 2.1 + highest * unit)
    bands.push({ index, text, caption, foot })
    top = foot + fontSize * 0.9
  }
  const belowYears = top + fontSize * 1.9
  const remarks = series
    .filter(({ highest }) => highest === 0)
    .map(({ text }, line) => ({ text, top: belowYears + line * fontSize * 1.6 }))
  const height = Math.round(belowYears + (remarks.length - 0.4) * fontSize * 1.6)
  return { unit, bands, remarks, height }
}

/** The dimensions of a chart with one divided bar for each row, with its label above and its numbers below. */
export function shareLayout({ rows }: Statistic, { fontSize }: ChartSize) {
  const rowHeight = Math.round(fontSize * 4.6)
  const barTop = Math.round(fontSize * 1.5)
  const barHeight = Math.round(fontSize * 0.9)
  return { rowHeight, barTop, barHeight, height: Math.max(1, drawnRows(rows).length * rowHeight) }
}

const layouts = { bars: barLayout, years: yearLayout, shares: shareLayout }

export const chartHeight = (statistic: Statistic, size: ChartSize): number =>
  layouts[statistic.form](statistic, size).height
