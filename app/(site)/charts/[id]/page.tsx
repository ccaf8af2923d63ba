import type { Metadata } from 'next'
import { ChartPage, NoChart } from '@/components/charts/chart-page'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { chartSubtitle, isChartId } from '@/lib/portal/charts/chart'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import { getChart } from '@/lib/portal/charts/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

type Props = PageProps<'/charts/[id]'>

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (!isChartId(id)) return missingMetadata
  const chart = (await getChart(id))?.chart
  if (!chart) return { title: 'Chart not available', robots: { index: false, follow: true } }
  return pageMetadata({
    title: chart.finding,
    description: `${chartSubtitle(chart)}. ${chart.definition}`,
    path: chartAddress(id),
    embedded: true,
    picture: `${chartAddress(id)}/share.png`,
  })
}

export default async function Page({ params }: Props) {
  const { id } = await params
  if (!isChartId(id)) return <Missing />
  const answer = await getChart(id)
  return answer?.chart ? <ChartPage chart={answer.chart} answer={answer} /> : <NoChart />
}
