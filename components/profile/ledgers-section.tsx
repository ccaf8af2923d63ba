import { RecordLink } from '@/components/layout/record-link'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { formatCount } from '@/lib/text/counted'
import { ProfileSection } from './profile-section'
import { Related } from './related'
import { RelationTable } from './relation-table'

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
    <ProfileSection title={title} count={ledgers.length}>
      <RelationTable
        rows={ledgers.toSorted((a, b) => (b.projects_using ?? 0) - (a.projects_using ?? 0))}
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
            cell: ({ projects_using: count }) => count !== undefined && formatCount(count),
          },
        ]}
      />
    </ProfileSection>
  )
}
