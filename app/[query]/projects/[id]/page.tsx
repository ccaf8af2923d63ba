import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Missing } from '@/components/layout/missing'
import { ProjectProfile } from '@/components/profile/project-profile'
import { getProject, getTerms } from '@/lib/api/resources'
import { found } from '@/lib/api/result'
import type { ProjectDetail } from '@/lib/contract/projects'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { idOfSegment, recordPath, recordSegment } from '@/lib/text/record-path'

type Props = PageProps<'/[query]/projects/[id]'>

/** A placeholder that is no id: profiles are made on their first request. */
export const generateStaticParams = () => [{ id: '0' }]

const answerOf = async (segment: string) => {
  const id = idOfSegment(segment)
  return id === undefined ? undefined : found(await getProject(id))
}

function description({ title, type, country, status, mission_statement: mission }: ProjectDetail) {
  const kind = type === 'Consortium' ? 'consortium' : 'decentralized identity project'
  const place = country ? ` in ${country.name}` : ''
  const state = status ? ` Status: ${status}.` : ''
  return mission
    ? `${title}, ${kind}${place}. ${mission}`
    : `${title}, ${kind}${place}.${state} Organizations, standards and sources.`
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const answer = await answerOf((await params).id)
  if (!answer) return { title: 'Page not found' }
  const { id, title } = answer.data
  return pageMetadata({
    title,
    description: description(answer.data),
    path: recordPath('projects', id, title),
  })
}

export default async function ProjectPage({ params }: Props) {
  const segment = (await params).id
  const [answer, terms] = await Promise.all([answerOf(segment), getTerms()])
  if (!answer) return <Missing />
  const { id, title } = answer.data
  if (segment !== recordSegment(id, title)) permanentRedirect(recordPath('projects', id, title))
  return (
    <ProjectProfile answer={answer} dataDate={terms.ok ? terms.data.last_updated : undefined} />
  )
}
