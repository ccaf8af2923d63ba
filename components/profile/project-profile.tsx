import Link from 'next/link'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SourceList } from '@/components/sources/source-list'
import { SourceMarks } from '@/components/sources/source-marks'
import type { Found } from '@/lib/api/result'
import type { ProjectDetail } from '@/lib/contract/projects'
import { projectEntities } from '@/lib/projects/project-entities'
import { projectSources } from '@/lib/projects/project-sources'
import { ProjectFoundations } from './project-foundations'
import { ProjectGlance } from './project-glance'
import { ProjectInclusion } from './project-inclusion'
import { ProjectLinks } from './project-links'
import { ProjectOrganizations } from './project-organizations'
import { ProjectPeople } from './project-people'
import { ProjectReach } from './project-reach'
import { ProjectRelations } from './project-relations'
import { ProjectTechnology } from './project-technology'
import { RecordPanel } from './record-panel'

interface ProjectProfileProps {
  answer: Found<ProjectDetail>
  dataDate?: string
}

const some = <T,>(list: readonly T[] | null | undefined): readonly T[] | undefined =>
  list && list.length > 0 ? list : undefined

export function ProjectProfile({ answer, dataDate }: ProjectProfileProps) {
  const { data: project, fetchedAt, omitted } = answer
  const sources = projectSources(project)
  const people = some(project.persons_of_interest)
  const entities = some(projectEntities(project))
  const links = some(project.links)
  return (
    <PageMain section="projects">
      <nav aria-label="Breadcrumb" className="screen-only pt-5 text-muted text-note">
        <Link href="/projects" prefetch={false}>
          Projects
        </Link>
        {project.country && ` / ${project.country.name}`}
      </nav>
      <div className="mt-2">
        <PageTitle>{project.title}</PageTitle>
        {project.mission_statement && (
          <p className="mt-3 max-w-[38em] font-serif text-lede">
            {project.mission_statement}
            <SourceMarks index={sources} of={[project.mission_statement_source]} />
          </p>
        )}
      </div>
      <div className="mt-8 grid items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <ProjectGlance project={project} sources={sources} />
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:-mt-11">
          {project.ai_description && (
            <Section title="Summary" badge="generated text">
              <p className="max-w-[42em]">{project.ai_description}</p>
            </Section>
          )}
          <ProjectTechnology project={project} sources={sources} />
          {entities && <ProjectOrganizations entities={entities} sources={sources} />}
          <ProjectRelations project={project} sources={sources} />
          {people && <ProjectPeople people={people} sources={sources} />}
          <ProjectFoundations project={project} sources={sources} />
          <ProjectReach project={project} sources={sources} />
          {project.inclusion_criteria && (
            <ProjectInclusion criteria={project.inclusion_criteria} sources={sources} />
          )}
          {links && <ProjectLinks links={links} />}
          <SourceList index={sources} />
          {omitted > 0 && (
            <p className="mt-4 text-muted text-note">
              {omitted} {omitted === 1 ? 'entry' : 'entries'} of this record could not be read and{' '}
              {omitted === 1 ? 'is' : 'are'} left out.
            </p>
          )}
        </div>
        <RecordPanel family="projects" id={project.id} fetchedAt={fetchedAt} dataDate={dataDate} />
      </div>
    </PageMain>
  )
}
