import { ChartPage, chartMetadata, findChart } from '@/components/charts/chart-page'

type Props = PageProps<'/charts/[id]'>

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

const find = async ({ params }: Props) => findChart((await params).id)

export const generateMetadata = async (props: Props) => chartMetadata(await find(props))

export default async function Page(props: Props) {
  return <ChartPage answer={await find(props)} />
}
