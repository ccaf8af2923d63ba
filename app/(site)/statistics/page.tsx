import { connection } from 'next/server'
import { StatisticsView } from '@/components/statistics/statistics-view'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Statistics',
    description:
      'Decentralized identity in government, in charts: launches by year, status, countries, DID methods, ledgers, standards and industries. Each has a table and CSV.',
    path: '/statistics',
  })

export default async function StatisticsPage() {
  await connection()
  return <StatisticsView />
}
