/** The segments of bars, which differ in their series and in whether they can still change. */
import type { Chart, ChartRow } from '@/lib/portal/charts/chart'
import { drawnSeries } from './chart-size'
import { getColour, outlineWidth } from './paints'

/**
 * Bars of the year that was not over are outlines, so that they do not look like the full number. `isSettled` marks a part
 * of such a bar that cannot change any more.
 */
function splitIncomplete<Part extends { label: string; isSettled?: boolean }>(
  parts: readonly Part[],
  { incomplete }: Chart,
  className: string,
) {
  const isOutlined = ({ label, isSettled }: Part) => label === incomplete && !isSettled
  return [
    { parts: parts.filter((part) => !isOutlined(part)), className, inset: 0 },
    {
      parts: parts.filter(isOutlined),
      className: `${className} incomplete`,
      inset: outlineWidth / 2,
    },
  ].filter((drawn) => drawn.parts.length > 0)
}

/** The lengths of the segments of a row, none shorter than the minimum. The longest segment makes up for that. */
function getLengths({ cells }: ChartRow, min: number): number[] {
  const lengths = cells.map(({ value }) => (value > 0 ? Math.max(value, min) : 0))
  const longest = Math.max(...lengths)
  const excess = lengths.reduce((sum, length, at) => sum + length - (cells[at]?.value ?? 0), 0)
  return lengths.with(lengths.indexOf(longest), Math.max(longest - excess, Math.min(longest, min)))
}

/**
 * The segments of each drawn series. A segment begins at the end of the previous segment in its row. `min` is the value of
 * the shortest visible segment.
 */
export function stackedSeries(chart: Chart, rows: readonly ChartRow[], min: number) {
  const { incomplete, isRunningTotal, isSinceKeyYear, keyYear } = chart
  const isEarlier = ({ label }: { label: string }) =>
    isSinceKeyYear !== undefined && Number(label) < Number(keyYear)
  const segments = rows.flatMap((row, place) => {
    const { label } = row
    const before = isRunningTotal && label === incomplete ? chart.rows.at(-2) : undefined
    let end = 0
    return getLengths(row, min).flatMap((length, series) => {
      const start = end
      end += length
      const settled = Math.min(end, start + (before?.cells[series]?.value ?? 0))
      return [
        { label, place, series, start, end: settled, isSettled: true },
        { label, place, series, start: settled, end, isSettled: false },
      ]
    })
  })
  return drawnSeries(chart).flatMap((drawn) => {
    const visible = segments.filter(({ series, start, end }) => series === drawn && end > start)
    const className = `series s${getColour(chart.series[drawn] ?? '', drawn)}`
    return [
      ...splitIncomplete(visible.filter(isEarlier), chart, `${className} earlier`),
      ...splitIncomplete(
        visible.filter((part) => !isEarlier(part)),
        chart,
        className,
      ),
    ]
  })
}
