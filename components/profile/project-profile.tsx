import { SourceMarks } from '@/components/sources/source-marks'
import { projectFields, projectSources } from '@/lib/portal/profile/fields/project-fields'
import { projectHistory } from '@/lib/portal/profile/history'
import { projectEntities } from '@/lib/portal/profile/project-relations'
import { undisclosedTopics } from '@/lib/portal/profile/undisclosed-topics'
import { getStage } from '@/lib/portal/projects/status'
import { statedAim } from '@/lib/portal/records/summaries'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import { ProjectGlance } from './project-glance'
import { EndedBanner, ProjectHead } from './project-head'
import {
  ProjectLinks,
  ProjectOrganizations,
  ProjectPeople,
  ProjectRelations,
} from './project-participants'
import { FieldSection, ProjectInclusion, ProjectTechnology } from './project-sections'
import { SimilarProjects } from './similar-projects'
import { Timeline } from './timeline'

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
          <ProjectHead project={project} sources={sources} day={day} />
          <EndedBanner project={project} />
        </>
      }
      undisclosed={undisclosedTopics(project)}
      glance={<ProjectGlance project={project} sources={sources} />}
    >
      {steps.length > 0 && (
        <ProfileSection title="History">
          <Timeline steps={steps} sources={sources} />
        </ProfileSection>
      )}
      <ProjectTechnology {...common} />
      <ProjectOrganizations entities={projectEntities(project)} {...common} />
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
