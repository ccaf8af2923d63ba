import { Fact, FactList } from '@/components/layout/fact-list'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { CountryMap, hasCountryMap } from '@/components/map/country-map'
import type { Country } from '@/lib/contract/countries'
import type { RegulationSummary } from '@/lib/contract/regulations'
import { getMainRecords } from '@/lib/portal/countries/main-records'
import { exploreAddress, plainState } from '@/lib/portal/explore/explore-query'
import { listAddress } from '@/lib/portal/list/list-state'
import { countLaws, lawLabels, unionCode } from '@/lib/portal/records/union-laws'
import type { BuiltOn } from '@/lib/portal/related/built-on'
import { countrySentence } from '@/lib/portal/related/country-sentence'
import type { Related as GraphRelations } from '@/lib/portal/related/related'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { walletsAddress, walletsPath } from '@/lib/portal/wallets/wallets-query'
import { counted, formatCount } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/country-phrase'
import { formatDate } from '@/lib/text/dates'
import { Lei } from './glance-facts'
import { MoreLink } from './more-link'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import { ProjectUses } from './project-uses'
import { Related } from './related'
import { RelationTable } from './relation-table'
import { sectionId } from './section-id'
import { TallyList } from './usage-section'

/** The member states of a union. */
function UnionMembers({ members }: { members: GraphRelations['members'] }) {
  if (!members || members.length === 0) return null
  return (
    <ProfileSection
      title="Members"
      count={members.length}
      note="With the number of projects headquartered in each. Projects run by EU bodies are not included."
    >
      <TallyList tally={{ items: members }} />
    </ProfileSection>
  )
}

const ledgersByCountry = exploreAddress({ ...plainState, rows: 'country', columns: 'ledger' })

/** The foundations and statuses of a country's projects. */
function BuiltOnSection({ builtOn }: { builtOn: BuiltOn | undefined }) {
  if (!builtOn) return null
  const { count, address, methods, ledgers, standards, statuses } = builtOn
  const rows = [
    { term: 'DID methods', tally: methods },
    { term: 'Ledgers', tally: ledgers },
    { term: 'Standards', tally: standards },
    { term: 'Status', tally: statuses },
  ]
  return (
    <ProfileSection
      title="Technology used"
      note={
        <>
          In the <a href={address}>{counted(count, 'project')} headquartered here</a>. Select a
          number to see the projects. <a href={ledgersByCountry}>Ledgers of all countries</a>
        </>
      }
    >
      <FactList form="wide">
        {rows.map(({ term, tally }) => (
          <Fact key={term} term={term}>
            <TallyList tally={tally} />
          </Fact>
        ))}
      </FactList>
    </ProfileSection>
  )
}

type Regulation = Pick<RegulationSummary, 'id' | 'title' | 'official_name' | 'url'>

const unionList = listAddress('/regulations', { page: 1, filters: { country: [unionCode] } })

interface CountryLawsProps {
  country: Country
  /** The regulations of the union to which the country belongs. */
  unionRegulations: readonly Regulation[]
}

