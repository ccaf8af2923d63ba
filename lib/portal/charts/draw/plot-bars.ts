/** Draws one bar for each row, with its series after each other and its number at the end. */
import * as Plot from '@observablehq/plot'
import { type Chart, drawnRows } from '@/lib/portal/charts/chart'
import { formatCount } from '@/lib/text/counted'
import { type ChartSize, drawnSeries, textWidth } from './chart-size'
import { getColour } from './paints'
import type { Drawing } from './plot-columns'

/** Labels that are wider than this share of a narrow chart are above their bars. */
const maxLabelShare = 0.26

export function plotBars(chart: Chart, size: ChartSize, document: Document): Drawing {
  const { width, fontSize, isNarrow, smallHeight } = size
  const isOverTime = chart.form === 'columns'
  const rows = isOverTime ? chart.rows.toReversed() : [...drawnRows(chart)]
  const longest = Math.max(0, ...rows.map(({ label }) => textWidth(label, fontSize)))
  const isStacked = isNarrow && longest > width * maxLabelShare
  const rowHeight = smallHeight ? smallHeight / Math.max(1, rows.length) : isStacked ? 46 : 30
  const labelHeight = isStacked ? fontSize * 1.5 : 0
  const marginLeft = isStacked || smallHeight ? 1 : Math.round(Math.min(width * 0.4, longest + 14))
  const bars = rows.map((row, place) => ({ row, place, value: row.total.value, label: row.label }))
  const segments = bars.flatMap(({ row: { cells }, place }) => {
    let end = 0
    return cells.map(({ value }, at) => {
      end += value
      return { place, at, start: end - value, end, value }
    })
  })
  const max = Math.max(1, ...bars.map(({ value }) => value))
  const incomplete = bars.filter(({ label }) => label === chart.incomplete)
  const labelMiddle = isStacked ? -rowHeight / 2 + labelHeight / 2 + 2 : 0
  const barMiddle = labelHeight / 2
  const insets = smallHeight ? { inset: 1 } : { insetTop: labelHeight + 3, insetBottom: 4 }
  const hasLongNote = incomplete.some(({ value }) => value > max * 0.6)
  const insetRight = smallHeight
    ? 0
    : textWidth(formatCount(max), fontSize) + (hasLongNote ? 100 : 16)
  const svg = Plot.plot({
    document,
    width,
    height: Math.max(1, rows.length) * rowHeight,
    margin: 0,
    marginLeft,
    x: { axis: null, domain: [0, max], insetRight },
    y: { axis: null, type: 'band', domain: bars.map(({ place }) => place), padding: 0 },
    marks: [
      Plot.barX(incomplete, {
        x1: 0,
        x2: max,
        y: 'place',
        insetLeft: -marginLeft,
        insetRight: -insetRight,
        className: 'shade',
      }),
      ...drawnSeries(chart).map((series) =>
        Plot.barX(
          segments.filter(({ at, value }) => at === series && value > 0),
          {
            x1: 'start',
            x2: 'end',
            y: 'place',
            className: `series s${getColour(chart.series[series] ?? '', series)}`,
            ...insets,
          },
        ),
      ),
      isStacked ? null : Plot.ruleX([0], { className: 'base' }),
      ...(smallHeight
        ? []
        : [
            Plot.text(bars, {
              x: 'value',
              y: 'place',
              text: ({ value, label }: (typeof bars)[number]) =>
                formatCount(value) + (label === chart.incomplete ? ' (incomplete)' : ''),
              textAnchor: 'start',
              dx: 6,
              dy: barMiddle,
              fontSize,
              fontWeight: 600,
            }),
            Plot.text(bars, {
              frameAnchor: 'left',
              y: 'place',
              text: 'label',
              textAnchor: isStacked ? 'start' : 'end',
              dx: isStacked ? 0 : -9,
              dy: labelMiddle,
              ...(isOverTime
                ? {}
                : {
                    lineWidth: (isStacked ? width : marginLeft - 10) / fontSize,
                    textOverflow: 'ellipsis',
                  }),
              fontSize,
            }),
          ]),
      Plot.barX(bars, {
        x1: 0,
        x2: max,
        y: 'place',
        insetLeft: -marginLeft,
        insetRight: -insetRight,
        className: 'target',
      }),
    ],
  })
  return { svg, targets: bars.map(({ row }) => ({ row })) }
}
