import { RecordLink } from '@/components/layout/record-link'
import { CountryMap, hasCountryMap } from '@/components/map/country-map'
import type { Country } from '@/lib/contract/countries'
import type { Related as GraphRelations } from '@/lib/portal/related/related'
import { groupBy } from '@/lib/text/group-by'
import { Lei } from './lei'
import { ProfileSection } from './profile-section'
import { Related } from './related'

interface SectorProps {
  name: string
  organizations: NonNullable<Country['entities_hq']>
}

function Sector({ name: sector, organizations }: SectorProps) {
  return (
    <div>
      <h3>
        {sector || 'No sector given'} <small>{organizations.length}</small>
      </h3>
      <ul className="lines columns">
        {organizations.map(({ id, name, website, lei }) => (
          <li key={id}>
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
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CountryOrganizationsProps {
  country: Country
  /** What the graph tells of the country. Undefined if the graph is unavailable. */
  related: GraphRelations | undefined
}

/** All organizations of a country, on a map and grouped by sector, because there may be hundreds. */
export function CountryOrganizations({ country, related }: CountryOrganizationsProps) {
  const { code, name: countryName, entities_hq: organizations } = country
  if (!organizations || organizations.length === 0) {
    if (!hasCountryMap(code)) return null
    return (
      <ProfileSection title="On the map">
        <CountryMap code={code} name={countryName} />
      </ProfileSection>
    )
  }
  const placed = related && (related.places?.organizations ?? 0)
  const sectors = [...groupBy(organizations, ({ type }) => type.join(', '))]
  return (
    <ProfileSection title="Organizations" count={organizations.length}>
      <CountryMap code={code} name={countryName} placed={placed} />
      {sectors
        .toSorted(([a], [b]) => b.localeCompare(a))
        .map(([sector, group]) => (
          <Sector key={sector} name={sector} organizations={group} />
        ))}
    </ProfileSection>
  )
}