function Laws({ title, laws }: { title: string; laws: readonly Regulation[] }) {
  if (laws.length === 0) return null
  return (
    <ProfileSection title={title} count={laws.length}>
      <ul className="lines">
        {laws.map(({ id, title, official_name, url }) => (
          <li key={id}>
            <Related
              name={<RecordLink family="regulations" id={id} name={title} />}
              address={url}
            />
            {official_name && official_name !== title && <p className="note">{official_name}</p>}
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

/** The laws of a country, and those of its union, which apply in it too. The union has no laws but its own. */
function CountryLaws({ country, unionRegulations }: CountryLawsProps) {
  const own = country.regulations ?? []
  if (country.code === unionCode) return <Laws title={lawLabels.union} laws={own} />
  return (
    <>
      <Laws title={lawLabels.national} laws={own} />
      {unionRegulations.length > 0 && (
        <ProfileSection
          title={lawLabels.union}
          count={unionRegulations.length}
          note={
            <>
              <a href={unionList}>Laws of the European Union</a>, of which{' '}
              {inSentence(country.name)} is a member.
            </>
          }
        >
          <ul className="lines columns">
            {unionRegulations.map(({ id, title }) => (
              <li key={id}>
                <RecordLink family="regulations" id={id} name={title} />
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
    </>
  )
}

type Organization = NonNullable<Country['entities_hq']>[number]

function Organization({
  organization: { id, name, website, lei },
}: {
  organization: Organization
}) {
  return (
    <Related
      name={<RecordLink family="entities" id={id} name={name} />}
      note={
        lei && (
          <>
            LEI <Lei code={lei} />
          </>
        )
      }
      address={website}
    />
  )
}

interface CountryOrganizationsProps {
  country: Country
  /** Data about the country from the graph. Undefined if the graph is unavailable. */
  related: GraphRelations | undefined
}

/** The main organizations of a country, and all of them on a map. */
function CountryOrganizations({ country, related }: CountryOrganizationsProps) {
  const { code, name: countryName, entities_hq: organizations, stats } = country
  if (!organizations || organizations.length === 0) {
    if (!hasCountryMap(code)) return null
    return (
      <ProfileSection title="On the map">
        <CountryMap code={code} name={countryName} />
      </ProfileSection>
    )
  }
  const placed = related && (related.places?.organizations ?? 0)
  const isPart = stats.entities > organizations.length
  return (
    <ProfileSection
      title="Organizations"
      count={Math.max(stats.entities, organizations.length)}
      note={isPart && 'Those with the most connections.'}
    >
      <CountryMap code={code} name={countryName} placed={placed} />
      <RelationTable
        rows={organizations}
        columns={[
          { title: 'Organization', cell: (one) => <Organization organization={one} /> },
          { title: 'Sector', cell: ({ type }) => type.join(', ') },
        ]}
      />
      <MoreLink
        shown={organizations.length}
        all={stats.entities}
        what="organizations"
        address={listAddress('/entities', { page: 1, filters: { country: [code] } })}
      />
    </ProfileSection>
  )
}

const servingTitle = ({ name }: Country): string => `Projects serving ${inSentence(name)}`

interface CountProps {
  term: string
  count: number
  /** The id of the section that lists what is counted. */
  of: string
}

/** A count, which links to the section that lists what it counts unless it is zero. */
function Count({ term, count, of }: CountProps) {
  return <Fact term={term}>{count > 0 ? <a href={`#${of}`}>{formatCount(count)}</a> : 'none'}</Fact>
}

const unionWallets = walletsAddress({ group: 'eu' })

/** The national wallets of a country, which are the first thing that readers look for, with their statuses. */
function Wallets({ code, wallets }: { code: string; wallets: GraphRelations['wallets'] }) {
  if (code === unionCode) {
    return (
      <Fact term="National wallets">
        <SiteLink href={unionWallets}>Wallets of the member states</SiteLink>
      </Fact>
    )
  }
  if (!wallets) return null
  return (
    <Fact term={wallets.length > 1 ? 'National wallets' : 'National wallet'}>
      {wallets.length === 0 && (
        <>
          None in our data. <SiteLink href={walletsPath}>Other countries</SiteLink>
        </>
      )}
      {wallets.map(({ id, title, status, statusDate }) => (
        <div key={id}>
          <RecordLink family="projects" id={id} name={title} /> <StatusMark status={status} />
          {status && statusDate && (
            <span className="text-muted text-note"> as of {formatDate(statusDate)}</span>
          )}
        </div>
      ))}
    </Fact>
  )
}

interface GlanceProps {
  country: Country
  wallets: GraphRelations['wallets']
  /** The name of the record in the element ids of the page. */
  record: string
  union: GraphRelations['union']
  /** The number of regulations of the union to which it belongs. */
  unionRegulations: number
}

function Glance({ country, wallets, record, union, unionRegulations }: GlanceProps) {
  const { name, formal_name, code, stats } = country
  const laws = countLaws(country, unionRegulations)
  return (
    <>
      {formal_name && formal_name !== name && <Fact term="Formal name">{formal_name}</Fact>}
      <Fact term="Code">{code}</Fact>
      <Wallets code={code} wallets={wallets} />
      {union && (
        <Fact term="Member of">
          <CountryLink country={union} />
        </Fact>
      )}
      <Count
        term="Projects here"
        count={stats.projects_hq}
        of={sectionId(record, 'Projects headquartered here')}
      />
      <Count
        term={servingTitle(country)}
        count={stats.projects_target}
        of={sectionId(record, servingTitle(country))}
      />
      <Count term="Organizations" count={stats.entities} of={sectionId(record, 'Organizations')} />
      <Count
        term={lawLabels.national}
        count={laws.national}
        of={sectionId(record, lawLabels.national)}
      />
      {laws.union > 0 && (
        <Count term={lawLabels.union} count={laws.union} of={sectionId(record, lawLabels.union)} />
      )}
    </>
  )
}

export function CountryProfile(props: ProfileProps<'countries'>) {
  const { related, unionRegulations = [] } = props
  const country = getMainRecords(props.answer.data, related?.organizations)
  const sources = recordSources('countries', country)
  return (
    <ProfileFrame
      family="countries"
      {...props}
      isPartial={(country.projects_target?.length ?? 0) < country.stats.projects_target}
      sources={sources}
      lede={countrySentence(country, related?.builtOn)}
      glance={
        <Glance
          country={country}
          wallets={related?.wallets}
          record={sources.record}
          union={related?.union}
          unionRegulations={unionRegulations.length}
        />
      }
    >
      <BuiltOnSection builtOn={related?.builtOn} />
      <ProjectUses
        title="Projects headquartered here"
        short="Projects"
        count={country.stats.projects_hq}
        uses={country.projects_hq}
        list={listAddress('/projects', { page: 1, filters: { country: [country.code] } })}
        sources={sources}
        related={related}
        last="base"
      />
      <ProjectUses
        title={servingTitle(country)}
        short={`Serving ${inSentence(country.name)}`}
        note="Wherever they are run from."
        count={country.stats.projects_target}
        uses={country.projects_target}
        list={listAddress('/projects', { page: 1, filters: { serves: [country.code] } })}
        sources={sources}
        related={related}
      />
      <UnionMembers members={related?.members} />
      <CountryLaws country={country} unionRegulations={unionRegulations} />
      <CountryOrganizations country={country} related={related} />
    </ProfileFrame>
  )
}
