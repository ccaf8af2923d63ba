import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/sources/source-index'

type RelatedPerson = NonNullable<ProjectDetail['persons_of_interest']>[number]

function PersonRow({ relation, sources }: { relation: RelatedPerson; sources: SourceIndex }) {
  const { person, role, on_behalf_of: entity, source } = relation
  return (
    <tr>
      <td>
        <RecordLink family="people" id={person.id} name={person.name} />
        <SourceMarks index={sources} of={[source]} />
      </td>
      <td>{role}</td>
      <td data-label={entity ? 'on behalf of' : undefined}>
        {entity && <RecordLink family="entities" id={entity.id} name={entity.name} />}
      </td>
    </tr>
  )
}

export function ProjectPeople({
  people,
  sources,
}: {
  people: readonly RelatedPerson[]
  sources: SourceIndex
}) {
  return (
    <Section title="People">
      <table className="data-table stacked">
        <thead>
          <tr>
            <th scope="col" className="w-[28%]">
              Name
            </th>
            <th scope="col">Role</th>
            <th scope="col" className="w-[28%]">
              On behalf of
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((relation) => (
            <PersonRow
              key={`${relation.person.id} ${relation.on_behalf_of?.id} ${relation.role}`}
              relation={relation}
              sources={sources}
            />
          ))}
        </tbody>
      </table>
    </Section>
  )
}
