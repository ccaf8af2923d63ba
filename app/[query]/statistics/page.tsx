import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { StatisticsView } from '@/components/statistics/statistics-view'
import { noQuery } from '@/lib/list/renderer-path'
import { pageMetadata } from '@/lib/seo/page-metadata'

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
