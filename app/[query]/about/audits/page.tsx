import type { Metadata } from 'next'
import { AuditsText } from '@/components/about/audits'
import { Missing } from '@/components/layout/missing'
import { getAuditsPage } from '@/lib/portal/about/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Audits of the facts',
    description:
      'Facts of DID Atlas that were drawn at random and looked up in the pages that they cite, with what was found.',
    path: '/about/audits',
  })
}

export default async function AuditsPage({ params }: PageProps<'/[query]/about/audits'>) {
  if ((await params).query !== noQuery) return <Missing />
  return <AuditsText audits={await getAuditsPage()} />
}
