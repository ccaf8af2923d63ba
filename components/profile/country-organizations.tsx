import { RecordLink } from '@/components/layout/record-link'
import { CountryMap, hasCountryMap } from '@/components/map/country-map'
import type { Country } from '@/lib/contract/countries'
import type { Related as GraphRelations } from '@/lib/portal/related/related'
import { groupBy } from '@/lib/text/group-by'
import { Lei } from './lei'
import { ProfileSection } from './profile-section'
import { Related } from './related'

interface CountryOrganizationsProps {
  country: Country
  places: GraphRelations['places']
}

/** All organizations of a country, on a map and grouped by sector, because there may be hundreds. */
export function CountryOrganizations({ country, places }: CountryOrganizationsProps) {
  const { code, name: countryName, entities_hq: organizations } = country
  const map = <CountryMap code={code} name={countryName} places={places} />
  if (!organizations || organizations.length === 0) {
    return hasCountryMap(code) ? <ProfileSection title="On the map">{map}</ProfileSection> : null
  }
  const sectors = [...groupBy(organizations, ({ type }) => type.join(', '))]
  return (
    <ProfileSection title="Organizations" count={organizations.length}>
      {map}
      {sectors
        .toSorted(([a], [b]) => b.localeCompare(a))
        .map(([sector, group]) => (
          <div key={sector}>
            <h3>
              {sector || 'No sector given'} <small>{group.length}</small>
            </h3>
            <ul className="lines columns">
              {group.map(({ id, name, website, lei }) => (
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
        ))}
    </ProfileSection>
  )
}
