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

const barsOf = ({ rows, columns }: Statistic): Bar[] =>
  drawnRows(rows).flatMap(({ label, values }, row) =>
    columns.map((column, index) => ({ row, label, column, value: values[index] ?? 0 })),
  )

export function drawBars(statistic: Statistic, size: ChartSize, document: Document): Element {
  const { columns } = statistic
  const bars = barsOf(statistic)
  const first = bars.filter(({ column }) => column === columns[0])
  const { width, fontSize, stacked } = size
  const { remarks, rowHeight, marginTop, marginBottom, marginLeft, height } = barLayout(
    statistic,
    size,
  )
  /** In stacked rows the bar is in the lower half, below its label. */
  const thickness = fontSize * 0.95
  const above = stacked ? rowHeight - thickness - fontSize * 0.5 : (rowHeight - thickness) / 2
  const middle = above + (thickness - rowHeight) / 2
  const insets = { insetTop: above, insetBottom: rowHeight - above - thickness }
  const text = { fontSize, fill: undefined }

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
      Plot.text(bars, {
        x: 'value',
        y: 'row',
        fx: 'column',
        text: ({ value }: Bar) => formatCount(value),
        textAnchor: 'start',
        dx: 5,
        dy: middle,
        fontVariant: 'tabular-nums',
        ...text,
      }),
      Plot.text(first, {
        frameAnchor: 'left',
        y: 'row',
        fx: 'column',
        text: 'label',
        textAnchor: stacked ? 'start' : 'end',
        dx: stacked ? 0 : -8,
        dy: stacked ? (above - rowHeight) / 2 + 1 : 0,
        lineWidth: (stacked ? width : marginLeft - 10) / fontSize,
        textOverflow: 'ellipsis',
        ...text,
      }),
      columns.length > 1
        ? Plot.text(columns, {
            fx: (column: string) => column,
            frameAnchor: 'top-left',
            text: (column: string) => column,
            textAnchor: 'start',
            dy: -marginTop + fontSize * 0.6,
            className: 'muted',
            ...text,
            fontWeight: 600,
          })
        : null,
      remarks.length > 0
        ? Plot.text([remarks.join('\n')], {
            fx: () => columns[0],
            frameAnchor: 'bottom-left',
            text: (remark: string) => remark,
            textAnchor: 'start',
            lineAnchor: 'top',
            lineHeight: 1.7,
            dy: fontSize,
            className: 'muted',
            ...text,
          })
        : null,
    ],
  })
}
