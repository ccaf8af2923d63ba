import type { ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { SiteLink } from '@/components/layout/site-link'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { projectFields } from '@/lib/portal/profile/fields/project-fields'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { AnswerList } from './answer-list'
import { ProfileSection } from './profile-section'

const note: ReactNode = (
  <>
    Why the project is in this record: at least one criterion is met.{' '}
    <SiteLink href="/about#inclusion">How projects are chosen</SiteLink>
  </>
)

export function ProjectInclusion({
  project,
  sources,
  correct,
}: {
  project: ProjectDetail
  sources: SourceIndex
  correct: string
}) {
  const { inclusion_criteria: criteria } = project
  if (!criteria) return null
  const { announcement_date: announced, exception_reason: exception } = criteria
  const { title, fields } = projectFields.criteria
  return (
    <ProfileSection title={title} note={note} correct={correct}>
      {exception && <p>Included as an exception: {exception}</p>}
      <AnswerList fields={fields} project={project} sources={sources} />
      {announced && (
        <p className="note">
          The announcement that decided its inclusion: <DateText date={announced} />
          <SourceMarks index={sources} of={criteria.announcement_date_sources ?? []} />
        </p>
      )}
    </ProfileSection>
  )
}
