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
import type { Related as GraphRelations } from '@/lib/portal/related/related'
import type { SourceIndex } from '@/lib/portal/sources/source-index'

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

function Role({ wallet, sources }: { wallet: WalletOrganization; sources: SourceIndex }) {
  return (
    <>
      {wallet.roles.join(', ')}
      <SourceMarks index={sources} references={wallet.sources} />
    </>
  )
}

const roleColumn = (sources: SourceIndex) => ({
  title: 'Role in the wallet',
  cell: ({ wallet }: Row) => wallet && <Role wallet={wallet} sources={sources} />,
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
  const otherOrganizations = (main ?? []).filter(({ id }) => !ids.has(id))
  const rows: Row[] = [
    ...organizations.map((organization) => ({ ...organization, wallet: organization })),
    ...otherOrganizations,
  ]
  if (rows.length === 0) return null
  const places = related?.places
  return (
    <ProfileSection
      title="Organizations"
      count={stats.entities}
      note={
        organizations.length > 0
          ? 'Those behind the national wallet come first, then those with the most connections.'
          : related && 'By number of connections, then by name.'
      }
    >
      <RelationTable
        rows={rows}
        getName={(row) => row.name}
        columns={[
          { title: 'Organization', cell: (row) => <Organization row={row} /> },
          ...(organizations.length > 0 ? [roleColumn(sources)] : []),
          { title: 'Sector', cell: ({ type }) => type.join(', ') },
        ]}
      />
      <MoreLink
        visibleCount={otherOrganizations.length}
        total={stats.entities}
        what="organizations"
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
