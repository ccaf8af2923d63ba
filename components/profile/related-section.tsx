import { RecordLink } from '@/components/layout/record-link'
import type { NumberedFamily } from '@/lib/contract/families'
import { listAddress } from '@/lib/portal/list/list-state'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { counted, formatCount } from '@/lib/text/counted'
import { ProfileSection } from './profile-section'
import { Related } from './related'
import { RelationTable } from './relation-table'

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
  /** How they are related to the record: `'DID methods written or maintained'`. */
  title: string
  relations: readonly MethodRelation[] | null | undefined
  sources: SourceIndex
}

/** The DID methods related to a person, an organization or a ledger. */
export const MethodsSection = ({ title, relations, sources }: MethodsSectionProps) => (
  <RelatedSection
    title={title}
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

interface LedgersSectionProps {
  title: string
  ledgers: readonly {
    id: number
    name: string
    operator?: { id: number; name: string } | null
    website?: string | null
    source?: string | null
    projects_using?: number
  }[]
  /** The sources of the page, if the record has a field for the source of the relation. */
  sources?: SourceIndex
}

/** The ledgers of a technology or a DID method, with their operators. Those with the most projects, where known, come first. */
export function LedgersSection({ title, ledgers, sources }: LedgersSectionProps) {
  if (ledgers.length === 0) return null
  return (
    <ProfileSection
      title={title}
      count={ledgers.length}
      note={!sources && 'Sources are on the pages of the ledgers.'}
    >
      <RelationTable
        rows={ledgers.toSorted((a, b) => (b.projects_using ?? 0) - (a.projects_using ?? 0))}
        getName={({ name }) => name}
        columns={[
          {
            title: 'Ledger',
            cell: ({ id, name, website, source }) => (
              <Related
                name={<RecordLink family="dlt-instances" id={id} name={name} />}
                address={website}
                sources={sources}
                source={source}
              />
            ),
          },
          {
            title: 'Operator',
            label: 'operated by',
            cell: ({ operator }) =>
              operator && <RecordLink family="entities" id={operator.id} name={operator.name} />,
          },
          {
            title: 'Projects',
            label: 'projects using it:',
            figure: true,
            cell: ({ id, name, projects_using: count }) =>
              count !== undefined &&
              (count === 0 ? (
                '0'
              ) : (
                <a
                  href={listAddress('/projects', { filters: { ledger: [String(id)] } })}
                  aria-label={`${counted(count, 'project')}: ${name}`}
                >
                  {formatCount(count)}
                </a>
              )),
          },
        ]}
      />
    </ProfileSection>
  )
}
