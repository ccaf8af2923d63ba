import type { Metadata } from 'next'
import { KeyPage } from '@/components/developers/key-page'
import { Missing } from '@/components/layout/missing'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'API key',
    description: 'A key for the read-only JSON API, in one step: no account, no personal data.',
    path: '/developers/key',
  })
}

export default async function DeveloperKeyPage({ params }: PageProps<'/[query]/developers/key'>) {
  return (await params).query === noQuery ? <KeyPage /> : <Missing />
}
