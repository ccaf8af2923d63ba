import { Fact } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { YesNo } from '@/components/layout/status-mark'
import { inNameOrder } from '@/lib/portal/records/name-order'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { WebsiteFact } from './glance-facts'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import { ProjectUses } from './project-uses'
import { Related } from './related'
import { RelationTable } from './relation-table'
import { UsageSection } from './usage-section'

type Dlt = RecordDocuments['dlts']

function Glance({ dlt }: { dlt: Dlt }) {
  return (
    <>
      {dlt.type && <Fact term="Class">{dlt.type}</Fact>}
      <Fact term="Single operator">
        <YesNo value={dlt.has_specific_operator} />
      </Fact>
      <WebsiteFact address={dlt.website} />
      <Fact term="Ledgers">{formatCount(dlt.total_instances)}</Fact>
      <Fact term="Projects">{formatCount(dlt.total_projects)}</Fact>
    </>
  )
}

function Ledgers({ ledgers }: { ledgers: Dlt['instances'] }) {
  if (!ledgers || ledgers.length === 0) return null
  return (
    <ProfileSection title="Ledgers of this technology" count={ledgers.length}>
      <RelationTable
        rows={ledgers.toSorted((a, b) => b.projects_using - a.projects_using)}
        columns={[
          {
            title: 'Ledger',
            cell: ({ id, name, website }) => (
              <Related
                name={<RecordLink family="dlt-instances" id={id} name={name} />}
                address={website}
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
            cell: ({ projects_using: count }) => formatCount(count),
          },
        ]}
      />
    </ProfileSection>
  )
}

export function DltProfile(props: ProfileProps<'dlts'>) {
  const { related } = props
  const dlt = inNameOrder(props.answer.data)
  const sources = recordSources('dlts', dlt)
  return (
    <ProfileFrame family="dlts" {...props} sources={sources} glance={<Glance dlt={dlt} />}>
      <UsageSection family="dlts" usage={related?.usage} day={props.dataDate} />
      <ProjectUses title="Projects" uses={dlt.projects} sources={sources} related={related} />
      <Ledgers ledgers={dlt.instances} />
    </ProfileFrame>
  )
}
