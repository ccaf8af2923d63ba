import { RecordLink } from '@/components/layout/record-link'
import type { Country } from '@/lib/contract/countries'
import type { RegulationSummary } from '@/lib/contract/regulations'
import { listAddress } from '@/lib/portal/list/list-state'
import { unionCode } from '@/lib/portal/map/union-regulations'
import { ProfileSection } from './profile-section'
import { Related } from './related'

type Regulation = Pick<RegulationSummary, 'id' | 'title' | 'official_name' | 'url'>

const unionList = listAddress('/regulations', { page: 1, filters: { country: [unionCode] } })

interface CountryRegulationsProps {
  country: Country
  /** The regulations of the union to which the country belongs. */
  ofUnion: readonly Regulation[]
}

function Regulations({ regulations }: { regulations: readonly Regulation[] }) {
  return (
    <ul className="lines">
      {regulations.map(({ id, title, official_name, url }) => (
        <li key={id}>
          <Related name={<RecordLink family="regulations" id={id} name={title} />} address={url} />
          {official_name && official_name !== title && <p className="note">{official_name}</p>}
        </li>
      ))}
    </ul>
  )
}

/** The regulations of a country, and the names of those of its union. */
export function CountryRegulations({ country, ofUnion }: CountryRegulationsProps) {
  const own = country.regulations ?? []
  if (own.length + ofUnion.length === 0) return null
  return (
    <ProfileSection title="Regulations" count={own.length + ofUnion.length}>
      {own.length > 0 && <Regulations regulations={own} />}
      {ofUnion.length > 0 && (
        <>
          <h3>
            <a href={unionList}>Of the European Union</a>, of which it is a member{' '}
            <small>{ofUnion.length}</small>
          </h3>
          <ul className="lines columns">
            {ofUnion.map(({ id, title }) => (
              <li key={id}>
                <RecordLink family="regulations" id={id} name={title} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ProfileSection>
  )
}
