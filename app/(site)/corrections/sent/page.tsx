import type { Metadata } from 'next'
import { CorrectionSent } from '@/components/corrections/correction-page'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { canonicalSentQuery, parseCorrectionQuery } from '@/lib/portal/corrections/correction-query'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/corrections/sent'>

const path = '/corrections/sent'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = canonicalSentQuery(await pageParameters(path, props))
  if (!query) return missingMetadata
  return pageMetadata({
    title: 'Correction sent',
    description: 'We have received your correction.',
    // The page exists only at an address that names a record.
    path: `${path}?${query}`,
    listed: false,
  })
}

export default async function CorrectionSentPage(props: Props) {
  const state = parseCorrectionQuery(await pageParameters(path, props))
  return state ? <CorrectionSent state={state} /> : <Missing />
}
