import { Fact } from '@/components/layout/fact-list'
import { YesNo } from '@/components/layout/status-mark'
import { inNameOrder } from '@/lib/portal/records/name-order'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { listStated, UnsourcedFacts, WebsiteFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { ProjectUses } from './project-uses'
import { LedgersSection } from './related-section'
import { UsageSection, UsageSentence } from './usage-section'

type Dlt = RecordDocuments['dlts']

/** The API contract has no sources for the technology itself, but for its use. */
const listUnsourced = ({ type, has_specific_operator: hasOperator }: Dlt) =>
  listStated(
    ['Class', type],
    [
      'Single operator',
      typeof hasOperator === 'boolean' && <YesNo key="operator" value={hasOperator} />,
    ],
  )

export function DltProfile(props: ProfileProps<'dlts'>) {
  const { related } = props
  const dlt = inNameOrder(props.answer.data)
  const sources = recordSources('dlts', dlt)
  const unsourced = listUnsourced(dlt)
  return (
    <ProfileFrame
      family="dlts"
      {...props}
      sources={sources}
      lede={related?.usage && <UsageSentence family="dlts" usage={related.usage} />}
      unsourced={unsourced.length}
      glance={
        <>
          <UnsourcedFacts facts={unsourced} />
          {typeof dlt.has_specific_operator !== 'boolean' && (
            <Fact term="Single operator">
              <YesNo value={null} />
            </Fact>
          )}
          <WebsiteFact address={dlt.website} />
          <Fact term="Ledgers">{formatCount(dlt.total_instances)}</Fact>
          <Fact term="Projects">{formatCount(dlt.total_projects)}</Fact>
        </>
      }
    >
      <UsageSection family="dlts" usage={related?.usage} day={props.dataDate} isCounted />
      <ProjectUses
        title="Projects"
        note="Sorted by name."
        uses={dlt.projects}
        sources={sources}
        related={related}
      />
      <LedgersSection title="Ledgers that use this technology" ledgers={dlt.instances ?? []} />
    </ProfileFrame>
  )
}
