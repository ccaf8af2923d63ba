import { ChartPage, chartMetadata, findChart } from '@/components/charts/chart-page'

type Props = PageProps<'/versions/[version]/charts/[id]'>

export { placeholderVersionChart as generateStaticParams } from '@/lib/portal/routing/cached-pages'

async function find({ params }: Props) {
  const { version, id } = await params
  return findChart(id, version)
}

export const generateMetadata = async (props: Props) => chartMetadata(await find(props))

/** A chart as of a version, for citation. */
export default async function Page(props: Props) {
  return <ChartPage answer={await find(props)} />
}
