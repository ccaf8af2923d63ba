import type { Metadata } from 'next'
import { Privacy } from '@/components/about/privacy'
import { Missing } from '@/components/layout/missing'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

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
