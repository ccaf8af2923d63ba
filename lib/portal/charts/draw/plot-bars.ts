/** Draws one bar for each row, with its series side by side and its number at the end. */
import * as Plot from '@observablehq/plot'
import { type Chart, type ChartRow, cutBeforeTie, drawnRows } from '@/lib/portal/charts/chart'
import { lineBreaks } from '@/lib/portal/publish/seo/picture/typeface'
import { formatCount } from '@/lib/text/counted'
import { type ChartSize, drawnSeries, minLength, plotHeight, textWidth } from './chart-size'
import { getColour, isPatterned } from './paints'
import type { Drawing } from './plot-columns'
import { stackedSeries } from './segments'

/** The share of the width that labels before their bars may take. */
const maxLabelShare = { narrow: 0.3, other: 0.4 }

/** The heights of bars and of the space around them, which are the same in all pictures of a size. */
const measures = {
  small: { bar: 20, inlineRow: 33, gap: 6 },
  other: { bar: 23, inlineRow: 30, gap: 8 },
  /** A small picture with more rows than usual, if all of them fit then. */
  dense: { bar: 20, inlineRow: 26, gap: 3 },
}

/** In pixels, because browsers draw a text a little wider than it is measured. */
const reserve = 8

/** The width from which a segment has its number in it, in pixels. */
const minNumbered = 25

/** The space between a number on a pattern and the sides of its box. */
const boxPadding = 2

/** The space between a label and the bar below it. */
const labelGap = 3

interface Bar {
  row: ChartRow
  value: number
  label: string
  /** The label in lines, none of which is cut. */
  lines: readonly string[]
  /** The row, and the bar in it. */
  top: number
  bottom: number
  barTop: number
  barBottom: number
}

interface Layout {
  /** The rows that fit. */
  bars: readonly Bar[]
  /** Whether the labels are above their bars. */
  isStacked: boolean
  marginLeft: number
}

/** The label in as many lines as it needs. Remarks in brackets are left out before a label is split. */
function labelLines(label: string, width: number, fontSize: number): string[] {
  const measure = (text: string) => textWidth(text, fontSize)
  const short = measure(label) > width ? label.replace(/\s+\([^()]*\)/g, '') : label
  return lineBreaks(short || label, width, measure)
}

function layOut(
  chartRows: readonly ChartRow[],
  size: ChartSize,
  { height = Infinity, isDense = false } = {},
): Layout {
  const { width, fontSize, isNarrow, smallHeight } = size
  const { bar, inlineRow, gap } = isDense
    ? measures.dense
    : measures[smallHeight ? 'small' : 'other']
  const first = cutBeforeTie(chartRows, Math.floor(height / inlineRow))
  const longest = Math.max(0, ...first.map(({ label }) => textWidth(label, fontSize)))
  const maxMargin = width * maxLabelShare[isNarrow ? 'narrow' : 'other']
  const isStacked = !isDense && (isNarrow || smallHeight !== undefined) && longest + 14 > maxMargin
  const margin = Math.round(Math.min(maxMargin, longest + 14))
  const lineHeight = Math.round(fontSize * (isStacked ? 1.3 : 1))
  let end = 0
  const bars = chartRows.map((row): Bar => {
    const lines = labelLines(row.label, isStacked ? width - reserve : margin - 10, fontSize)
    const top = end
    const labelHeight = lines.length * lineHeight
    const barTop = isStacked
      ? top + labelHeight + labelGap
      : top + (Math.max(inlineRow, labelHeight + gap) - bar) / 2
    const barBottom = barTop + bar
    end = isStacked ? barBottom + gap : barBottom + (barTop - top)
    const { label, total } = row
    return { row, value: total.value, label, lines, top, bottom: end, barTop, barBottom }
  })
  const fitting = bars.filter(({ bottom }) => bottom <= height).length
  return {
    bars: bars.slice(0, cutBeforeTie(chartRows, Math.max(1, fitting)).length),
    isStacked,
    marginLeft: isStacked ? 1 : margin,
  }
}

const endText = ({ end, total }: ChartRow): string => end ?? formatCount(total.value)

/** The numbers at the ends of the bars, and the labels before or above them. */
function barTexts(chart: Chart, { bars, isStacked }: Layout, fontSize: number) {
  return [
    Plot.text(bars, {
      x: 'value',
      y: ({ barTop, barBottom }: Bar) => (barTop + barBottom) / 2,
      text: ({ row, label }: Bar) =>
        endText(row) + (label === chart.incomplete ? ' (incomplete)' : ''),
      textAnchor: 'start',
      dx: 6,
      fontSize,
      fontWeight: 600,
    }),
    Plot.text(bars, {
      frameAnchor: 'left',
      y: ({ top, bottom }: Bar) => (isStacked ? top : (top + bottom) / 2),
      text: ({ lines }: Bar) => lines.join('\n'),
      lineHeight: isStacked ? 1.3 : 1,
      lineAnchor: isStacked ? 'top' : 'middle',
      textAnchor: isStacked ? 'start' : 'end',
      dx: isStacked ? 0 : -9,
      dy: isStacked ? labelGap : 0,
      fontSize,
    }),
  ]
}

