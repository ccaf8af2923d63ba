import { RecordLink } from '@/components/layout/record-link'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ProfileSection } from './profile-section'
import { Related } from './related'

interface MethodRelation {
  did_method: { id: number; name: string; specification_url?: string | null }
  source?: string | null
}

interface MethodsSectionProps {
  relations: readonly MethodRelation[] | null | undefined
  sources: SourceIndex
}

/** The DID methods related to a person, an organization or a ledger. */
export function MethodsSection({ relations, sources }: MethodsSectionProps) {
  if (!relations || relations.length === 0) return null
  return (
    <ProfileSection title="DID methods" count={relations.length}>
      <ul className="lines">
        {relations.map(({ did_method: { id, name, specification_url }, source }) => (
          <li key={id}>
            <Related
              name={<RecordLink family="did-methods" id={id} name={`did:${name}`} />}
              address={specification_url}
              sources={sources}
              source={source}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
