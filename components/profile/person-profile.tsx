import { Fact } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { countDistinct, formatCount } from '@/lib/text/counted'
import { GeneratedSummary } from './generated-summary'
import { MethodsSection } from './methods-section'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import { entryColumns, type ProjectRelation, projectColumn } from './project-columns'
import { Related } from './related'
import { RelationTable } from './relation-table'

export function PersonProfile(props: ProfileProps<'people'>) {
  const person = inNameOrder(props.answer.data)
  const { project_relations: relations, did_method_relations: methods, stats } = person
  const sources = recordSources('people', person)
  const columns = entryColumns<ProjectRelation>({
    related: props.related,
    idOf: ({ project }) => project.id,
  })
  return (
    <ProfileFrame
      family="people"
      {...props}
      sources={sources}
      glance={<Fact term="Connections">{formatCount(stats.total_links)}</Fact>}
    >
      <GeneratedSummary text={person.ai_description} />
      {relations && relations.length > 0 && (
        <ProfileSection
          title="Projects"
          count={countDistinct(relations, ({ project }) => project.id)}
        >
          <RelationTable
            rows={relations}
            columns={[
              projectColumn(sources),
              { title: 'Role', cell: ({ role }) => role?.title },
              {
                title: 'On behalf of',
                label: 'on behalf of',
                cell: ({ on_behalf_of_entity: entity }) =>
                  entity && (
                    <Related
                      name={<RecordLink family="entities" id={entity.id} name={entity.name} />}
                      note={entity.type?.join(', ').toLowerCase()}
                    />
                  ),
              },
              columns.status,
            ]}
          />
        </ProfileSection>
      )}
      <MethodsSection relations={methods} sources={sources} />
    </ProfileFrame>
  )
}
