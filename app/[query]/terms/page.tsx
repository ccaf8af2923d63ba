import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { TermsText } from '@/components/terms/terms-text'
import { getTerms } from '@/lib/api/resources'
import { required } from '@/lib/api/result'
import { noQuery } from '@/lib/list/renderer-path'
import { pageMetadata } from '@/lib/seo/page-metadata'

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
  return <TermsText terms={required(await getTerms()).data} />
}
