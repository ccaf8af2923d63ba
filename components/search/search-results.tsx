import { Fragment } from 'react'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { SearchBox } from '@/components/layout/search-box'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { families, getWords } from '@/lib/contract/families'
import { missingRecordAddress } from '@/lib/portal/corrections/correction-address'
import type { ProjectList } from '@/lib/portal/related/usage'
import type { CountedGroup } from '@/lib/portal/search/load'
import { versionAddress } from '@/lib/portal/versions/changes-query'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { counted, formatCount } from '@/lib/text/counted'
import { searchLabel, searchPlaceholder } from '@/lib/text/labels'
import { MarkedText } from './marked-text'

type ProjectLists = Readonly<Record<string, ProjectList>>

/** A link to the list of the projects of a record. */
function Projects({ of, list }: { of: string; list: ProjectList | undefined }) {
  if (!list) return null
  const count = counted(list.count, 'project')
  return (
    <>
      {' · '}
      <a href={list.address} aria-label={`${count}: ${of}`}>
        {count}
      </a>
    </>
  )
}

function Group({
  group: { title, hits, all, best },
  projects,
}: {
  group: CountedGroup
  projects: ProjectLists
}) {
  const count = counted(all?.count ?? hits.length, 'match', 'matches')
  return (
    <Section sideTitle title={title} note={best ? `The best ${count}` : count}>
      <ul className="search-results">
        {hits.map(({ href, name, marks, details = [], snippet }) => (
          <li key={href} className="border-rule border-b py-2 [overflow-wrap:anywhere]">
            <SiteLink href={href}>
              <MarkedText text={name} marks={marks} />
            </SiteLink>
            <p className="mt-0.5 text-muted text-note leading-6">
              {details.join(' · ')}
              <Projects of={name} list={projects[href]} />
            </p>
            {snippet && (
              <p className="mt-1 max-w-[46em] text-note">
                <MarkedText {...snippet} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {all && (
        <p className="mt-3">
          <SiteLink href={all.path}>
            All {formatCount(all.count)} matches in {title}
          </SiteLink>
        </p>
      )}
    </Section>
  )
}

function Invitation() {
  return (
    <p className="mt-3 max-w-[38em] font-serif text-lede">
      Type a name or part of one. Small misspellings are fine, and countries and well-known laws can
      be found in other languages too.
    </p>
  )
}

function NothingFound() {
  return (
    <div className="mt-5">
      <Prose>
        <p>No results. What you can do:</p>
        <ul>
          <li>Try fewer words, part of the name, or its English name.</li>
          <li>
            Browse the <SiteLink href="/projects">projects</SiteLink>,{' '}
            <SiteLink href="/entities">organizations</SiteLink> or{' '}
            <SiteLink href="/countries">countries</SiteLink>.
          </li>
          <li>
            Suggest <SiteLink href={missingRecordAddress('projects')}>a project</SiteLink> or{' '}
            <SiteLink href={missingRecordAddress('entities')}>an organization</SiteLink> that is
            missing.
          </li>
        </ul>
      </Prose>
    </div>
  )
}

/** A note that the search covers only current data, with links to the lists of the version, which can be searched. */
function OfToday({ query, version }: { query: string | undefined; version: string }) {
  return (
    <p className="mt-4 max-w-[46em] border-warn border-l-2 pl-3">
      You are searching today’s data. To search version{' '}
      <SiteLink href={versionAddress(version)}>{version}</SiteLink>, open one of its lists:{' '}
      {families.map((family, place) => (
        <Fragment key={family}>
          {place > 0 && ', '}
          <SiteLink href={pastListAddress(version, family, { q: query, page: 1, filters: {} })}>
            {getWords(family).many}
          </SiteLink>
        </Fragment>
      ))}
      .
    </p>
  )
}

interface SearchResultsProps {
  query?: string
  /** The version that the address names. */
  version?: string
  groups: readonly CountedGroup[]
  /** The lists of the projects of records, by the path of the record. */
  projects: ProjectLists
  /** True if nothing has the query, and the results are names that are spelled like it. */
  similar: boolean
}

export function SearchResults(props: SearchResultsProps) {
  const { query, version, groups, projects, similar } = props
  return (
    <PageMain section="search">
      <div className="pt-9">
        <PageTitle>{query === undefined ? searchLabel : `Search: “${query}”`}</PageTitle>
        {query === undefined && <Invitation />}
        <div className="screen-only mt-5 max-w-[35rem]">
          <SearchBox
            key={query}
            large
            shortcuts
            label={searchLabel}
            placeholder={searchPlaceholder}
            initial={query}
          />
        </div>
        {version && <OfToday query={query} version={version} />}
      </div>
      {query !== undefined && groups.length === 0 && <NothingFound />}
      {similar && <p className="mt-5 max-w-[46em]">No results for “{query}”. Similar names:</p>}
      {groups.map((group) => (
        <Group key={group.family} group={group} projects={projects} />
      ))}
    </PageMain>
  )
}
