import { RecordLink } from '@/components/layout/record-link'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { countDistinct } from '@/lib/text/counted'
import { personColumn } from './person-column'
import { ProfileSection } from './profile-section'
import { RelationTable } from './relation-table'

export function ProjectPeople({
  project: { persons_of_interest: people },
  sources,
  correct,
}: {
  project: ProjectDetail
  sources: SourceIndex
  correct: string
}) {
  if (!people || people.length === 0) return null
  return (
    <ProfileSection
      title="People"
      count={countDistinct(people, ({ person }) => person.id)}
      correct={correct}
    >
      <RelationTable
        rows={people}
        columns={[
          personColumn(sources),
          { title: 'Role', cell: ({ role }) => role },
          {
            title: 'On behalf of',
            label: 'on behalf of',
            cell: ({ on_behalf_of: entity }) =>
              entity && <RecordLink family="entities" id={entity.id} name={entity.name} />,
          },
        ]}
      />
    </ProfileSection>
  )
}
