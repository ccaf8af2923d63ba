import { RecordLink } from '@/components/layout/record-link'
import type { EntityDetail } from '@/lib/contract/entities'
import { ProfileSection } from './profile-section'
import { Related } from './related'

/** The ledgers that an organization operates. */
export function LedgersOperated({ ledgers }: { ledgers: EntityDetail['operates_dlts'] }) {
  if (!ledgers || ledgers.length === 0) return null
  return (
    <ProfileSection title="Ledgers operated" count={ledgers.length}>
      <ul className="lines">
        {ledgers.map(({ id, name, website }) => (
          <li key={id}>
            <Related
              name={<RecordLink family="dlt-instances" id={id} name={name} />}
              address={website}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
