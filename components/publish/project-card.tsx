import { DateText } from '@/components/layout/date-text'
import { Fact, FactList } from '@/components/layout/fact-list'
import { FallbackNotice } from '@/components/layout/page-main'
import { StatusMark } from '@/components/layout/status-mark'
import type { ProjectDetail } from '@/lib/contract/projects'
import { siteName } from '@/lib/contract/site-name'
import type { Terms } from '@/lib/contract/terms'
import { readSettings } from '@/lib/env'
import { launchPrefix } from '@/lib/portal/projects/launch'
import { getAddress } from '@/lib/portal/records/record-address'
import { launchedLabel } from '@/lib/text/labels'
import { EmbedCredit } from './embed-page'

interface ProjectCardProps {
  project: ProjectDetail
  terms: Terms | undefined
}

/** A project as an embed. Links open a new tab, because other pages must not open in frames. */
export function ProjectCard({ project, terms }: ProjectCardProps) {
  const { status, managing_entity: manager, country, launch_date: launched } = project
  const address = new URL(getAddress('projects', project), readSettings().SITE_URL).href
  return (
    <main className="min-h-dvh border border-rule px-5 py-4">
      <h1 className="font-semibold font-serif text-xl leading-tight">
        <a href={address} target="_blank" rel="noopener">
          {project.title}
        </a>
      </h1>
      {project.mission_statement && (
        <p className="mt-1.5 line-clamp-3 font-serif">{project.mission_statement}</p>
      )}
      <div className="mt-3">
        <FactList>
          <Fact term="Status">
            <StatusMark status={status} />
          </Fact>
          {manager && <Fact term="Managed by">{manager.name}</Fact>}
          {country && <Fact term="Country">{country.name}</Fact>}
          {launched && (
            <Fact term={launchedLabel}>
              {launchPrefix(status)}
              <DateText date={launched} />
            </Fact>
          )}
        </FactList>
      </div>
      <FallbackNotice />
      <p className="mt-3 text-[0.9375rem]">
        <a href={address} target="_blank" rel="noopener">
          All facts and their sources on {siteName}
        </a>
      </p>
      <div className="mt-2 text-muted text-xs leading-normal">
        <EmbedCredit terms={terms} />
      </div>
    </main>
  )
}
