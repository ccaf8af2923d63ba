import type { EntityDetail } from '@/lib/contract/entities'
import type { Related as GraphRelations } from '@/lib/portal/related/related'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { countDistinct } from '@/lib/text/counted'
import { ProfileSection } from './profile-section'
import { entryColumns, type ProjectRelation, projectColumn } from './project-columns'
import { RelatedProject } from './related'
import { RelationTable } from './relation-table'

interface EntityPartProps {
  entity: EntityDetail
  sources: SourceIndex
  related: GraphRelations | undefined
}

/** The projects by role: first those that the organization manages, then those that it funds, then the others. */
function Projects({ entity: { project_relations: relations }, sources, related }: EntityPartProps) {
  const { managed, funded, affiliated } = relations ?? {}
  const rows = [
    ...(managed ?? []).map((relation) => ({ ...relation, role: 'Manages' })),
    ...(funded ?? []).map((relation) => ({ ...relation, role: 'Funds' })),
    ...(affiliated ?? []).map((relation) => ({ ...relation, role: 'Affiliated' })),
  ]
  if (rows.length === 0) return null
  const columns = entryColumns<ProjectRelation>({ related, idOf: ({ project }) => project.id })
  return (
    <ProfileSection title="Projects" count={countDistinct(rows, ({ project }) => project.id)}>
      <RelationTable
        rows={rows}
        columns={[
          projectColumn(sources),
          { title: 'Role', cell: ({ role }) => role },
          columns.status,
          columns.launched,
        ]}
      />
    </ProfileSection>
  )
}

/** The projects and consortia of an organization. */
export function EntityProjects({ entity, sources, related }: EntityPartProps) {
  const { consortium_memberships: memberships } = entity
  return (
    <>
      <Projects entity={entity} sources={sources} related={related} />
      {memberships && memberships.length > 0 && (
        <ProfileSection title="Member of consortia" count={memberships.length}>
          <ul className="lines">
            {memberships.map(({ consortium, source }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered only once, on the server.
              <li key={index}>
                <RelatedProject project={consortium} sources={sources} source={source} />
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
    </>
  )
}
