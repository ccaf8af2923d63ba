import { SourceMarks } from '@/components/sources/source-marks'
import { projectEntities } from '@/lib/portal/profile/project-entities'
import { projectSources } from '@/lib/portal/profile/project-sources'
import type { SourceUse } from '@/lib/portal/sources/source-index'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-route'
import { GeneratedSummary } from './profile-section'
import { ProjectFoundations } from './project-foundations'
import { ProjectGlance } from './project-glance'
import { ProjectInclusion } from './project-inclusion'
import { ProjectLinks } from './project-links'
import { ProjectOrganizations } from './project-organizations'
import { ProjectPeople } from './project-people'
import { ProjectReach } from './project-reach'
import { ProjectRelations } from './project-relations'
import { ProjectTechnology, tellsTechnology } from './project-technology'

interface ProjectProfileProps extends ProfileProps<'projects'> {
  /** Sources of the same relations, with the copies of them that archives keep. */
  copies?: readonly SourceUse[]
}

export function ProjectProfile({ copies, ...props }: ProjectProfileProps) {
  const project = props.answer.data
  const sources = projectSources(project, copies)
  const { mission_statement: mission, inclusion_criteria: criteria } = project
  const technology = <ProjectTechnology project={project} sources={sources} />
  const technologyFirst = tellsTechnology(project)
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
      {technologyFirst && technology}
      <ProjectOrganizations entities={projectEntities(project)} sources={sources} />
      <ProjectRelations project={project} sources={sources} />
      <ProjectPeople project={project} sources={sources} />
      <ProjectFoundations project={project} sources={sources} />
      {!technologyFirst && technology}
      <ProjectReach project={project} sources={sources} />
      {criteria && <ProjectInclusion criteria={criteria} sources={sources} />}
      <ProjectLinks project={project} />
    </ProfileFrame>
  )
}
