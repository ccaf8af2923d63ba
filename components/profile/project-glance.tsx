import Link from 'next/link'
import { DateText } from '@/components/layout/date-text'
import { Fact, FactList } from '@/components/layout/fact-list'
import { HostLink } from '@/components/layout/host-link'
import { RecordLink } from '@/components/layout/record-link'
import { RecordLogo } from '@/components/layout/record-logo'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceMarks, Unsourced } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/sources/source-index'

interface ProjectPartProps {
  project: ProjectDetail
  sources: SourceIndex
}

const typeNames: Record<string, string> = { 'DID Project': 'DID project' }

function DateFact({
  term,
  date,
  ...marks
}: {
  term: string
  date: string
  index: SourceIndex
  of: (string | null | undefined)[]
}) {
  return (
    <Fact term={term}>
      <DateText date={date} />
      <SourceMarks {...marks} />
    </Fact>
  )
}

/** The source of the relation that names the managing organization, which is that of the country as well. */
const managingSource = ({ entities, managing_entity: manager }: ProjectDetail) =>
  entities?.find((e) => e.relationship_type === 'Managing' && e.id === manager?.id)?.source

/** The facts by which projects are compared first. */
export function ProjectGlance({ project, sources }: ProjectPartProps) {
  const { status, type, country, region, managing_entity: manager, website, stats } = project
  const { announcement_date: announced, launch_date: launched } = project
  return (
    <section className="lg:col-start-2 lg:row-start-1">
      <h2 className="sr-only">At a glance</h2>
      <FactList form="strong">
        <Fact term="Status">
          <StatusMark status={status} />
          {status && <Unsourced />}
        </Fact>
        <Fact term="Type">{typeNames[type] ?? type}</Fact>
        {country && <Fact term="Country">{country.name}</Fact>}
        {region && <Fact term="Region">{region}</Fact>}
        {manager && (
          <Fact term="Managed by">
            <RecordLink family="entities" id={manager.id} name={manager.name} />
            <SourceMarks index={sources} of={[managingSource(project)]} />
          </Fact>
        )}
        {announced && (
          <DateFact
            term="Announced"
            date={announced}
            index={sources}
            of={[project.announcement_date_source]}
          />
        )}
        {launched && (
          <DateFact
            term="Launched"
            date={launched}
            index={sources}
            of={[project.launch_date_source]}
          />
        )}
        {website && (
          <Fact term="Website">
            <RecordLogo address={project.logo_url} />
            <HostLink address={website} />
            <Unsourced />
          </Fact>
        )}
        {stats && <Fact term="Connections">{stats.total_links.toLocaleString('en')}</Fact>}
        {stats && (
          <Fact term="Score">
            {stats.score.toFixed(1)} of 100{' '}
            <Link
              href="/about#score"
              prefetch={false}
              className="whitespace-nowrap text-muted text-note"
            >
              how it is made
            </Link>
          </Fact>
        )}
      </FactList>
    </section>
  )
}
