import { DateText } from '@/components/layout/date-text'
import { SourceMarks } from '@/components/sources/source-marks'
import type { HistoryStep } from '@/lib/portal/profile/history'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ProfileSection } from './profile-section'

interface HistorySectionProps {
  steps: readonly HistoryStep[]
  sources: SourceIndex
}

/** The history of a project in one line. A step without a date makes no claim about it: the summary may give one. */
export function HistorySection({ steps, sources }: HistorySectionProps) {
  if (steps.length === 0) return null
  return (
    <ProfileSection title="History">
      <ol className="timeline">
        {steps.map(({ label, date, source, state }) => (
          <li key={label} className={state}>
            <b>{label}</b>
            {date && (
              <>
                {' '}
                <DateText date={date} />
                <SourceMarks index={sources} of={[source]} />
              </>
            )}
          </li>
        ))}
      </ol>
    </ProfileSection>
  )
}
