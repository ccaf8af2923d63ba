import { RecordLink } from '@/components/layout/record-link'
import type { EntityDetail } from '@/lib/contract/entities'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { countDistinct } from '@/lib/text/counted'
import { ProfileSection } from './profile-section'
import { projectColumn } from './project-columns'
import { Related, RelatedProject } from './related'
import { RelationTable } from './relation-table'

interface EntityPartProps {
  entity: EntityDetail
  sources: SourceIndex
}

/** The order of the roles: those who decide, those who pay, those who take part. */
function Projects({ entity: { project_relations: relations }, sources }: EntityPartProps) {
  const { managed, funded, affiliated } = relations ?? {}
  const rows = [
    ...(managed ?? []).map((relation) => ({ ...relation, role: 'Manages' })),
    ...(funded ?? []).map((relation) => ({ ...relation, role: 'Funds' })),
    ...(affiliated ?? []).map((relation) => ({ ...relation, role: 'Affiliated' })),
  ]
  if (rows.length === 0) return null
  return (
    <ProfileSection title="Projects" count={countDistinct(rows, ({ project }) => project.id)}>
      <RelationTable
        rows={rows}
        columns={[projectColumn(sources), { title: 'Role', cell: ({ role }) => role }]}
      />
    </ProfileSection>
  )
}

/** The projects of the organization, its consortia, and the ledgers that it operates. */
export function EntityProjects({ entity, sources }: EntityPartProps) {
  const { consortium_memberships: memberships, operates_dlts: ledgers } = entity
  return (
    <>
      <Projects entity={entity} sources={sources} />
      {memberships && memberships.length > 0 && (
        <ProfileSection title="Member of consortia" count={memberships.length}>
          <ul className="lines">
            {memberships.map(({ consortium, source }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
              <li key={index}>
                <RelatedProject project={consortium} sources={sources} source={source} />
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
      {ledgers && ledgers.length > 0 && (
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
      )}
    </>
  )
}
