import type { Metadata } from 'next'
import { connection } from 'next/server'
import { VersionsPage } from '@/components/versions/versions-page'
import { getIssuer } from '@/lib/portal/proof/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { hasVersions, listVersions } from '@/lib/portal/versions/load'

export async function generateMetadata(): Promise<Metadata> {
  await connection()
  return pageMetadata({
    title: 'Versions',
    description:
      'The versions of the data, what is new in each, and where to find each of them for good.',
    path: '/versions',
    feed: (await hasVersions()) ? { page: '/changes', title: 'All changes' } : undefined,
  })
}

export default async function Page() {
  await connection()
  const isSigned = (await getIssuer()) !== undefined
  return <VersionsPage versions={await listVersions()} isSigned={isSigned} />
}
