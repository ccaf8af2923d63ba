import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { Privacy } from '@/components/privacy/privacy'
import { noQuery } from '@/lib/list/renderer-path'
import { pageMetadata } from '@/lib/seo/page-metadata'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Privacy',
    description:
      'No cookies, no trackers and no requests to other sites: what this site keeps, where, and for how long.',
    path: '/privacy',
  })
}

export default async function PrivacyPage({ params }: PageProps<'/[query]/privacy'>) {
  return (await params).query === noQuery ? <Privacy /> : <Missing />
}
