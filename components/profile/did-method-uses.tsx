import { RecordLink } from '@/components/layout/record-link'
import type { DidMethodDetail } from '@/lib/contract/did-methods'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ProfileSection } from './profile-section'
import { Related } from './related'
import { RelationTable } from './relation-table'

interface MethodPartProps {
  method: DidMethodDetail
  sources: SourceIndex
}

function Ledgers({ method: { dlt_instances: relations }, sources }: MethodPartProps) {
  if (!relations || relations.length === 0) return null
  return (
    <ProfileSection title="Ledgers" count={relations.length}>
      <RelationTable
        rows={relations}
        columns={[
          {
            title: 'Ledger',
            cell: ({ dlt_instance: { id, name }, source }) => (
              <Related
                name={<RecordLink family="dlt-instances" id={id} name={name} />}
                sources={sources}
                source={source}
              />
            ),
          },
          {
            title: 'Operator',
            label: 'operated by',
            cell: ({ dlt_instance: { operator } }) =>
              operator && <RecordLink family="entities" id={operator.id} name={operator.name} />,
          },
        ]}
      />
    </ProfileSection>
  )
}

function Organizations({ method: { entities }, sources }: MethodPartProps) {
  if (!entities || entities.length === 0) return null
  return (
    <ProfileSection title="Organizations" count={entities.length}>
      <ul className="lines">
        {entities.map(({ entity: { id, name, type, website }, source }) => (
          <li key={id}>
            <Related
              name={<RecordLink family="entities" id={id} name={name} />}
              note={type?.join(', ').toLowerCase()}
              address={website}
              sources={sources}
              source={source}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

function People({ method: { persons }, sources }: MethodPartProps) {
  if (!persons || persons.length === 0) return null
  return (
    <ProfileSection title="People" count={persons.length}>
      <ul className="lines">
        {persons.map(({ person: { id, name }, source }) => (
          <li key={id}>
            <Related
              name={<RecordLink family="people" id={id} name={name} />}
              sources={sources}
              source={source}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

/** The organizations and people behind a method, and the ledgers that it uses. */
export function DidMethodUses(props: MethodPartProps) {
  return (
    <>
      <Organizations {...props} />
      <People {...props} />
      <Ledgers {...props} />
    </>
  )
}
