/** The sizes in which charts are drawn, in pixels. */
import { type Chart, drawnRows } from '@/lib/portal/charts/chart'
import { drawable, getWidth, typefaces } from '@/lib/portal/publish/seo/picture/typeface'

export interface ChartSize {
  width: number
  fontSize: number
  /** True for phones: years become rows. */
  isNarrow: boolean
  /** The height of a picture for overviews. The others are as high as they need to be. */
  smallHeight?: number
}

export const chartSizes = {
  wide: { width: 800, fontSize: 13, isNarrow: false },
  small: { width: 320, fontSize: 12, isNarrow: false, smallHeight: 228 },
  /** As wide as two small pictures and the gap between them. */
  broad: { width: 675, fontSize: 12, isNarrow: false, smallHeight: 228 },
  narrow: { width: 354, fontSize: 13, isNarrow: true },
} as const satisfies Record<string, ChartSize>
/** The shortest part of a bar in pixels, without which a small number would be invisible: its stroke covers one of them. */
export const minLength = 3

export type ChartSizeName = keyof typeof chartSizes

/** The width of a text. Letters that the site's typeface lacks count as wide ones. */
export function textWidth(text: string, fontSize: number): number {
  const { sans } = typefaces()
  const drawableText = drawable(sans, text)
  return (
    getWidth(sans, fontSize, drawableText) +
    Math.max(0, text.length - drawableText.length) * fontSize
  )
}

/** The height below the legend in a picture for overviews. */
export const plotHeight = (chart: Chart, size: ChartSize): number | undefined =>
  size.smallHeight && size.smallHeight - legendLayout(chart, size).height

/** The series that the picture shows, by their index. */
export function drawnSeries(chart: Chart): number[] {
  const rows = drawnRows(chart)
  const isDrawn = (at: number) => rows.some(({ cells }) => (cells[at]?.value ?? 0) > 0)
  return chart.series.flatMap((_, at) => (chart.form === 'bands' || isDrawn(at) ? [at] : []))
}

interface LegendItem {
  at: number
  label: string
  x: number
  y: number
}

/** The items of the legend in lines, and its height. A chart with one series needs no legend. */
export function legendLayout(chart: Chart, size: ChartSize) {
  const { width, fontSize } = size
  const drawn = chart.form === 'bands' ? [] : drawnSeries(chart)
  if (chart.series.length < 2 || drawn.length === 0) return { items: [], height: 0 }
  const line = fontSize * 1.6
  const items: LegendItem[] = []
  let [x, y] = [0, line / 2]
  for (const at of drawn) {
    const label = chart.series[at] ?? ''
    const needed = fontSize * 1.3 + textWidth(label, fontSize) + fontSize
    if (x > 0 && x + needed > width) [x, y] = [0, y + line]
    items.push({ at, label, x, y })
    x += needed
  }
  return { items, height: Math.round(y + line / 2 + 8) }
}
