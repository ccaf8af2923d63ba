import { RecordLink } from '@/components/layout/record-link'
import type { NumberedFamily } from '@/lib/contract/families'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ProfileSection } from './profile-section'
import { Related } from './related'

interface RelatedRecord {
  id: number
  name: string
  note?: string
  address?: string | null
  source?: string | null
}

interface RelatedSectionProps {
  title: string
  family: NumberedFamily
  records: readonly RelatedRecord[] | undefined
  /** The sources of the page, if the record has a field for the source of the relation. */
  sources?: SourceIndex
}

/** The records of a family that are related to the record of the page, one on each line. */
export function RelatedSection({ title, family, records = [], sources }: RelatedSectionProps) {
  if (records.length === 0) return null
  return (
    <ProfileSection title={title} count={records.length}>
      <ul className="lines">
        {records.map(({ id, name, ...relation }) => (
          <li key={id}>
            <Related
              name={<RecordLink family={family} id={id} name={name} />}
              {...relation}
              sources={sources}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

interface MethodRelation {
  did_method: { id: number; name: string; specification_url?: string | null }
  source?: string | null
}

interface MethodsSectionProps {
  relations: readonly MethodRelation[] | null | undefined
  sources: SourceIndex
}

/** The DID methods related to a person, an organization or a ledger. */
export const MethodsSection = ({ relations, sources }: MethodsSectionProps) => (
  <RelatedSection
    title="DID methods"
    family="did-methods"
    records={relations?.map(({ did_method: { id, name, specification_url: address }, source }) => ({
      id,
      name: `did:${name}`,
      address,
      source,
    }))}
    sources={sources}
  />
)
