import type { Metadata } from 'next'
import { TermsText } from '@/components/about/terms-text'
import { Missing } from '@/components/layout/missing'
import { getTermsPage } from '@/lib/portal/about/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Terms of the data',
    description:
      'Licence, attribution, permitted use, ways to credit and fair use of the API, as the publisher of the data gives them.',
    path: '/terms',
  })
}

export default async function TermsPage({ params }: PageProps<'/[query]/terms'>) {
  if ((await params).query !== noQuery) return <Missing />
  return <TermsText terms={await getTermsPage()} />
}
