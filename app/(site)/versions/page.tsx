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
    description: 'All versions of the data, each with its permanent address and what changed.',
    path: '/versions',
    feed: (await hasVersions()) ? { page: '/changes', title: 'All changes' } : undefined,
  })
}

export default async function Page() {
  await connection()
  const isSigned = (await getIssuer()) !== undefined
  return <VersionsPage versions={await listVersions()} isSigned={isSigned} />
}
