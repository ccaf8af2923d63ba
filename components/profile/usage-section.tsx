import { Fact, FactList } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import type { Tally, TallyItem } from '@/lib/portal/related/tally'
import type { Usage } from '@/lib/portal/related/usage'
import { counted, formatCount } from '@/lib/text/counted'
import { launchYearLabel } from '@/lib/text/labels'
import { ProfileSection } from './profile-section'
import { YearBars } from './year-bars'

/** A number that links to the list of its projects. Plain links keep pages small. */
function Count({ item: { name, count, address } }: { item: TallyItem }) {
  if (count === 0) return <span className="text-muted">0</span>
  return (
    <a href={address} aria-label={`${counted(count, 'project')}: ${name}`}>
      {formatCount(count)}
    </a>
  )
}

/** Values with their numbers of projects. Values that have a profile link to it. */
export function TallyList({ tally: { items, none, more } }: { tally: Tally }) {
  return (
    <ul className="tally">
      {items.map((item) => (
        <li key={item.address}>
          {item.path === undefined ? item.name : <SiteLink href={item.path}>{item.name}</SiteLink>}
          {'\u00a0'}
          <Count item={item} />
        </li>
      ))}
      {more && (
        <li>
          <a href={more.address}>{formatCount(more.count)} more</a>
        </li>
      )}
      {none && (
        <li className="none">
          {none.name}
          {'\u00a0'}
          <Count item={none} />
        </li>
      )}
    </ul>
  )
}

/** The countries, statuses and launch years of the projects that use something. */
export function UsageSection({ usage }: { usage: Usage | undefined }) {
  if (!usage) return null
  const { count, address, countries, statuses, years } = usage
  return (
    <ProfileSection
      title="Adoption by country, status and year"
      note={
        <>
          Select a number to see the projects.{' '}
          <a href={address}>{counted(count, 'project')} in all</a>
        </>
      }
    >
      <FactList form="wide">
        <Fact term="Country">
          <TallyList tally={countries} />
        </Fact>
        <Fact term="Status">
          <TallyList tally={statuses} />
        </Fact>
        <Fact term={launchYearLabel}>
          <YearBars items={years.items} />
          <TallyList tally={years} />
        </Fact>
      </FactList>
    </ProfileSection>
  )
}
