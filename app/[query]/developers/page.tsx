import type { Metadata } from 'next'
import { Developers } from '@/components/developers/developers'
import { Missing } from '@/components/layout/missing'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'API for developers',
    description:
      'Quick start, console and complete reference of the read-only JSON API: endpoints, parameters, errors, limits and caching.',
    path: '/developers',
  })
}

export default async function DevelopersPage({ params }: PageProps<'/[query]/developers'>) {
  return (await params).query === noQuery ? <Developers /> : <Missing />
}
