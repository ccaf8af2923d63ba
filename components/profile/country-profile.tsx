import { AreaComparison, Neighbours } from '@/components/country/country-comparison'
import { CountryLaws } from '@/components/country/country-laws'
import { CountryOrganizations } from '@/components/country/country-organizations'
import { CountryProjects } from '@/components/country/country-projects'
import {
  BuiltOnSection,
  listTechnologySources,
  WalletTechnology,
} from '@/components/country/country-technology'
import { listWalletSources, NationalWalletSection } from '@/components/country/national-wallets'
import { Fact } from '@/components/layout/fact-list'
import { CountryLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { SurroundingsMap } from '@/components/map/country-map'
import type { Country } from '@/lib/contract/countries'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import { correctionAddress, recordKey } from '@/lib/portal/corrections/correction-address'
import type { CountryView } from '@/lib/portal/countries/country-view'
import { getMainRecords } from '@/lib/portal/countries/main-records'
import { listWalletOrganizations } from '@/lib/portal/countries/wallet-organizations'
import { listAddress } from '@/lib/portal/list/list-state'
import { countLaws, lawLabels, unionCode } from '@/lib/portal/records/union-laws'
import { countrySentence } from '@/lib/portal/related/built-on'
import type { Related } from '@/lib/portal/related/related'
import { sourceIndex, sourceUses } from '@/lib/portal/sources/source-index'
import { currentWallets } from '@/lib/portal/wallets/national-wallets'
import { formatCount } from '@/lib/text/counted'
import { noneKnownLabel } from '@/lib/text/labels'
import { inSentence } from '@/lib/text/names'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { ProfileSection } from './profile-section'
import { sectionId } from './section-id'
import { TallyList } from './tally-list'

const servingTitle = ({ name }: Country): string => `More projects serving ${inSentence(name)}`

/** The projects that serve a country, in the plural, by where they are based. */
function describeServing({ name, stats }: Country, otherCount: number): string {
  const homeCount = stats.projects_target - otherCount
  return `projects that serve ${inSentence(name)}, ${homeCount === 0 ? 'none' : formatCount(homeCount)} of which ${homeCount === 1 ? 'is' : 'are'} based there`
}

interface CountProps {
  term: string
  count: number
  /** The words after the number in the name of the link. */
  noun: string
  /** The section or the list that contains the counted records. */
  address: string
}

/** A count, which links to the section or list of the counted records. Hidden if zero, to keep thin pages short. */
function Count({ term, count, noun, address }: CountProps) {
  if (count === 0) return null
  return (
    <Fact term={term}>
      <a href={address} aria-label={`${formatCount(count)} ${noun}`}>
        {formatCount(count)}
      </a>
    </Fact>
  )
}

interface GlanceProps {
  country: Country
  view: CountryView | undefined
  /** The name of the record in the element ids of the page. */
  record: string
  union: Related['union']
  /** The number of regulations of the union the country belongs to. */
  unionRegulations: number
}

function Glance({ country, view, record, union, unionRegulations }: GlanceProps) {
  const { name, formal_name, code, stats } = country
  const laws = countLaws(country, unionRegulations)
  return (
    <>
      {view?.wallets.length === 0 && code !== unionCode && (
        <Fact term="National wallet">
          <span className="text-muted">{noneKnownLabel}</span>
        </Fact>
      )}
      {formal_name && formal_name !== name && <Fact term="Formal name">{formal_name}</Fact>}
      <Fact term="Country code">{code}</Fact>
      {union && (
        <Fact term="Member of">
          <CountryLink country={union} />
        </Fact>
      )}
      <Count
        term="Projects serving it"
        count={stats.projects_target}
        noun={`${stats.projects_target === 1 ? 'project' : 'projects'} serving ${inSentence(name)}`}
        address={listAddress('/projects', { filters: { serves: [code] } })}
      />
      {laws.national === 0 && laws.union > 0 && code !== unionCode ? (
        <Fact term={lawLabels.national}>
          <span className="text-muted">{noneKnownLabel}</span>
        </Fact>
      ) : (
        <Count
          term={lawLabels.national}
          count={laws.national}
          noun={laws.national === 1 ? 'national law' : 'national laws'}
          address={`#${sectionId(record, lawLabels.national)}`}
        />
      )}
      <Count
        term={lawLabels.union}
        count={laws.union}
        noun={laws.union === 1 ? 'EU law' : 'EU laws'}
        address={`#${sectionId(record, lawLabels.union)}`}
      />
      {view && (
        <Fact term="Compare">
          <SiteLink href={compareAddress('countries', [code])}>
            <span className="sr-only">Compare </span>
            with other countries
          </SiteLink>
        </Fact>
      )}
    </>
  )
}

/** The status of the country's national wallets, if known, and the numbers of its records. */
function getLede(
  country: Country,
  { related, view }: Pick<ProfileProps<'countries'>, 'related' | 'view'>,
) {
  const records = countrySentence(country, related?.builtOn)
  if (!view) return records
  if (view.wallets.length > 0 || view.duty || country.code === unionCode) {
    return `${view.answer} ${records}`
  }
  return (
    <>
      {view.answer} {records} Do you know of a wallet?{' '}
      <SiteLink href={correctionAddress(recordKey('countries', country))}>Tell us</SiteLink>.
    </>
  )
}

export function CountryProfile(props: ProfileProps<'countries'>) {
  const { related, view, unionRegulations = [] } = props
  const { country, otherCount } = getMainRecords(props.answer.data, related?.organizations)
  const { code, stats } = country
  const members = related?.members ?? []
  const organizations = listWalletOrganizations(view ? currentWallets(view) : [])
  const sources = sourceIndex(`country-${country.id}`, [
    ...(view ? [...listWalletSources(view), ...listTechnologySources(view)] : []),
    ...organizations.flatMap((organization) => organization.sources.map((source) => ({ source }))),
    ...sourceUses(country),
  ])
  const sharedProps = { view, sources, related }
  // The organizations behind a wallet come before projects; other organizations come after them.
  const hasWallet = organizations.length > 0
  const projectsHere = (
    <CountryProjects
      title="Projects based here"
      shortTitle="Projects"
      projects={country.projects_hq}
      count={stats.projects_hq}
      list={{ country: [code] }}
      {...sharedProps}
    />
  )
  return (
    <ProfileFrame
      family="countries"
      {...props}
      isPartial={
        organizations.length > 0 || (country.projects_target?.length ?? 0) < stats.projects_target
      }
      sources={sources}
      lede={getLede(country, props)}
      picture={view && <SurroundingsMap code={code} name={country.name} hasEnded={view.hasEnded} />}
      glance={
        <Glance
          country={country}
          view={view}
          record={sources.record}
          union={related?.union}
          unionRegulations={unionRegulations.length}
        />
      }
    >
      <NationalWalletSection
        country={country}
        view={view}
        sources={sources}
        records={props.sourceRecords}
      />
      <WalletTechnology view={view} sources={sources} />
      {!hasWallet && projectsHere}
      <CountryOrganizations
        country={country}
        organizations={organizations}
        related={related}
        sources={sources}
      />
      <BuiltOnSection builtOn={related?.builtOn} />
      <CountryLaws country={country} unionRegulations={unionRegulations} />
      {hasWallet && projectsHere}
      <CountryProjects
        title={servingTitle(country)}
        shortTitle="Projects serving it"
        projects={country.projects_target}
        count={otherCount}
        listTotal={stats.projects_target}
        listNoun={describeServing(country, otherCount)}
        list={{ serves: [code] }}
        {...sharedProps}
      />
      <AreaComparison view={view} />
      <Neighbours country={country} view={view} />
      {members.length > 0 && (
        <ProfileSection
          title="Members"
          count={members.length}
          note="With the number of projects based in each. Projects run by EU bodies are not included."
        >
          <TallyList tally={{ items: members }} />
        </ProfileSection>
      )}
    </ProfileFrame>
  )
}
