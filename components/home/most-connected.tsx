import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import type { ProjectSummary } from '@/lib/contract/projects'

export function MostConnected({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <Section
      title="Most connected projects"
      note={
        <>
          By the number of connections to organizations, people, ledgers, standards, laws and other
          projects. The list of projects is ordered by{' '}
          <SiteLink href="/about#score">score</SiteLink>, which also weighs them.
        </>
      }
    >
      <table className="data-table stacked">
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Status</th>
            <th scope="col">Country</th>
            <th scope="col" className="figure">
              Connections
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ id, title, status, country, stats }) => (
            <tr key={id}>
              <td>
                <RecordLink family="projects" id={id} name={title} />
              </td>
              <td>
                <StatusMark status={status} />
              </td>
              <td>{country?.name}</td>
              <td className="figure" data-label="Connections">
                {stats.total_links}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
