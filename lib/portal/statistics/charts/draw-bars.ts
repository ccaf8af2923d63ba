/** Draws one bar for each row, followed by its number. Rows with several numbers get several columns of bars. */
import * as Plot from '@observablehq/plot'
import { drawnRows, type Statistic } from '@/lib/portal/statistics/statistic'
import { formatCount } from '@/lib/text/counted'
import { barLayout, type ChartSize } from './chart-size'

interface Bar {
  /** Its index from the top, because labels may not be unique. */
  row: number
  label: string
  column: string
  value: number
}

const getBars = ({ rows, columns }: Statistic): Bar[] =>
  drawnRows(rows).flatMap(({ label, values }, row) =>
    columns.map((column, index) => ({ row, label, column, value: values[index] ?? 0 })),
  )

/** The positions of the bar and the texts of a row, in pixels. */
interface RowPlaces {
  /** The space above and below the bar. In stacked rows the bar is in the lower half, below its label. */
  insets: { insetTop: number; insetBottom: number }
  /** The distance from the middle of the row to that of its bar. `labelMiddle` is that of its label. */
  barMiddle: number
  labelMiddle: number
}

function rowPlaces(rowHeight: number, { fontSize, stacked }: ChartSize): RowPlaces {
  const thickness = fontSize * 0.95
  const above = stacked ? rowHeight - thickness - fontSize * 0.5 : (rowHeight - thickness) / 2
  return {
    insets: { insetTop: above, insetBottom: rowHeight - above - thickness },
    barMiddle: above + (thickness - rowHeight) / 2,
    labelMiddle: stacked ? (above - rowHeight) / 2 + 1 : 0,
  }
}

const getNumbers = (bars: Bar[], dy: number, fontSize: number) =>
  Plot.text(bars, {
    x: 'value',
    y: 'row',
    fx: 'column',
    text: ({ value }: Bar) => formatCount(value),
    textAnchor: 'start',
    dx: 5,
    dy,
    fontVariant: 'tabular-nums',
    fontSize,
    fill: undefined,
  })

const getLabels = (
  bars: Bar[],
  dy: number,
  { fontSize, stacked, width, marginLeft }: ChartSize & { marginLeft: number },
) =>
  Plot.text(bars, {
    frameAnchor: 'left',
    y: 'row',
    fx: 'column',
    text: 'label',
    textAnchor: stacked ? 'start' : 'end',
    dx: stacked ? 0 : -8,
    dy,
    lineWidth: (stacked ? width : marginLeft - 10) / fontSize,
    textOverflow: 'ellipsis',
    fontSize,
    fill: undefined,
  })

const columnTitles = (columns: readonly string[], marginTop: number, fontSize: number) =>
  Plot.text(columns, {
    fx: (column: string) => column,
    frameAnchor: 'top-left',
    text: (column: string) => column,
    textAnchor: 'start',
    dy: -marginTop + fontSize * 0.6,
    className: 'muted',
    fontSize,
    fill: undefined,
    fontWeight: 600,
  })

const remarksBelow = (remarks: readonly string[], column: string | undefined, fontSize: number) =>
  Plot.text([remarks.join('\n')], {
    fx: () => column,
    frameAnchor: 'bottom-left',
    text: (remark: string) => remark,
    textAnchor: 'start',
    lineAnchor: 'top',
    lineHeight: 1.7,
    dy: fontSize,
    className: 'muted',
    fontSize,
    fill: undefined,
  })

export function drawBars(statistic: Statistic, size: ChartSize, document: Document): Element {
  const { columns } = statistic
  const bars = getBars(statistic)
  const first = bars.filter(({ column }) => column === columns[0])
  const { width, fontSize, stacked } = size
  const layout = barLayout(statistic, size)
  const { remarks, rowHeight, marginTop, marginBottom, marginLeft, height } = layout
  const { insets, barMiddle, labelMiddle } = rowPlaces(rowHeight, size)
  return Plot.plot({
    document,
    width,
    height,
    marginTop,
    marginBottom,
    marginLeft,
    marginRight: 2,
    x: {
      axis: null,
      domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
      insetRight: fontSize * 2.6,
    },
    y: { axis: null, domain: first.map(({ row }) => row), padding: 0 },
    fx: { axis: null, domain: [...columns], padding: 0.06 },
    marks: [
      Plot.barX(bars, { x: 'value', y: 'row', fx: 'column', className: 'bar', ...insets }),
      stacked ? null : Plot.ruleX([0], { className: 'base' }),
      getNumbers(bars, barMiddle, fontSize),
      getLabels(first, labelMiddle, { ...size, marginLeft }),
      columns.length > 1 ? columnTitles(columns, marginTop, fontSize) : null,
      remarks.length > 0 ? remarksBelow(remarks, columns[0], fontSize) : null,
    ],
  })
}
