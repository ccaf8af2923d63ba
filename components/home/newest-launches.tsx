import { DateText } from '@/components/layout/date-text'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import type { ProjectSummary } from '@/lib/contract/projects'

export function NewestLaunches({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <Section title="Newest launches">
      {projects.length === 0 && <p className="text-muted">No project gives a date of launch.</p>}
      <ol className="border-rule border-t text-[0.9375rem]">
        {projects.map(({ id, title, launch_date: date }) => (
          <li
            key={id}
            className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-3 border-rule border-b py-2.5"
          >
            <span className="text-muted">{date && <DateText month date={date} />}</span>
            <RecordLink family="projects" id={id} name={title} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
