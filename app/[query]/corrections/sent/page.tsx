import type { Metadata } from 'next'
import { CorrectionSent } from '@/components/corrections/correction-sent'
import { Missing } from '@/components/layout/missing'
import { parseCorrectionQuery } from '@/lib/portal/corrections/correction-query'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Correction sent',
    description: 'Your correction has arrived at those who run this site.',
    path: '/corrections/sent',
    listed: false,
  })
}

export default async function CorrectionSentPage({
  params,
}: PageProps<'/[query]/corrections/sent'>) {
  const query = queryOfSegment((await params).query)
  const state = query && parseCorrectionQuery(new URLSearchParams(query))
  return state ? <CorrectionSent state={state} /> : <Missing />
}
