import { SourceMarks } from '@/components/sources/source-marks'
import { correctionAddress, recordKey } from '@/lib/portal/corrections/correction-address'
import { projectFields } from '@/lib/portal/profile/fields/project-fields'
import { projectHistory } from '@/lib/portal/profile/history'
import { projectEntities } from '@/lib/portal/profile/project-entities'
import { projectSources } from '@/lib/portal/profile/project-sources'
import { FieldSection } from './field-section'
import { HistorySection } from './history-section'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { GeneratedSummary } from './profile-section'
import { ProjectGlance } from './project-glance'
import { ProjectInclusion } from './project-inclusion'
import { ProjectLinks } from './project-links'
import { ProjectOrganizations } from './project-organizations'
import { ProjectPeople } from './project-people'
import { ProjectRelations } from './project-relations'
import { ProjectTechnology } from './project-technology'
import { SimilarProjects } from './similar-projects'

export function ProjectProfile({ copies, ...props }: ProfileProps<'projects'>) {
  const { related, dataDate, answer } = props
  const project = answer.data
  const day = dataDate ?? answer.fetchedAt
  const sources = projectSources(project, copies)
  const { mission_statement: mission } = project
  const correct = (facts: string) => correctionAddress(recordKey('projects', project), facts)
  return (
    <ProfileFrame
      family="projects"
      {...props}
      sources={sources}
      lede={
        mission && (
          <>
            {mission}
            <SourceMarks index={sources} of={[project.mission_statement_source]} />
          </>
        )
      }
      glance={<ProjectGlance project={project} sources={sources} />}
    >
      <GeneratedSummary text={project.ai_description} />
      <HistorySection steps={projectHistory(project, day)} sources={sources} />
      <ProjectTechnology project={project} sources={sources} correct={correct('technology')} />
      <ProjectOrganizations
        entities={projectEntities(project)}
        sources={sources}
        correct={correct('entities')}
      />
      <ProjectRelations
        project={project}
        sources={sources}
        correct={correct('consortia_relations')}
      />
      <ProjectPeople project={project} sources={sources} correct={correct('persons_of_interest')} />
      <FieldSection
        group={projectFields.foundations}
        project={project}
        sources={sources}
        correct={correct('foundations')}
      />
      <FieldSection
        group={projectFields.reach}
        project={project}
        sources={sources}
        correct={correct('reach')}
      />
      <ProjectInclusion project={project} sources={sources} correct={correct('criteria')} />
      <SimilarProjects id={project.id} similar={related?.similar} />
      <ProjectLinks project={project} />
    </ProfileFrame>
  )
}
