import type { Metadata } from 'next'
import { DownloadsPage } from '@/components/downloads/downloads-page'
import { Missing } from '@/components/layout/missing'
import { getDownloads } from '@/lib/portal/downloads/load'
import { getIssuer } from '@/lib/portal/proof/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Downloads',
    description:
      'All the data as files, without a key: CSV, JSON, NDJSON, Parquet, SQLite, GraphML, GEXF, N-Quads and Turtle, whole and by kind of record.',
    path: '/downloads',
  })
}

export default async function Page({ params }: PageProps<'/[query]/downloads'>) {
  if ((await params).query !== noQuery) return <Missing />
  const isSigned = (await getIssuer()) !== undefined
  return <DownloadsPage downloads={await getDownloads()} isSigned={isSigned} />
}
