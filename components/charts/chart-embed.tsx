import { EmbedMain } from '@/components/layout/embed-main'
import type { Chart } from '@/lib/portal/charts/chart'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import { ChartPicture } from './chart-picture'

/** A chart with its title and its credit, for frames on other sites. */
export function ChartEmbed({ chart }: { chart: Chart }) {
  return (
    <EmbedMain title={chart.finding} address={chartAddress(chart.id)}>
      <p className="mt-0.5 text-muted text-xs">{chart.name}</p>
      <ChartPicture chart={chart} isFramed />
    </EmbedMain>
  )
}
