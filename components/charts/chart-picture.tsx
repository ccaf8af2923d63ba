import type { Chart } from '@/lib/portal/charts/chart'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import type { ChartNumbers } from '@/lib/portal/charts/chart-numbers'
import { type ChartDrawing, chartDrawing } from '@/lib/portal/charts/draw/draw-chart'
import { ChartLinks, type LinkData } from './chart-links'
import './charts.css'

interface ChartPictureProps {
  chart: Chart
  /** Those of the chart, which the payload of the page has once if its table has the same object. */
  numbers: ChartNumbers
  /** The version of the chart, if it is not the current one. */
  version?: string | undefined
  /** True in a frame on another site, from which links open a new tab. */
  isFramed?: boolean
}

const toLinks = ({ width, height, links }: ChartDrawing) => ({
  width,
  height,
  links: links.map(({ part, at, tip }): LinkData => (tip ? [part, at, tip] : [part, at])),
})

/** The chart for wide screens and for phones. Its bars are links, which show their numbers as tooltips. */
export function ChartPicture({ chart, numbers, version, isFramed = false }: ChartPictureProps) {
  const address = chartAddress(chart.id, version)
  const [wide, narrow] = [chartDrawing(chart, 'wide'), chartDrawing(chart, 'narrow')]
  const shared = { numbers, isFramed }
  return (
    <div className={isFramed ? 'chart-picture framed' : 'chart-picture'}>
      <picture>
        <source
          media="(min-width: 48rem)"
          srcSet={`${address}/chart.svg`}
          width={wide.width}
          height={wide.height}
        />
        <img src={`${address}/narrow.svg`} alt="" width={narrow.width} height={narrow.height} />
      </picture>
      <ChartLinks {...toLinks(wide)} size="wide" {...shared} />
      <ChartLinks {...toLinks(narrow)} size="narrow" {...shared} />
    </div>
  )
}
