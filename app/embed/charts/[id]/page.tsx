import type { Metadata } from 'next'
import { findChart, NoChart } from '@/components/charts/chart-page'
import { ChartEmbed } from '@/components/charts/chart-picture'
import { MissingEmbed } from '@/components/publish/embed-page'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

type Props = PageProps<'/embed/charts/[id]'>

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

const find = async ({ params }: Props) => findChart((await params).id)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const answer = await find(props)
  if (!answer) return { title: 'Page not found' }
  if (!answer.chart) return { title: 'Chart not available' }
  const { id, finding, definition } = answer.chart
  return pageMetadata({
    title: finding,
    description: definition,
    path: chartAddress(id),
    listed: false,
  })
}

/** A chart for embedding in another site. */
export default async function EmbeddedChartPage(props: Props) {
  const answer = await find(props)
  if (!answer) return <MissingEmbed />
  return answer.chart ? <ChartEmbed chart={answer.chart} /> : <NoChart />
}
