import { DateText } from '@/components/layout/date-text'
import { Fact } from '@/components/layout/fact-list'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { managingSource } from '@/lib/portal/profile/project-entities'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { formatCount } from '@/lib/text/counted'
import { WebsiteFact } from './website-fact'

interface ProjectPartProps {
  project: ProjectDetail
  sources: SourceIndex
}

const typeNames: Record<string, string> = { 'DID Project': 'DID project' }

interface PlaceProps {
  project: ProjectDetail
  index: SourceIndex
  of: (string | null | undefined)[]
}

function Place({ project: { country, region, managing_entity: manager }, ...rest }: PlaceProps) {
  return (
    <>
      {country && (
        <Fact term="Country">
          <CountryLink country={country} />
        </Fact>
      )}
      {region && <Fact term="Region">{region}</Fact>}
      {manager && (
        <Fact term="Managed by">
          <RecordLink family="entities" id={manager.id} name={manager.name} />
          <SourceMarks {...rest} />
        </Fact>
      )}
    </>
  )
}
function Dates({ project, sources }: ProjectPartProps) {
  const { announcement_date: announced, launch_date: launched } = project
  return (
    <>
      {announced && (
        <Fact term="Announced">
          <DateText date={announced} />
          <SourceMarks index={sources} of={[project.announcement_date_source]} />
        </Fact>
      )}
      {launched && (
        <Fact term="Launched">
          <DateText date={launched} />
          <SourceMarks index={sources} of={[project.launch_date_source]} />
        </Fact>
      )}
    </>
  )
}

/** The facts by which projects are compared first. */
export function ProjectGlance({ project, sources }: ProjectPartProps) {
  const { status, type, stats } = project
  return (
    <>
      <Fact term="Status">
        <StatusMark status={status} />
      </Fact>
      <Fact term="Type">{typeNames[type] ?? type}</Fact>
      <Place project={project} index={sources} of={[managingSource(project)]} />
      <Dates project={project} sources={sources} />
      <WebsiteFact address={project.website} logo={project.logo_url} />
      {stats && (
        <>
          <Fact term="Connections">{formatCount(stats.total_links)}</Fact>
          <Fact term="Score">
            {stats.score.toFixed(1)} of 100{' '}
            <SiteLink href="/about#score" className="note">
              how it is made
            </SiteLink>
          </Fact>
        </>
      )}
    </>
  )
}
