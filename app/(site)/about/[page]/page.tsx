import type { Metadata } from 'next'
import { getAboutPage } from '@/components/about/about-pages'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

type Props = PageProps<'/about/[page]'>

export { placeholderAboutPage as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params
  const entry = getAboutPage(page)
  if (!entry) return missingMetadata
  const { title, description } = entry
  return pageMetadata({ title, description, path: `/about/${page}` })
}

/** The pages about how the records are compiled, such as `/about/codebook`. */
export default async function AboutSubpage({ params }: Props) {
  const entry = getAboutPage((await params).page)
  return entry ? <entry.Page /> : <Missing />
}
