import { SourceMarks } from '@/components/sources/source-marks'
import { type ProjectDetail, technicalProperties } from '@/lib/contract/projects'
import { propertyNames } from '@/lib/portal/profile/property-names'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { type Answer, AnswerList, isDisclosed } from './answer-list'
import { ProfileSection } from './profile-section'

const answersOf = (project: ProjectDetail): Answer[] =>
  technicalProperties.map((property) => ({
    name: propertyNames[property],
    value: project[property],
    of: [project[`${property}_source`]],
  }))

/** Whether there is anything to read of the technology: if not, organizations come first. */
export const tellsTechnology = (project: ProjectDetail): boolean =>
  Boolean(project.tech_stack_description) || answersOf(project).some(isDisclosed)

export function ProjectTechnology({
  project,
  sources,
}: {
  project: ProjectDetail
  sources: SourceIndex
}) {
  const { tech_stack_description: description } = project
  return (
    <ProfileSection title="Technology">
      {description && (
        <p>
          {description}
          <SourceMarks index={sources} of={[project.tech_stack_description_source]} />
        </p>
      )}
      <AnswerList answers={answersOf(project)} sources={sources} />
    </ProfileSection>
  )
}
