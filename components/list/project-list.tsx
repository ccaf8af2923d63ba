import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { countOf, listProjects } from '@/lib/api/resources'
import { required } from '@/lib/api/result'
import { isFiltered, type ListState } from '@/lib/list/list-query'
import { EmptyList } from './empty-list'
import { ListPages } from './list-pages'
import { ProjectFilters } from './project-filters'
import { ProjectTable } from './project-table'

const path = '/projects'

const count = (number: number) => number.toLocaleString('en')

/** What the list shows, in words: how many of how many, by which filters, in which order. */
function summary(state: ListState, matching: number, all: number | undefined): string {
  const { type } = state.filters
  const parts = [
    isFiltered(state) && all !== undefined
      ? `${count(matching)} of ${count(all)} projects and consortia`
      : `${count(matching)} projects and consortia`,
    type === 'Consortium' ? 'consortia only' : type && 'DID projects only',
    state.q && `name contains “${state.q}”`,
    'by score, highest first',
  ]
  return parts.filter(Boolean).join(' · ')
}

export async function ProjectList({ state }: { state: ListState }) {
  const [page, all] = await Promise.all([listProjects(state), countOf('projects')])
  const { data, omitted } = required(page)
  const { total, total_pages: last } = data.pagination
  return (
    <PageMain section="projects">
      <div className="pt-9">
        <PageTitle>Projects</PageTitle>
        <p className="mt-2 text-muted text-note">{summary(state, total, all)}</p>
        <ProjectFilters state={state} />
      </div>
      <div className="mt-6">
        {data.data.length > 0 ? (
          <ProjectTable projects={data.data} />
        ) : (
          <EmptyList path={path} state={state} last={last} />
        )}
        {omitted > 0 && (
          <p className="mt-3 text-muted text-note">
            {omitted} {omitted === 1 ? 'record' : 'records'} of this page could not be read and{' '}
            {omitted === 1 ? 'is' : 'are'} left out.
          </p>
        )}
        {data.data.length > 0 && <ListPages path={path} state={state} last={last} />}
      </div>
    </PageMain>
  )
}
