import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { SourcePage } from '@/components/sources/source-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { getSourceOfSegment } from '@/lib/portal/sources/load'
import { sourceAddress } from '@/lib/portal/sources/references'
import { sourceDescription, sourceDocumentTitle } from '@/lib/portal/sources/source-titles'

type Props = PageProps<'/sources/[id]'>

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

const getSource = async ({ params }: Props) => getSourceOfSegment((await params).id)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const source = await getSource(props)
  if (!source) return missingMetadata
  return pageMetadata({
    title: sourceDocumentTitle(source),
    description: sourceDescription(source),
    path: sourceAddress(source),
  })
}

export default async function SourceRoute(props: Props) {
  const source = await getSource(props)
  return source ? <SourcePage source={source} /> : <Missing />
}
