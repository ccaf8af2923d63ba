/** Draws columns over the years, in one band for each column of the table. All bands have the same scale. */
import * as Plot from '@observablehq/plot'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { formatCount } from '@/lib/text/counted'
import { type ChartSize, yearLayout } from './chart-size'

interface Cell {
  year: string
  value: number
  /** The foot and the head of the column, in pixels from the top. */
  foot: number
  head: number
}

function cellsOf({ rows }: Statistic, layout: ReturnType<typeof yearLayout>): Cell[] {
  return layout.bands.flatMap(({ index, foot }) =>
    rows.flatMap(({ label, values }) => {
      const value = values[index] ?? 0
      return value > 0 ? [{ year: label, value, foot, head: foot - value * layout.unit }] : []
    }),
  )
}

/** The years that get a label: every nth year, counted back from the last, so that labels do not overlap. */
function namedYears(years: readonly string[], { width, fontSize }: ChartSize): string[] {
  const step = Math.max(1, Math.ceil((fontSize * 2.9 * years.length) / width))
  return years.filter((_, index) => (years.length - 1 - index) % step === 0)
}

export function drawYears(statistic: Statistic, size: ChartSize, document: Document): Element {
  const { width, fontSize } = size
  const layout = yearLayout(statistic, size)
  const cells = cellsOf(statistic, layout)
  const years = statistic.rows.map(({ label }) => label)
  const last = layout.bands.at(-1)?.foot ?? 0
  const left = { frameAnchor: 'left', textAnchor: 'start', dx: -fontSize / 2, fontSize } as const
  return Plot.plot({
    document,
    width,
    height: layout.height,
    margin: 0,
    // The labels of the first and the last year may extend beyond their columns.
    marginLeft: fontSize / 2,
    marginRight: fontSize / 2,
    x: { axis: null, domain: years, paddingInner: 0.25, paddingOuter: 0 },
    y: { axis: null, type: 'identity' },
    marks: [
      Plot.ruleY(layout.bands, { y: 'foot', className: 'base', inset: -fontSize / 2 }),
      Plot.barY(cells, { x: 'year', y1: 'foot', y2: 'head', className: 'bar' }),
      Plot.text(cells, {
        x: 'year',
        y: 'head',
        text: ({ value }: Cell) => formatCount(value),
        dy: -fontSize * 0.7,
        fontSize,
      }),
      Plot.text(layout.bands, { y: 'caption', text: 'text', fontWeight: 600, ...left }),
      Plot.text(namedYears(years, size), {
        x: (year: string) => year,
        y: () => last + fontSize,
        text: (year: string) => year,
        className: 'muted',
        fontSize,
      }),
      Plot.text(layout.remarks, { y: 'top', text: 'text', className: 'muted', ...left }),
    ],
  })
}
