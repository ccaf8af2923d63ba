import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { VersionsPage } from '@/components/versions/versions-page'
import { getIssuer } from '@/lib/portal/proof/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'
import { hasVersions, listVersions } from '@/lib/portal/versions/load'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: 'Versions',
    description:
      'The versions of the data, what is new in each, and where to find each of them for good.',
    path: '/versions',
    feed: (await hasVersions()) ? { page: '/changes', title: 'All changes' } : undefined,
  })
}

export default async function Page({ params }: PageProps<'/[query]/versions'>) {
  if ((await params).query !== noQuery) return <Missing />
  const isSigned = (await getIssuer()) !== undefined
  return <VersionsPage versions={await listVersions()} isSigned={isSigned} />
}
