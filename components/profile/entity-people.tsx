import { RecordLink } from '@/components/layout/record-link'
import type { EntityDetail } from '@/lib/contract/entities'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { countDistinct } from '@/lib/text/counted'
import { distinctSpellings } from '@/lib/text/distinct-spellings'
import { personColumn } from './person-column'
import { ProfileSection } from './profile-section'
import { RelationTable } from './relation-table'

interface EntityPeopleProps {
  people: EntityDetail['people']
  sources: SourceIndex
}

/** The people of an organization, and the people who represent it in projects. */
export function EntityPeople({ people, sources }: EntityPeopleProps) {
  const { by_person: members, on_behalf_of: acting } = people ?? {}
  return (
    <>
      {members && members.length > 0 && (
        <ProfileSection title="People" count={countDistinct(members, ({ person }) => person.id)}>
          <RelationTable
            rows={members}
            columns={[
              personColumn(sources),
              { title: 'Roles', cell: ({ roles }) => distinctSpellings(roles ?? []).join('; ') },
            ]}
          />
        </ProfileSection>
      )}
      {acting && acting.length > 0 && (
        <ProfileSection
          title="People acting for it in projects"
          count={countDistinct(acting, ({ person }) => person.id)}
        >
          <RelationTable
            rows={acting}
            columns={[
              personColumn(sources),
              {
                title: 'Project',
                cell: ({ project }) =>
                  project && <RecordLink family="projects" id={project.id} name={project.title} />,
              },
              { title: 'Role', cell: ({ role }) => role },
              {
                title: 'Role in the organization',
                label: 'in the organization:',
                cell: ({ on_behalf_of_role: role }) => role,
              },
            ]}
          />
        </ProfileSection>
      )}
    </>
  )
}
