import { type Chart, chartSubtitle } from '@/lib/portal/charts/chart'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import { chartDrawing } from '@/lib/portal/charts/draw/draw-chart'
import { ChartLinks } from './chart-links'
import './charts.css'
import { EmbedMain } from '@/components/publish/embed-page'

interface ChartPictureProps {
  chart: Chart
  /** The version of the chart, if it is not the current one. */
  version?: string | undefined
  /** True in a frame on another site, from which links open a new tab. */
  isFramed?: boolean
}

/** The chart for wide screens and for phones. Its bars are links, which show their numbers as tooltips. */
export function ChartPicture({ chart, version, isFramed = false }: ChartPictureProps) {
  const address = chartAddress(chart.id, version)
  const [wide, narrow] = [chartDrawing(chart, 'wide'), chartDrawing(chart, 'narrow')]
  const shared = { label: `Chart: ${chart.name}`, isFramed }
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
      <ChartLinks drawing={wide} size="wide" {...shared} />
      <ChartLinks drawing={narrow} size="narrow" {...shared} />
    </div>
  )
}

/** A chart with its title and its credit, for frames on other sites. */
export function ChartEmbed({ chart }: { chart: Chart }) {
  return (
    <EmbedMain title={chart.finding} address={chartAddress(chart.id)}>
      <p className="mt-0.5 text-muted text-xs">
        {chartSubtitle(chart)}
        {chart.basis !== undefined && '.'}
      </p>
      <ChartPicture chart={chart} isFramed />
    </EmbedMain>
  )
}
