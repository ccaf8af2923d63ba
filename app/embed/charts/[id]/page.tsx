import type { Metadata } from 'next'
import { NoChart } from '@/components/charts/chart-page'
import { ChartEmbed } from '@/components/charts/chart-picture'
import { MissingEmbed } from '@/components/publish/embed-page'
import { isChartId } from '@/lib/portal/charts/chart'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import { getChart } from '@/lib/portal/charts/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

type Props = PageProps<'/embed/charts/[id]'>

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

async function findChart({ params }: Props) {
  const { id } = await params
  return isChartId(id) ? { id, chart: (await getChart(id))?.chart } : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findChart(props)
  if (!found) return { title: 'Page not found' }
  const { id, chart } = found
  if (!chart) return { title: 'Chart not available' }
  const { finding, definition } = chart
  return pageMetadata({
    title: finding,
    description: definition,
    path: chartAddress(id),
    listed: false,
  })
}

/** A chart for embedding in another site. */
export default async function EmbeddedChartPage(props: Props) {
  const found = await findChart(props)
  if (!found) return <MissingEmbed />
  return found.chart ? <ChartEmbed chart={found.chart} /> : <NoChart />
}
