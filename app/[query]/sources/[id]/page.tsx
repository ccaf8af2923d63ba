import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { SourcePage } from '@/components/sources/source-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'
import { getSourceOfSegment } from '@/lib/portal/sources/load'
import { sourceAddress } from '@/lib/portal/sources/references'
import { sourceDescription, sourceDocumentTitle } from '@/lib/portal/sources/source-titles'

type Props = PageProps<'/[query]/sources/[id]'>

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

async function sourceOf({ params }: Props) {
  const { query, id } = await params
  return query === noQuery ? getSourceOfSegment(id) : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const source = await sourceOf(props)
  if (!source) return missingMetadata
  return pageMetadata({
    title: sourceDocumentTitle(source),
    description: sourceDescription(source),
    path: sourceAddress(source),
  })
}

export default async function SourceRoute(props: Props) {
  const source = await sourceOf(props)
  return source ? <SourcePage source={source} /> : <Missing />
}
