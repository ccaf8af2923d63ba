/** Draws one bar for each row, with its series side by side and its number at the end. */
import * as Plot from '@observablehq/plot'
import { type Chart, type ChartRow, drawnRows } from '@/lib/portal/charts/chart'
import { formatCount } from '@/lib/text/counted'
import { withoutRemark } from '@/lib/text/names'
import { type ChartSize, plotHeight, textWidth } from './chart-size'
import { type Drawing, stackedSeries } from './plot-columns'

/** The minimum height of a row in a picture for overviews, which shows only as many rows as fit. */
const minRowHeight = { inline: 24, stacked: 30 }

/** The share of the width that labels before their bars may take. */
const maxLabelShare = { narrow: 0.3, other: 0.4 }

interface Bar {
  row: ChartRow
  place: number
  value: number
  label: string
}

interface Layout {
  /** The rows that fit. */
  rows: readonly ChartRow[]
  /** Whether the labels are above their bars. */
  isStacked: boolean
  labelHeight: number
  rowHeight: number
  marginLeft: number
  /** Whether some labels are wider than the margin. */
  isCut: boolean
}

/**
 * The first rows, without those that tie with the next row, so that no row is left out in favour of an equal one. If
 * all of them tie, they stay.
 */
function cutBeforeTie(rows: readonly ChartRow[], maxRows = rows.length): readonly ChartRow[] {
  const first = rows.slice(0, maxRows)
  const next = rows[first.length]?.total.value
  const beforeTie = first.slice(0, first.findLastIndex(({ total }) => total.value !== next) + 1)
  return beforeTie.length > 0 ? beforeTie : first
}

function layOut(
  chartRows: readonly ChartRow[],
  { width, fontSize, isNarrow }: ChartSize,
  height: number | undefined,
) {
  const first = cutBeforeTie(chartRows, height && Math.floor(height / minRowHeight.inline))
  const longest = Math.max(0, ...first.map(({ label }) => textWidth(label, fontSize)))
  const maxMargin = width * maxLabelShare[isNarrow ? 'narrow' : 'other']
  const isStacked = (isNarrow || height !== undefined) && longest + 14 > maxMargin
  const margin = Math.round(Math.min(maxMargin, longest + 14))
  const rows = isStacked
    ? cutBeforeTie(chartRows, height && Math.floor(height / minRowHeight.stacked))
    : first
  return {
    rows,
    isStacked,
    labelHeight: isStacked ? fontSize * 1.3 : 0,
    rowHeight: height ? height / Math.max(1, rows.length) : isStacked ? 46 : 30,
    marginLeft: isStacked ? 1 : margin,
    isCut: longest > (isStacked ? width : margin),
  } satisfies Layout
}

const endText = ({ end, total }: ChartRow): string => end ?? formatCount(total.value)

/** The numbers at the ends of the bars, and the labels before or above them. */
function barTexts(chart: Chart, bars: Bar[], { width, fontSize }: ChartSize, layout: Layout) {
  const { isStacked, labelHeight, rowHeight, marginLeft, isCut } = layout
  const lineWidth = (isStacked ? width : marginLeft - 10) / fontSize
  return [
    Plot.text(bars, {
      x: 'value',
      y: 'place',
      text: ({ row, label }: Bar) =>
        endText(row) + (label === chart.incomplete ? ' (incomplete)' : ''),
      textAnchor: 'start',
      dx: 6,
      dy: labelHeight / 2,
      fontSize,
      fontWeight: 600,
    }),
    Plot.text(bars, {
      frameAnchor: 'left',
      y: 'place',
      // A remark in brackets is left out rather than cut. Plot estimates letters as wider than they are.
      text: ({ label }: Bar) =>
        isCut && textWidth(label, fontSize) > 0.85 * lineWidth * fontSize
          ? withoutRemark(label)
          : label,
      textAnchor: isStacked ? 'start' : 'end',
      dx: isStacked ? 0 : -9,
      dy: isStacked ? -rowHeight / 2 + labelHeight / 2 + 2 : 0,
      ...(isCut ? { lineWidth, textOverflow: 'ellipsis' } : {}),
      fontSize,
    }),
  ]
}

/** The height of the note on rows that do not fit into a picture for overviews. */
const noteHeight = 18

/** The layout, with space for a note if some rows do not fit. */
function layOutWithNote(chart: Chart, size: ChartSize) {
  const chartRows = chart.form === 'columns' ? chart.rows.toReversed() : drawnRows(chart)
  const height = plotHeight(chart, size)
  const layout = layOut(chartRows, size, height)
  if (height === undefined || layout.rows.length === chart.rows.length) return { layout, note: [] }
  const shorter = layOut(chartRows, size, height - noteHeight)
  return { layout: shorter, note: [`Top ${shorter.rows.length} of ${chart.rows.length}`] }
}

export function plotBars(chart: Chart, size: ChartSize, document: Document): Drawing {
  const { width, fontSize } = size
  const { layout, note } = layOutWithNote(chart, size)
  const noteSpace = note.length * noteHeight
  const { rows, isStacked, labelHeight, rowHeight, marginLeft } = layout
  const bars = rows.map((row, place) => ({ row, place, value: row.total.value, label: row.label }))
  const max = Math.max(1, ...bars.map(({ value }) => value))
  const incomplete = bars.filter(({ label }) => label === chart.incomplete)
  const hasLongNote = incomplete.some(({ value }) => value > max * 0.6)
  const endWidth = Math.max(0, ...rows.map((row) => textWidth(endText(row), fontSize)))
  const insetRight = endWidth + (hasLongNote ? 100 : 16)
  const whole = { x1: 0, x2: max, y: 'place', insetLeft: -marginLeft, insetRight: -insetRight }
  const svg = Plot.plot({
    document,
    width,
    height: Math.max(1, rows.length) * rowHeight + noteSpace,
    margin: 0,
    marginBottom: noteSpace,
    marginLeft,
    x: { axis: null, domain: [0, max], insetRight },
    y: { axis: null, type: 'band', domain: bars.map(({ place }) => place), padding: 0 },
    marks: [
      Plot.barX(incomplete, { ...whole, className: 'shade' }),
      ...stackedSeries(chart, rows).map(({ parts, className, inset }) =>
        Plot.barX(parts, {
          x1: 'start',
          x2: 'end',
          y: 'place',
          className,
          insetTop: labelHeight + 3 + inset,
          insetBottom: 4 + inset,
          insetLeft: inset,
          insetRight: inset,
        }),
      ),
      isStacked ? null : Plot.ruleX([0], { className: 'base' }),
      ...barTexts(chart, bars, size, layout),
      Plot.text(note, {
        frameAnchor: 'bottom-right',
        text: (text: string) => text,
        textAnchor: 'end',
        dy: noteHeight - 2,
        className: 'muted',
        fontSize,
      }),
      Plot.barX(bars, { ...whole, className: 'target' }),
    ],
  })
  return { svg, targets: bars.map(({ row }) => ({ row })) }
}
