import type { Metadata } from 'next'
import { Accessibility } from '@/components/about/accessibility'
import { Missing } from '@/components/layout/missing'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Accessibility',
    description:
      'What the site aims at, how it is checked, what is known to be missing, and how to report a barrier.',
    path: '/accessibility',
  })
}

export default async function AccessibilityPage({ params }: PageProps<'/[query]/accessibility'>) {
  return (await params).query === noQuery ? <Accessibility /> : <Missing />
}
