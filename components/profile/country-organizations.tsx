import { RecordLink } from '@/components/layout/record-link'
import type { Country } from '@/lib/contract/countries'
import { groupBy } from '@/lib/text/group-by'
import { Lei } from './lei'
import { ProfileSection } from './profile-section'
import { Related } from './related'

interface CountryOrganizationsProps {
  id: string
  organizations: Country['entities_hq']
}

/** All organizations of a country, by sector, because there may be hundreds. */
export function CountryOrganizations({ id, organizations }: CountryOrganizationsProps) {
  if (!organizations || organizations.length === 0) return null
  const sectors = [...groupBy(organizations, ({ type }) => type.join(', '))]
  return (
    <ProfileSection title="Organizations" count={organizations.length} id={id}>
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
