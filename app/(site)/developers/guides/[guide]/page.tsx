import type { Metadata } from 'next'
import { GuidePage } from '@/components/developers/guide-page'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { findGuide } from '@/lib/portal/developers/contents'
import { guideAddress } from '@/lib/portal/developers/guides'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

type Props = PageProps<'/developers/guides/[guide]'>

export { placeholderGuide as generateStaticParams } from '@/lib/portal/routing/cached-pages'

const getGuide = async ({ params }: Props) => findGuide((await params).guide)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const guide = await getGuide(props)
  if (!guide) return missingMetadata
  return pageMetadata({
    title: /\bAPI\b/.test(guide.title) ? guide.title : `${guide.title} (API)`,
    description: `${guide.summary} A guide to the JSON API.`,
    path: guideAddress(guide),
  })
}

export default async function GuideRoute(props: Props) {
  const guide = await getGuide(props)
  return guide ? <GuidePage guide={guide} /> : <Missing />
}
