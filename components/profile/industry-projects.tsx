import type { Industry } from '@/lib/contract/industries'
import { listAddress } from '@/lib/portal/list/list-state'
import type { Related } from '@/lib/portal/related/related'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { counted } from '@/lib/text/counted'
import { ProjectUses } from './project-uses'

const maxProjects = 10

/** The industry with only its newest projects if there are many. The list of projects has all of them. */
export function withNewestProjects(industry: Industry, related: Related | undefined): Industry {
  const { projects } = industry
  if (!projects || projects.length <= maxProjects + 2) return industry
  const launches = new Map(related?.entries.map(({ id, launch }) => [id, launch]))
  const launchOf = ({ id }: { id: number }) => launches.get(id) ?? ''
  const newest = projects.toSorted((a, b) => launchOf(b).localeCompare(launchOf(a)))
  return { ...industry, projects: newest.slice(0, maxProjects) }
}

interface IndustryProjectsProps {
  /** The result of `withNewestProjects`. */
  industry: Industry
  sources: SourceIndex
  related: Related | undefined
}

/** The projects for an industry or, if there are many, the newest ones and a link to all. */
export function IndustryProjects({ industry, sources, related }: IndustryProjectsProps) {
  const { id, projects, project_count: count } = industry
  const isWhole = (projects?.length ?? 0) >= count
  const address = listAddress('/projects', { page: 1, filters: { industry: [String(id)] } })
  return (
    <ProjectUses
      title={isWhole ? 'Projects for this industry' : 'Newest projects for this industry'}
      note={
        <a href={address}>
          {isWhole
            ? 'Filter and sort them in the list'
            : `All ${counted(count, 'project')} in the list`}
        </a>
      }
      uses={projects}
      sources={sources}
      related={related}
    />
  )
}
