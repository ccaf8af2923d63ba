import { SiteLink } from '@/components/layout/site-link'
import { SourceMarks } from '@/components/sources/source-marks'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import { projectFields, projectSources } from '@/lib/portal/profile/fields/project-fields'
import { projectHistory } from '@/lib/portal/profile/history'
import { undisclosedTopics } from '@/lib/portal/profile/undisclosed-topics'
import { getStage } from '@/lib/portal/projects/status'
import { statedAim } from '@/lib/portal/records/summaries'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import { capitalized } from '@/lib/text/sentences'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { ProfileSection } from './profile-section'
import { EndedBanner, ProjectGlance, ProjectHead } from './project-head'
import {
  ProjectLinks,
  ProjectOrganizations,
  ProjectPeople,
  ProjectRelations,
} from './project-participants'
import { FieldSection, ProjectInclusion, ProjectTechnology } from './project-sections'
import { type SimilarRow, SimilarRows } from './rows'
import { Timeline } from './timeline'

interface SimilarProjectsProps {
  id: number
  similar: readonly SimilarProject[] | undefined
}

function similarRow({ id, title, reasons, status, country }: SimilarProject): SimilarRow {
  return [id, title, capitalized(reasons.join(', ')), status ?? '', country?.name ?? '']
}

/** The projects that have the most in common with this one, and their common traits. */
function SimilarProjects({ id, similar }: SimilarProjectsProps) {
  if (!similar || similar.length === 0) return null
  const ids = [id, ...similar.map((project) => project.id)]
  return (
    <ProfileSection
      title="Similar projects"
      note={
        <>
          The {similar.length > 1 ? 'projects' : 'project'} with the most in common.{' '}
          <SiteLink href={compareAddress('projects', ids)}>
            {similar.length > 1 ? 'Compare all' : 'Compare'}
          </SiteLink>
        </>
      }
    >
      <SimilarRows id={id} rows={similar.map(similarRow)} />
    </ProfileSection>
  )
}

export function ProjectProfile({ copies, ...props }: ProfileProps<'projects'>) {
  const { related, dataDate, answer } = props
  const project = answer.data
  const day = dataDate ?? answer.fetchedAt
  const steps = projectHistory(project, day)
  const sources = projectSources(project, copies)
  const { mission_statement: mission } = project
  const common = { project, sources }
  return (
    <ProfileFrame
      family="projects"
      {...props}
      sources={sources}
      lede={
        mission && (
          <>
            {statedAim(mission, getStage(project.status) === 'ended')}
            <SourceMarks index={sources} references={[project.mission_statement_source]} />
          </>
        )
      }
      head={
        <>
          <ProjectHead {...common} records={props.sourceRecords} day={day} />
          <EndedBanner project={project} successors={related?.successors} />
        </>
      }
      undisclosed={undisclosedTopics(project)}
      unsourced={project.products?.length}
      glance={<ProjectGlance project={project} sources={sources} />}
    >
      {steps.length > 0 && (
        <ProfileSection title="History">
          <Timeline steps={steps} sources={sources} />
        </ProfileSection>
      )}
      <ProjectTechnology {...common} />
      <ProjectOrganizations {...common} />
      <ProjectRelations {...common} />
      <ProjectPeople {...common} />
      <FieldSection group={projectFields.foundations} {...common} />
      <FieldSection group={projectFields.reach} {...common} />
      <ProjectInclusion {...common} />
      <SimilarProjects id={project.id} similar={related?.similar} />
      <ProjectLinks project={project} />
    </ProfileFrame>
  )
}
