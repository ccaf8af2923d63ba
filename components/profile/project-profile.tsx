import { SourceMarks } from '@/components/sources/source-marks'
import { correctionAddress, recordKey } from '@/lib/portal/corrections/correction-address'
import { projectFields, projectSources } from '@/lib/portal/profile/fields/project-fields'
import { projectHistory } from '@/lib/portal/profile/history'
import { projectEntities } from '@/lib/portal/profile/project-relations'
import { undisclosedTopics } from '@/lib/portal/profile/undisclosed-topics'
import { statedAim } from '@/lib/portal/projects/aim'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import { EndedBanner, ProjectGlance, ProjectHead } from './project-head'
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
  const inSection = (section: string) => ({
    project,
    sources,
    correct: correctionAddress(recordKey('projects', project), section),
  })
  return (
    <ProfileFrame
      family="projects"
      {...props}
      sources={sources}
      lede={
        mission && (
          <>
            {statedAim(mission)}
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
      <ProjectTechnology {...inSection('technology')} />
      <ProjectOrganizations entities={projectEntities(project)} {...inSection('entities')} />
      <ProjectRelations {...inSection('consortia_relations')} />
      <ProjectPeople {...inSection('persons_of_interest')} />
      <FieldSection group={projectFields.foundations} {...inSection('foundations')} />
      <FieldSection group={projectFields.reach} {...inSection('reach')} />
      <ProjectInclusion {...inSection('criteria')} />
      <SimilarProjects id={project.id} similar={related?.similar} />
      <ProjectLinks project={project} />
    </ProfileFrame>
  )
}
