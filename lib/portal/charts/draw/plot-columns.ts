/** Draws columns over the years: the series on top of each other, or each in a band of its own. */
import * as Plot from '@observablehq/plot'
import type { Chart, ChartRow } from '@/lib/portal/charts/chart'
import { counted, formatCount } from '@/lib/text/counted'
import { type ChartSize, drawnSeries, plotHeight, textWidth } from './chart-size'
import { getColour, outlineWidth } from './paints'

export interface Drawing {
  svg: Element
  /** The meaning of each element of class `target`, in document order. */
  targets: readonly Target[]
}

/** A row of the table or, in a chart with bands, one of its cells. */
export interface Target {
  row: ChartRow
  series?: number
}

/**
 * Bars of the year that was not over are outlines, so that they do not look like the full number. `isSettled` marks a part
 * of such a bar that cannot change any more.
 */
export function splitIncomplete<Part extends { label: string; isSettled?: boolean }>(
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

/** The segments of each drawn series. A segment begins at the end of the previous segment in its row. */
export function stackedSeries(chart: Chart, rows: readonly ChartRow[]) {
  const { incomplete, isRunningTotal } = chart
  const segments = rows.flatMap(({ label, cells }, place) => {
    const before = isRunningTotal && label === incomplete ? chart.rows.at(-2) : undefined
    let end = 0
    return cells.flatMap(({ value }, series) => {
      const start = end
      end += value
      const settled = start + (before?.cells[series]?.value ?? 0)
      return [
        { label, place, series, start, end: settled, isSettled: true },
        { label, place, series, start: settled, end, isSettled: false },
      ]
    })
  })
  return drawnSeries(chart).flatMap((drawn) =>
    splitIncomplete(
      segments.filter(({ series, start, end }) => series === drawn && end > start),
      chart,
      `series s${getColour(chart.series[drawn] ?? '', drawn)}`,
    ),
  )
}

/** Up to four evenly spaced round numbers, none above the maximum. */
export function getTicks(max: number): number[] {
  const steps = [1, 2, 5].flatMap((digit) =>
    [0, 1, 2, 3, 4, 5, 6].map((power) => digit * 10 ** power),
  )
  const step = steps.sort((a, b) => a - b).find((candidate) => max / candidate <= 4) ?? max
  return Array.from({ length: Math.floor(max / step) }, (_, at) => (at + 1) * step)
}

/** The years that get a label: every nth year, counted back from the last, so that labels do not overlap. */
function namedYears(years: readonly string[], width: number, fontSize: number): string[] {
  const step = Math.max(1, Math.ceil((fontSize * 2.9 * years.length) / width))
  return years.filter((_, at) => (years.length - 1 - at) % step === 0)
}

/** The margins, which have space for the note, the axis and the years. */
const getMargins = ({ smallHeight }: ChartSize, ticks: readonly number[]) =>
  smallHeight
    ? { marginTop: 20, marginBottom: 20, marginLeft: 0, marginRight: 0 }
    : { marginTop: 40, marginBottom: 28, marginLeft: ticks.length > 0 ? 34 : 0, marginRight: 0 }

/** The space between two columns, as a share of their distance. */
const spacing = 0.24

/** The parts that both forms share: the shaded year, the lines, the numbers of the axis and the years. */
function frame(
  chart: Chart,
  size: ChartSize,
  { ticks = [], shadedAbove }: { ticks?: readonly number[]; shadedAbove: number },
) {
  const { width, fontSize, smallHeight } = size
  const years = chart.rows.map(({ label }) => label)
  const { incomplete } = chart
  const margins = getMargins(size, ticks)
  const plotWidth = width - margins.marginLeft
  return {
    years,
    margins,
    /** Half of the space between two columns. The parts that visitors select have no space between them. */
    gap: (plotWidth * spacing) / 2 / Math.max(1, years.length),
    below: [
      ...(incomplete
        ? [
            Plot.cell([incomplete], {
              x: (year: string) => year,
              insetTop: -shadedAbove,
              insetLeft: -3,
              insetRight: -3,
              className: 'shade',
            }),
          ]
        : []),
      Plot.ruleY(ticks, { className: 'grid' }),
      Plot.axisY(ticks, {
        label: null,
        tickSize: 0,
        tickFormat: (tick: number) => formatCount(tick),
        className: 'muted',
        fontSize,
      }),
    ],
    above: [
      Plot.ruleY([0], { className: 'base' }),
      ...(smallHeight
        ? [...endYears(chart, fontSize), keyNumber(chart, fontSize)]
        : [
            Plot.axisX(namedYears(years, plotWidth, fontSize), {
              label: null,
              tickSize: 0,
              tickPadding: 8,
              className: 'muted',
              fontSize,
            }),
          ]),
    ],
  }
}

/** The first and the last year, at the ends of a picture for overviews. */
function endYears({ rows, incomplete, form, series }: Chart, fontSize: number) {
  const [first, last] = [rows[0]?.label, rows.at(-1)?.label]
  const lastYear = last === incomplete ? `${last}, incomplete` : last
  return (['left', 'right'] as const).map((side) =>
    Plot.text([side === 'left' ? first : lastYear], {
      ...(form === 'bands' ? { fy: () => series.at(-1) } : {}),
      frameAnchor: `bottom-${side}`,
      text: (year: string) => year,
      textAnchor: side === 'left' ? 'start' : 'end',
      dy: 16,
      className: 'muted',
      fontSize,
    }),
  )
}

/**
 * The year that the finding names, with its number. In a running total, the columns before it are lower and leave space
 * for its label.
 */
const keyNumber = ({ keyYear, rows }: Chart, fontSize: number) =>
  Plot.text(
    rows.filter(({ label }) => label === keyYear),
    {
      x: 'label',
      y: ({ total }: ChartRow) => total.value,
      text: ({ label, total }: ChartRow) => `${label}: ${formatCount(total.value)}`,
      textAnchor: 'end',
      dx: fontSize * 0.65,
      dy: -fontSize * 0.65,
      fontSize,
      fontWeight: 600,
    },
  )

/** The years with numbers in a picture for overviews: the first, the last, and those with the largest number. */
const hasSmallNumber =
  ({ rows, keyYear }: Chart, max: number) =>
  (row: ChartRow) =>
    row.label !== keyYear && (row === rows[0] || row === rows.at(-1) || row.total.value === max)

/** Explains the shade above the shaded year. */
const shadeNote = ({ incomplete, form, series: [first] }: Chart) =>
  Plot.text(incomplete ? [`${incomplete} incomplete`] : [], {
    ...(form === 'bands' ? { fy: () => first } : {}),
    frameAnchor: 'top-right',
    text: (text: string) => text,
    textAnchor: 'end',
    dy: -32,
    className: 'muted',
    fontSize: 12,
  })

const scales = (years: readonly string[], max: number) => ({
  x: {
    axis: null,
    domain: years,
    type: 'band' as const,
    paddingInner: spacing,
    paddingOuter: spacing / 2,
  },
  y: { domain: [0, max] },
})

export function plotColumns(chart: Chart, size: ChartSize, document: Document): Drawing {
  const { width, fontSize, smallHeight } = size
  const max = Math.max(1, ...chart.rows.map(({ total }) => total.value))
  const hasNumbers =
    smallHeight !== undefined || textWidth(formatCount(max), fontSize) < width / chart.rows.length
  const { years, margins, gap, below, above } = frame(chart, size, {
    ticks: hasNumbers ? [] : getTicks(max),
    shadedAbove: fontSize * 1.5,
  })
  const rowsWithRecords = chart.rows.filter(({ total }) => total.value > 0)
  const numbered = smallHeight
    ? rowsWithRecords.filter(hasSmallNumber(chart, max))
    : rowsWithRecords
  const svg = Plot.plot({
    document,
    width,
    height: plotHeight(chart, size) ?? 340,
    ...margins,
    ...scales(years, max),
    marks: [
      ...below,
      ...stackedSeries(chart, chart.rows).map(({ parts, ...style }) =>
        Plot.barY(parts, { x: 'label', y1: 'start', y2: 'end', ...style }),
      ),
      ...above,
      Plot.text(hasNumbers ? numbered : [], {
        x: 'label',
        y: ({ total }: ChartRow) => total.value,
        text: ({ total }: ChartRow) => formatCount(total.value),
        dy: -fontSize * 0.65,
        fontSize,
        fontWeight: 600,
      }),
      smallHeight ? null : shadeNote(chart),
      Plot.barY(rowsWithRecords, {
        x: 'label',
        y1: 0,
        y2: max,
        insetLeft: -gap,
        insetRight: -gap,
        className: 'target',
      }),
    ],
  })
  return { svg, targets: rowsWithRecords.map((row) => ({ row })) }
}

export function plotBands(chart: Chart, size: ChartSize, document: Document): Drawing {
  const { width, fontSize, smallHeight } = size
  const cells = chart.rows.flatMap((row) =>
    row.cells.flatMap(({ value }, series) =>
      value > 0 ? [{ row, label: row.label, name: chart.series[series] ?? '', series, value }] : [],
    ),
  )
  const max = Math.max(1, ...cells.map(({ value }) => value))
  const height = smallHeight ?? 60 + chart.series.length * 96
  const padding = smallHeight ? 0.5 : 0.24
  const { years, margins, gap, below, above } = frame(chart, size, {
    // The shade continues from band to band.
    shadedAbove: (padding * height) / (chart.series.length + padding),
  })
  const sum = (series: number) =>
    chart.rows.reduce((sumSoFar, row) => sumSoFar + (row.cells[series]?.value ?? 0), 0)
  const svg = Plot.plot({
    document,
    width,
    height,
    ...margins,
    ...scales(years, max),
    fy: { domain: [...chart.series], axis: null, padding },
    marks: [
      ...below,
      ...splitIncomplete(cells, chart, 'series s0').map(({ parts, ...style }) =>
        Plot.barY(parts, { x: 'label', y: 'value', fy: 'name', ...style }),
      ),
      ...above,
      Plot.text(smallHeight ? [] : cells, {
        x: 'label',
        y: 'value',
        fy: 'name',
        text: ({ value }: (typeof cells)[number]) => formatCount(value),
        dy: -fontSize * 0.65,
        fontSize,
      }),
      Plot.text([...chart.series.keys()], {
        fy: (series: number) => chart.series[series],
        frameAnchor: 'top-left',
        // The first band states the unit of all.
        text: (series: number) =>
          `${chart.series[series]}: ${series === 0 ? counted(sum(series), ...chart.unit) : formatCount(sum(series))}`,
        textAnchor: 'start',
        dx: 4,
        dy: -6,
        fontSize,
        fontWeight: 600,
      }),
      smallHeight ? null : shadeNote(chart),
      Plot.barY(cells, {
        x: 'label',
        y1: 0,
        y2: max,
        fy: 'name',
        insetLeft: -gap,
        insetRight: -gap,
        className: 'target',
      }),
    ],
  })
  // Plot draws the bands one after another.
  const byBand = cells.toSorted((a, b) => a.series - b.series)
  return { svg, targets: byBand.map(({ row, series }) => ({ row, series })) }
}
