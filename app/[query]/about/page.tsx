import type { Metadata } from 'next'
import { About } from '@/components/about/about'
import { Missing } from '@/components/layout/missing'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'How this record is made',
    description:
      'Method, inclusion criteria and score formula of DID Atlas, and how to have a fact corrected.',
    path: '/about',
  })
}

export default async function AboutPage({ params }: PageProps<'/[query]/about'>) {
  return (await params).query === noQuery ? <About /> : <Missing />
}
