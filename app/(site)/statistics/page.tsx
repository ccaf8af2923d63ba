import { connection } from 'next/server'
import { StatisticsView } from '@/components/statistics/statistics-view'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Statistics',
    description:
      'Government-affiliated decentralized identity in figures: launches by year, status, countries, DID methods, ledgers, standards, industries and technical properties, each with its table and CSV.',
    path: '/statistics',
  })

export default async function StatisticsPage() {
  await connection()
  return <StatisticsView />
}
