import { RecordLink } from '@/components/layout/record-link'
import { CountryMap } from '@/components/map/country-map'
import { Lei } from '@/components/profile/glance-facts'
import { MoreLink } from '@/components/profile/more-link'
import { ProfileSection } from '@/components/profile/profile-section'
import { Related } from '@/components/profile/related'
import { RelationTable } from '@/components/profile/relation-table'
import { SourceMarks } from '@/components/sources/source-marks'
import type { Country } from '@/lib/contract/countries'
import type { WalletOrganization } from '@/lib/portal/countries/wallet-organizations'
import { listAddress } from '@/lib/portal/list/list-state'
import type { MainRole } from '@/lib/portal/related/organization-roles'
import type { Related as GraphRelations } from '@/lib/portal/related/related'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { counted } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/names'

type Row = NonNullable<Country['entities_hq']>[number] & { wallet?: WalletOrganization }

function Organization({ row: { id, name, website, lei } }: { row: Row }) {
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

function WalletRole({ wallet, sources }: { wallet: WalletOrganization; sources: SourceIndex }) {
  return (
    <>
      National wallet, {wallet.roles.join(', ').toLowerCase()}
      <SourceMarks index={sources} references={wallet.sources} />
    </>
  )
}

function ProjectRole({ main: { project, role, otherCount } }: { main: MainRole }) {
  return (
    <>
      <RecordLink family="projects" id={project.id} name={project.title} />
      {`, ${role.toLowerCase()}`}
      {otherCount > 0 && ` (and ${counted(otherCount, 'other project')})`}
    </>
  )
}

/** The role of an organization in the national wallet, or else its main project. */
const roleColumn = (sources: SourceIndex, related: GraphRelations | undefined) => ({
  title: 'Project and role',
  cell: ({ id, wallet }: Row) => {
    if (wallet) return <WalletRole wallet={wallet} sources={sources} />
    const main = related?.mainRoles?.get(id)
    return main && <ProjectRole main={main} />
  },
})

interface CountryOrganizationsProps {
  country: Country
  /** The organizations of its national wallets. */
  organizations: readonly WalletOrganization[]
  /** Data about the country from the graph. Undefined if the graph is unavailable. */
  related: GraphRelations | undefined
  sources: SourceIndex
}

/**
 * The organizations of the national wallets, followed by the main organizations of the country, and a map of all of
 * them if they are at several places.
 */
export function CountryOrganizations(props: CountryOrganizationsProps) {
  const { country, organizations, related, sources } = props
  const { code, name, entities_hq: main, stats } = country
  const ids = new Set(organizations.map(({ id }) => id))
  const rows: Row[] = [
    ...organizations.map((organization) => ({ ...organization, wallet: organization })),
    ...(main ?? []).filter(({ id }) => !ids.has(id)),
  ]
  if (rows.length === 0) return null
  const places = related?.places
  return (
    <ProfileSection
      title="Organizations"
      // Organizations of other countries can be behind national wallets too.
      count={organizations.length > 0 ? undefined : stats.entities}
      note={
        organizations.length > 0
          ? 'Those behind the national wallet come first, then those with the most connections. For the latter, sources are on the project pages.'
          : related &&
            'Sorted by number of connections, then by name. Sources are on the project pages.'
      }
    >
      <RelationTable
        rows={rows}
        getName={(row) => row.name}
        columns={[
          { title: 'Organization', cell: (row) => <Organization row={row} /> },
          roleColumn(sources, related),
          { title: 'Sector', cell: ({ type }) => type.join(', ') },
        ]}
      />
      <MoreLink
        visibleCount={main?.length ?? 0}
        total={stats.entities}
        what={`organizations based in ${inSentence(name)}`}
        address={listAddress('/entities', { filters: { country: [code] } })}
      />
      {places && places.count > 1 && (
        <div className="mt-4">
          <CountryMap code={code} name={name} placed={places.organizations} />
        </div>
      )}
    </ProfileSection>
  )
}
