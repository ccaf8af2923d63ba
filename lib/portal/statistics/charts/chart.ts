/** Draws the chart of a statistic as an SVG file. */
import { parseHTML } from 'linkedom'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { type ChartSize, type ChartSizeName, chartSizes } from './chart-size'
import { drawBars } from './draw-bars'
import { drawShares } from './draw-shares'
import { drawYears } from './draw-years'
import { svgFile } from './svg-file'

/** The drawing as an `<svg>` element. Plot draws the charts with scales; divided bars are simple rectangles. */
function drawingOf(statistic: Statistic, size: ChartSize): string {
  if (statistic.form === 'shares') return drawShares(statistic, size)
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const draw = statistic.form === 'bars' ? drawBars : drawYears
  return draw(statistic, size, document).outerHTML
}

export function chartOf(statistic: Statistic, size: ChartSizeName, credit: string): string {
  const { title, shows, limits } = statistic
  return svgFile(drawingOf(statistic, chartSizes[size]), {
    title,
    description: `${shows} ${limits}`,
    credit,
  })
}
