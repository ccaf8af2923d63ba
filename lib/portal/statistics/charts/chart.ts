/** The chart of a statistic as an SVG file. */
import { parseHTML } from 'linkedom'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { type ChartSizeName, chartSizes } from './chart-size'
import { drawBars } from './draw-bars'
import { drawYears } from './draw-years'
import { svgFile } from './svg-file'

const drawings = { bars: drawBars, years: drawYears }

export function chartOf(statistic: Statistic, size: ChartSizeName, credit: string): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const plot = drawings[statistic.form](statistic, chartSizes[size], document)
  const { title, shows, limits } = statistic
  return svgFile(plot.outerHTML, { title, description: `${shows} ${limits}`, credit })
}
