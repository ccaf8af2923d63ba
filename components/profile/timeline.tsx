import { DateText } from '@/components/layout/date-text'
import { SourceMarks } from '@/components/sources/source-marks'
import type { HistoryStep } from '@/lib/portal/profile/history'
import type { SourceIndex } from '@/lib/portal/sources/source-index'

interface TimelineProps {
  steps: readonly HistoryStep[]
  sources: SourceIndex
}

/** The history of a project in one line. */
export function Timeline({ steps, sources }: TimelineProps) {
  if (steps.length === 0) return null
  return (
    <ol className="timeline">
      {steps.map(({ label, date, source, state }) => (
        <li key={label} className={state}>
          <b>{label}</b>{' '}
          {date ? (
            <>
              <DateText date={date} />
              <SourceMarks index={sources} references={[source]} />
            </>
          ) : (
            'date not disclosed'
          )}
        </li>
      ))}
    </ol>
  )
}
