import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { StatisticsView } from '@/components/statistics/statistics-view'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Statistics',
    description:
      'Government-affiliated decentralized identity in figures: launches by year, status, countries, DID methods, ledgers, standards, industries and technical properties, each with its table and CSV.',
    path: '/statistics',
  })
}

export default async function StatisticsPage({ params }: PageProps<'/[query]/statistics'>) {
  return (await params).query === noQuery ? <StatisticsView /> : <Missing />
}
