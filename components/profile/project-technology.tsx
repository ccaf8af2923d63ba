import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { projectFields } from '@/lib/portal/profile/fields/project-fields'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { AnswerList, disclosesAny } from './answer-list'
import { ProfileSection } from './profile-section'

const { title, fields } = projectFields.technology

/** Whether there is anything to read of the technology: if not, organizations come first. */
export const tellsTechnology = (project: ProjectDetail): boolean =>
  Boolean(project.tech_stack_description) || disclosesAny(fields, project)

export function ProjectTechnology({
  project,
  sources,
  correct,
}: {
  project: ProjectDetail
  sources: SourceIndex
  correct: string
}) {
  const { tech_stack_description: description } = project
  return (
    <ProfileSection title={title} correct={correct}>
      {description && (
        <p>
          {description}
          <SourceMarks index={sources} of={[project.tech_stack_description_source]} />
        </p>
      )}
      <AnswerList fields={fields} project={project} sources={sources} />
    </ProfileSection>
  )
}
