import { RecordLink } from '@/components/layout/record-link'
import type { Country } from '@/lib/contract/countries'
import { ProfileSection } from './profile-section'
import { Related } from './related'

interface CountryRegulationsProps {
  id: string
  regulations: Country['regulations']
}

export function CountryRegulations({ id, regulations }: CountryRegulationsProps) {
  if (!regulations || regulations.length === 0) return null
  return (
    <ProfileSection title="Regulations" count={regulations.length} id={id}>
      <ul className="lines">
        {regulations.map(({ id, title, official_name, url }) => (
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
