import type { Metadata } from 'next'
import { ChartPage, NoChart } from '@/components/charts/chart-page'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { chartSubtitle, isChartId } from '@/lib/portal/charts/chart'
import { chartAddress } from '@/lib/portal/charts/chart-address'
import { getChart } from '@/lib/portal/charts/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

type Props = PageProps<'/versions/[version]/charts/[id]'>

export { placeholderVersionChart as generateStaticParams } from '@/lib/portal/routing/cached-pages'

async function getAnswer({ params }: Props) {
  const { version, id } = await params
  return isChartId(id) ? getChart(id, version) : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const answer = await getAnswer(props)
  if (!answer) return missingMetadata
  const { chart, context } = answer
  if (!chart) return { title: 'Chart not available', robots: { index: false, follow: true } }
  return pageMetadata({
    title: `${chart.finding} (version ${context.version})`,
    description: `${chartSubtitle(chart)}, as of version ${context.version}. ${chart.definition}`,
    path: chartAddress(chart.id, context.version),
    picture: `${chartAddress(chart.id, context.version)}/share.png`,
    listed: false,
  })
}

/** A chart as of a version, for citation. */
export default async function Page(props: Props) {
  const answer = await getAnswer(props)
  if (!answer) return <Missing />
  return answer.chart ? <ChartPage chart={answer.chart} answer={answer} /> : <NoChart />
}
