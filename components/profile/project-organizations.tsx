import { CountryLink, RecordLink } from '@/components/layout/record-link'
import type { RelatedEntity } from '@/lib/portal/profile/project-entities'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { countDistinct } from '@/lib/text/counted'
import { ProfileSection } from './profile-section'
import { Related } from './related'
import { RelationTable } from './relation-table'

const roleNames: Record<string, string> = {
  Managing: 'Manages',
  Funding: 'Funds',
  Member: 'Member',
  Affiliation: 'Affiliated',
}

export function ProjectOrganizations({
  entities,
  sources,
  correct,
}: {
  entities: readonly RelatedEntity[]
  sources: SourceIndex
  correct: string
}) {
  if (entities.length === 0) return null
  return (
    <ProfileSection
      title="Organizations"
      count={countDistinct(entities, ({ id }) => id)}
      correct={correct}
    >
      <RelationTable
        rows={entities}
        columns={[
          {
            title: 'Name',
            cell: ({ id, name, website, source }) => (
              <Related
                name={<RecordLink family="entities" id={id} name={name} />}
                address={website}
                sources={sources}
                source={source}
              />
            ),
          },
          { title: 'Role', cell: ({ relationship_type: role }) => roleNames[role] ?? role },
          { title: 'Sector', cell: ({ type }) => type.join(', ') },
          { title: 'Country', cell: ({ country }) => country && <CountryLink country={country} /> },
        ]}
      />
    </ProfileSection>
  )
}
