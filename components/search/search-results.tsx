import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { SearchBox } from '@/components/layout/search-box'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { CountedGroup } from '@/lib/portal/search/load'
import { counted, formatCount } from '@/lib/text/counted'
import { HighlightedName } from './highlighted-name'

function Group({ title, hits, all }: CountedGroup) {
  const count = all?.count ?? hits.length
  return (
    <Section beside title={title} note={counted(count, 'match', 'matches')}>
      <ul className="search-results">
        {hits.map(({ href, name, note, match }) => (
          <li key={href} className="border-rule border-b py-2 [overflow-wrap:anywhere]">
            <SiteLink href={href}>
              <HighlightedName name={name} match={match} />
            </SiteLink>
            {note && <span className="ml-3 text-muted text-note">{note}</span>}
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
      Type a part of a name: of a project, an organization, a person, a regulation, a standard, a
      ledger, a DID method or a country. Capitals and accents do not matter.
    </p>
  )
}

function NothingFound() {
  return (
    <div className="mt-5">
      <Prose>
        <p>No record has this in its name. What may help:</p>
        <ul>
          <li>Search for a shorter part of the name, or for its name in another language.</li>
          <li>
            Look through the lists, of <SiteLink href="/projects">projects</SiteLink>,{' '}
            <SiteLink href="/entities">organizations</SiteLink> or{' '}
            <SiteLink href="/countries">countries</SiteLink>. Only names are searched here, not what
            records say.
          </li>
          <li>
            If something is missing from the record,{' '}
            <SiteLink href="/about#corrections">tell us</SiteLink>.
          </li>
        </ul>
      </Prose>
    </div>
  )
}

export function SearchResults({
  query,
  groups,
}: {
  query?: string
  groups: readonly CountedGroup[]
}) {
  return (
    <PageMain section="search">
      <div className="pt-9">
        <PageTitle>{query === undefined ? 'Search the atlas' : `Search: “${query}”`}</PageTitle>
        {query === undefined && <Invitation />}
        <div className="screen-only mt-5 max-w-[35rem]">
          <SearchBox
            key={query}
            large
            label="Search by name"
            placeholder="Part of a name"
            initial={query}
          />
        </div>
      </div>
      {query !== undefined && groups.length === 0 && <NothingFound />}
      {groups.map((group) => (
        <Group key={group.family} {...group} />
      ))}
    </PageMain>
  )
}
