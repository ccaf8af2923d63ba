import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { ProjectList } from '@/components/list/project-list'
import { stateOfSegment } from '@/lib/list/list-queries'
import { isFiltered, serializeListState } from '@/lib/list/list-query'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = PageProps<'/[query]/projects'>

const path = '/projects'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const state = stateOfSegment(path, (await params).query)
  if (!state) return { title: 'Page not found' }
  const query = serializeListState(state)
  const page = state.page > 1 ? `, page ${state.page}` : ''
  const filter = [state.filters.type, state.q && `“${state.q}”`].filter(Boolean).join(', ')
  return pageMetadata({
    title: `Projects${filter && `: ${filter}`}${page}`,
    description: `Government-affiliated decentralized identity projects and consortia${page}: status, managing organization, launch and score, each with its sources.`,
    path: query === '' ? path : `${path}?${query}`,
    listed: !isFiltered(state),
  })
}

export default async function ProjectsPage({ params }: Props) {
  const state = stateOfSegment(path, (await params).query)
  return state ? <ProjectList state={state} /> : <Missing />
}
