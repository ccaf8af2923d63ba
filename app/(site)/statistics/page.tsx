import { connection } from 'next/server'
import { ChartsIndex } from '@/components/charts/chart-list'
import { chartsPath } from '@/lib/portal/charts/chart-address'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Charts and statistics',
    description:
      'Decentralized identity in government, in charts: national wallets over time, projects by year, formats, ledgers, DID methods, suppliers, laws and sources. Each has its data, a citation and code to embed it.',
    path: chartsPath,
  })

export default async function StatisticsPage() {
  await connection()
  return <ChartsIndex />
}
