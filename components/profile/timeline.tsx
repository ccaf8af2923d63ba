import { DateText } from '@/components/layout/date-text'
import { SourceMarks } from '@/components/sources/source-marks'
import type { HistoryStep } from '@/lib/portal/profile/history'
import type { SourceIndex } from '@/lib/portal/sources/source-index'

interface TimelineProps {
  steps: readonly HistoryStep[]
  sources: SourceIndex
  /** Without the connecting line, for projects that have ended. */
  isPlain?: boolean
}

/** The history of a project: its steps in order, at equal distances. */
export function Timeline({ steps, sources, isPlain = false }: TimelineProps) {
  if (steps.length === 0) return null
  return (
    <ol className={isPlain ? 'note flex flex-wrap gap-x-5' : 'timeline'}>
      {steps.map(({ label, date, source, state }) => (
        <li key={label} className={date ? state : `${state} undated`}>
          <b>{label}</b>
          {date ? (
            <>
              {' '}
              <DateText date={date} />
              <SourceMarks index={sources} references={[source]} />
            </>
          ) : isPlain ? (
            ', date not disclosed'
          ) : (
            ' Date not disclosed'
          )}
        </li>
      ))}
    </ol>
  )
}
