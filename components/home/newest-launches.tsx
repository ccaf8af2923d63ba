import { DateText } from '@/components/layout/date-text'
import { Fact, FactList } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import type { ProjectSummary } from '@/lib/contract/projects'

export function NewestLaunches({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <Section title="Newest launches">
      {projects.length === 0 && <p className="text-muted">No project gives a date of launch.</p>}
      <FactList>
        {projects.map(({ id, title, launch_date: date }) => (
          <Fact key={id} term={date && <DateText month date={date} />}>
            <RecordLink family="projects" id={id} name={title} />
          </Fact>
        ))}
      </FactList>
    </Section>
  )
}
