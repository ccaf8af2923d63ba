/** Draws columns over the years: the series on top of each other, or each in a band of its own. */
import * as Plot from '@observablehq/plot'
import type { Chart, ChartRow } from '@/lib/portal/charts/chart'
import { counted, formatCount } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/sentences'
import { type ChartSize, minLength, plotHeight, textWidth } from './chart-size'
import { stackedSeries } from './segments'

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

/** Up to four evenly spaced round numbers, none above the maximum. */
function getTicks(max: number): number[] {
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
  {
    ticks = [],
    shadedAbove,
    marginLeft = 0,
  }: { ticks?: readonly number[]; shadedAbove: number; marginLeft?: number },
) {
  const { width, fontSize, smallHeight } = size
  const years = chart.rows.map(({ label }) => label)
  const { incomplete } = chart
  const margins = { ...getMargins(size, ticks), ...(marginLeft > 0 ? { marginLeft } : {}) }
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
        ? smallYears(chart, size)
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

const lastYear = ({ rows }: Chart): string => rows.at(-1)?.label ?? ''

/** Whether a picture for overviews has space for the year that the finding names, before a text at its end. */
function hasKeyYear(chart: Chart, { width, fontSize }: ChartSize, text = lastYear(chart)): boolean {
  const { rows, keyYear = '' } = chart
  const place = rows.findIndex(({ label }) => label === keyYear)
  const end = ((place + 0.5) / rows.length) * width + textWidth(keyYear, fontSize) / 2
  return place >= 0 && end + 2 < width - textWidth(text, fontSize)
}

/** The last year, at the end of a picture for overviews: with a note if it is incomplete, and if both fit. */
function lastYearText(chart: Chart, size: ChartSize): string {
  const last = lastYear(chart)
  const note = `${last} so far`
  const isCrowded = hasKeyYear(chart, size) && !hasKeyYear(chart, size, note)
  return last === chart.incomplete && !isCrowded ? note : last
}

/** The years below a picture for overviews: the first and the last at its ends, and that which the finding names. */
function smallYears(chart: Chart, size: ChartSize) {
  const { rows, keyYear, form, series } = chart
  const style = {
    dy: 16,
    className: 'muted',
    fontSize: size.fontSize,
    text: (year: string) => year,
  }
  const ends = (['left', 'right'] as const).map((side) =>
    Plot.text([side === 'left' ? rows[0]?.label : lastYearText(chart, size)], {
      ...(form === 'bands' ? { fy: () => series.at(-1) } : {}),
      ...style,
      frameAnchor: `bottom-${side}`,
      textAnchor: side === 'left' ? 'start' : 'end',
    }),
  )
  const key = hasKeyYear(chart, size) ? [keyYear ?? ''] : []
  return [...ends, Plot.text(key, { ...style, x: (year: string) => year, frameAnchor: 'bottom' })]
}

/** The years with numbers in a picture for overviews: the first, the last, the highest, and that which the finding names. */
function hasSmallNumber(chart: Chart, size: ChartSize, max: number) {
  const { rows, keyYear } = chart
  const named = hasKeyYear(chart, size) ? keyYear : undefined
  return (row: ChartRow) =>
    row.label === named || row === rows[0] || row === rows.at(-1) || row.total.value === max
}

/** The style of a note above the columns. */
const noteStyle = { text: (text: string) => text, dy: -32, className: 'muted', fontSize: 12 }

/** Explains the shade above the shaded year. */
const shadeNote = ({ incomplete, form, series: [first] }: Chart) =>
  Plot.text(incomplete ? [`${incomplete} incomplete`] : [], {
    ...noteStyle,
    ...(form === 'bands' ? { fy: () => first } : {}),
    frameAnchor: 'top-right',
    textAnchor: 'end',
  })

/** The unit of the columns, above them. */
const unitNote = ({ unit: [, plural] }: Chart, marginLeft: number) =>
  Plot.text([capitalized(plural)], {
    ...noteStyle,
    frameAnchor: 'top-left',
    textAnchor: 'start',
    dx: -marginLeft,
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
    ? rowsWithRecords.filter(hasSmallNumber(chart, size, max))
    : chart.rows
  const height = plotHeight(chart, size) ?? 340
  const minValue = (minLength * max) / (height - margins.marginTop - margins.marginBottom)
  const svg = Plot.plot({
    document,
    width,
    height,
    ...margins,
    ...scales(years, max),
    marks: [
      ...below,
      ...stackedSeries(chart, chart.rows, minValue).map(({ parts, ...style }) =>
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
      ...(smallHeight ? [] : [shadeNote(chart), unitNote(chart, margins.marginLeft)]),
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
  // In a small picture, this is the space for the number of a band, which is below the line of the band above.
  const padding = smallHeight ? 0.42 : 0.24
  const sum = (series: number) =>
    chart.rows.reduce((sumSoFar, row) => sumSoFar + (row.cells[series]?.value ?? 0), 0)
  // The first band states the unit of all.
  const names = chart.series.map(
    (name, series) =>
      `${name}: ${series === 0 ? counted(sum(series), ...chart.unit) : formatCount(sum(series))}`,
  )
  const { years, margins, gap, below, above } = frame(chart, size, {
    // The shade continues from band to band.
    shadedAbove: (padding * height) / (chart.series.length + padding),
    // In a small picture, names are before their bands, which leaves these more height.
    marginLeft: smallHeight
      ? Math.max(...names.map((name) => textWidth(name, fontSize))) + 2 * fontSize
      : 0,
  })
  /** The first of the highest columns of each band. */
  const highest = chart.series.map((_, series) =>
    cells
      .filter((cell) => cell.series === series)
      .reduce<(typeof cells)[number] | undefined>(
        (best, cell) => (best && best.value >= cell.value ? best : cell),
        undefined,
      ),
  )
  const svg = Plot.plot({
    document,
    width,
    height,
    ...margins,
    ...scales(years, max),
    fy: { domain: [...chart.series], axis: null, padding },
    marks: [
      ...below,
      // The shade marks the incomplete year in all bands at once.
      Plot.barY(cells, { x: 'label', y: 'value', fy: 'name', className: 'series s0' }),
      ...above,
      Plot.text(smallHeight ? cells.filter((cell) => highest[cell.series] === cell) : cells, {
        x: 'label',
        y: 'value',
        fy: 'name',
        text: ({ value }: (typeof cells)[number]) => formatCount(value),
        dy: -fontSize * 0.65,
        fontSize,
      }),
      Plot.text([...chart.series.keys()], {
        fy: (series: number) => chart.series[series],
        frameAnchor: smallHeight ? 'bottom-left' : 'top-left',
        text: (series: number) => names[series],
        textAnchor: 'start',
        dx: smallHeight ? -margins.marginLeft : 4,
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
