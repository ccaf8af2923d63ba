import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { projectFields } from '@/lib/portal/profile/fields/project-fields'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { AnswerList } from './answer-list'
import { ProfileSection } from './profile-section'

const { title, fields } = projectFields.technology

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
