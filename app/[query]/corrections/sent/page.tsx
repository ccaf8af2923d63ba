import type { Metadata } from 'next'
import { CorrectionSent } from '@/components/corrections/correction-sent'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { parseCorrectionQuery } from '@/lib/portal/corrections/correction-query'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

type Props = PageProps<'/[query]/corrections/sent'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const query = queryOfSegment((await params).query)
  if (!query) return missingMetadata
  return pageMetadata({
    title: 'Correction sent',
    description: 'Your correction has arrived at those who run this site.',
    // The page exists only at an address that names a record.
    path: `/corrections/sent?${query}`,
    listed: false,
  })
}

export default async function CorrectionSentPage({ params }: Props) {
  const query = queryOfSegment((await params).query)
  const state = query && parseCorrectionQuery(new URLSearchParams(query))
  return state ? <CorrectionSent state={state} /> : <Missing />
}
