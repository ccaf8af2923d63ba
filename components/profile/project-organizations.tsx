import { HostNote } from '@/components/layout/host-link'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SourceMarks } from '@/components/sources/source-marks'
import type { RelatedEntity } from '@/lib/projects/project-entities'
import type { SourceIndex } from '@/lib/sources/source-index'

const roleNames: Record<string, string> = {
  Managing: 'Manages',
  Funding: 'Funds',
  Member: 'Member',
  Affiliation: 'Affiliated',
}

function OrganizationRow({ entity, sources }: { entity: RelatedEntity; sources: SourceIndex }) {
  const { id, name, website, type, country, relationship_type: role, source } = entity
  return (
    <tr>
      <td>
        <RecordLink family="entities" id={id} name={name} />
        <SourceMarks index={sources} of={[source]} />
        <HostNote address={website} />
      </td>
      <td>{roleNames[role] ?? role}</td>
      <td>{type.join(', ')}</td>
      <td>{country?.name}</td>
    </tr>
  )
}

export function ProjectOrganizations({
  entities,
  sources,
}: {
  entities: readonly RelatedEntity[]
  sources: SourceIndex
}) {
  return (
    <Section title="Organizations">
      <table className="data-table stacked">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Sector</th>
            <th scope="col">Country</th>
          </tr>
        </thead>
        <tbody>
          {entities.map((entity) => (
            <OrganizationRow
              key={`${entity.id} ${entity.relationship_type}`}
              entity={entity}
              sources={sources}
            />
          ))}
        </tbody>
      </table>
    </Section>
  )
}
