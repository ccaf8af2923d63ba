import type { ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { SiteLink } from '@/components/layout/site-link'
import { SourceMarks } from '@/components/sources/source-marks'
import { type InclusionCriteria, inclusionCriteria } from '@/lib/contract/projects'
import { criterionNames } from '@/lib/portal/profile/property-names'
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
  criteria,
  sources,
}: {
  criteria: InclusionCriteria
  sources: SourceIndex
}) {
  const { announcement_date: announced, exception_reason: exception } = criteria
  const answers = inclusionCriteria.map((name) => ({
    name: criterionNames[name],
    value: criteria[name],
    of: criteria[`${name}_sources`] ?? [],
  }))
  return (
    <ProfileSection title="Inclusion criteria" note={note}>
      {exception && <p>Included as an exception: {exception}</p>}
      <AnswerList answers={answers} sources={sources} />
      {announced && (
        <p className="note">
          The announcement that decides on its inclusion: <DateText date={announced} />
          <SourceMarks index={sources} of={criteria.announcement_date_sources ?? []} />
        </p>
      )}
    </ProfileSection>
  )
}