/** The numbers of the segments that are wide enough, in bars with several. `scale` is in pixels. */
function segmentTexts(chart: Chart, { bars }: Layout, scale: number, fontSize: number) {
  const drawn = chart.form === 'bars' && chart.series.length > 1 ? drawnSeries(chart) : []
  return drawn.flatMap((series) => {
    const colour = getColour(chart.series[series] ?? '', series)
    const parts = bars.flatMap(({ row, barTop, barBottom }) => {
      const { value } = row.cells[series] ?? { value: 0 }
      const before = row.cells.slice(0, series).reduce((sum, cell) => sum + cell.value, 0)
      return value * scale >= minNumbered && value < row.total.value
        ? [{ value, x: before + value / 2, y: (barTop + barBottom) / 2 }]
        : []
    })
    type Part = (typeof parts)[number]
    const halfWidth = ({ value }: Part) =>
      (textWidth(formatCount(value), fontSize) / 2 + boxPadding) / scale
    return [
      Plot.rect(isPatterned(colour) ? parts : [], {
        x1: (part: Part) => part.x - halfWidth(part),
        x2: (part: Part) => part.x + halfWidth(part),
        y1: ({ y }: Part) => y - fontSize / 2 - 1,
        y2: ({ y }: Part) => y + fontSize / 2 + 1,
        className: 'boxed',
      }),
      Plot.text(parts, {
        x: 'x',
        y: 'y',
        text: ({ value }: Part) => formatCount(value),
        className: `n${colour}`,
        fontSize: fontSize - 1,
        fontWeight: 600,
      }),
    ]
  })
}

/** The height of the note on rows that the picture leaves out. */
const noteHeight = 18

/** What the picture leaves out: `'+ 40 more ledgers'`, or `'+ 40 ledgers with 1 each'`. */
function describeRest(rest: readonly ChartRow[], { rowNoun = '' }: Chart): string {
  const [first, ...others] = new Set(rest.map(({ total }) => total.value))
  const isEqual =
    first !== undefined && others.length === 0 && rest.every(({ end }) => end === undefined)
  const words = isEqual
    ? [rowNoun, 'with', formatCount(first), rest.length > 1 ? 'each' : '']
    : ['more', rowNoun]
  return ['+', formatCount(rest.length), ...words].filter(Boolean).join(' ')
}

/** The layout, with space for a note if some rows are left out. */
function layOutWithNote(chart: Chart, size: ChartSize) {
  const chartRows = chart.form === 'columns' ? chart.rows.toReversed() : drawnRows(chart)
  const height = plotHeight(chart, size)
  for (const isDense of height ? [false, true] : [false]) {
    const layout = layOut(chartRows, size, { height, isDense })
    if (layout.bars.length === chart.rows.length) return { layout, note: [] }
  }
  const shorter = layOut(chartRows, size, { height: height && height - noteHeight })
  return { layout: shorter, note: [describeRest(chart.rows.slice(shorter.bars.length), chart)] }
}

export function plotBars(chart: Chart, size: ChartSize, document: Document): Drawing {
  const { width, fontSize } = size
  const { layout, note } = layOutWithNote(chart, size)
  const { bars, marginLeft, isStacked } = layout
  const rows = bars.map(({ row }) => row)
  const max = Math.max(1, ...bars.map(({ value }) => value))
  const end = Math.max(1, bars.at(-1)?.bottom ?? 0)
  const height = plotHeight(chart, size) ?? end + note.length * noteHeight
  const incomplete = bars.filter(({ label }) => label === chart.incomplete)
  const hasLongNote = incomplete.some(({ value }) => value > max * 0.6)
  const endWidth = Math.max(0, ...rows.map((row) => textWidth(endText(row), fontSize)))
  const insetRight = endWidth + (hasLongNote ? 100 : 16)
  const minValue = (minLength * max) / (width - marginLeft - insetRight)
  const whole = {
    x1: 0,
    x2: max,
    y1: 'top',
    y2: 'bottom',
    insetLeft: -marginLeft,
    insetRight: -insetRight,
  }
  const svg = Plot.plot({
    document,
    width,
    height,
    margin: 0,
    marginBottom: height - end,
    marginLeft,
    x: { axis: null, domain: [0, max], insetRight },
    y: { axis: null, domain: [0, end], range: [0, end] },
    marks: [
      Plot.rect(incomplete, { ...whole, className: 'shade' }),
      ...stackedSeries(chart, rows, minValue).map(({ parts, className, inset }) =>
        Plot.rect(parts, {
          x1: 'start',
          x2: 'end',
          y1: ({ place }: (typeof parts)[number]) => bars[place]?.barTop,
          y2: ({ place }: (typeof parts)[number]) => bars[place]?.barBottom,
          className,
          inset,
        }),
      ),
      ...segmentTexts(chart, layout, (width - marginLeft - insetRight) / max, fontSize),
      isStacked ? null : Plot.ruleX([0], { className: 'base' }),
      ...barTexts(chart, layout, fontSize),
      Plot.text(note, {
        frameAnchor: 'bottom-left',
        text: (text: string) => text,
        textAnchor: 'start',
        dy: noteHeight - 2,
        className: 'muted',
        fontSize,
      }),
      Plot.rect(bars, { ...whole, className: 'target' }),
    ],
  })
  return { svg, targets: rows.map((row) => ({ row })) }
}
