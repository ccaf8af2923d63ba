import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { MissingEmbed } from '@/components/publish/embed-page'
import { ProjectCard } from '@/components/publish/project-card'
import { getTerms } from '@/lib/portal/about/load'
import { getRecord } from '@/lib/portal/profile/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { getAddress } from '@/lib/portal/records/record-address'

type Props = PageProps<'/embed/projects/[id]'>

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await getRecord('projects', (await params).id)
  if (!answer) return { title: 'Page not found' }
  const { title, mission_statement: mission } = answer.data
  const path = getAddress('projects', answer.data)
  return pageMetadata({ title, description: mission ?? title, path, listed: false })
}

/**
 * `/embed/projects/118`, without a slug, so that a frame on another site keeps working when the project is renamed.
 */
export default async function ProjectEmbed({ params }: Props) {
  const { id: segment } = await params
  const [answer, terms] = await Promise.all([getRecord('projects', segment), getTerms()])
  if (!answer) return <MissingEmbed />
  if (segment !== String(answer.data.id)) permanentRedirect(`/embed/projects/${answer.data.id}`)
  return <ProjectCard project={answer.data} terms={terms} />
}
