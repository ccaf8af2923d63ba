import { DateText } from '@/components/layout/date-text'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { StatusMark } from '@/components/layout/status-mark'
import type { ProjectSummary } from '@/lib/contract/projects'

/** The most recently launched projects. Some of them are pilots, so each shows its status. */
export function NewestLaunches({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <Section title="Recently started">
      {projects.length === 0 && <p className="text-muted">No project gives a date of first use.</p>}
      <ol className="border-rule border-t text-[0.9375rem]">
        {projects.map(({ id, title, launch_date: date, status }) => (
          <li
            key={id}
            className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-3 border-rule border-b py-2.5"
          >
            <span className="text-muted">{date && <DateText month date={date} />}</span>
            <span className="min-w-0">
              <RecordLink family="projects" id={id} name={title} />
              <span className="block text-note">
                <StatusMark status={status} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
