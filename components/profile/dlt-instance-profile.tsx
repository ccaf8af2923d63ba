import { Fact } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { ConfirmedBy, ConnectionsFact, WebsiteFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { ProjectUses } from './project-uses'
import { MethodsSection } from './related-section'
import { UsageSection, UsageSentence } from './usage-section'

export function DltInstanceProfile(props: ProfileProps<'dlt-instances'>) {
  const { related } = props
  const ledger = inNameOrder(props.answer.data)
  const { dlt, operator, website, source, stats } = ledger
  const sources = recordSources('dlt-instances', ledger)
  return (
    <ProfileFrame
      family="dlt-instances"
      {...props}
      sources={sources}
      lede={related?.usage && <UsageSentence family="dlt-instances" usage={related.usage} />}
      glance={
        <>
          {dlt && (
            <Fact term="Technology">
              <RecordLink family="dlts" id={dlt.id} name={dlt.title} />
            </Fact>
          )}
          {operator && (
            <Fact term="Operator">
              <RecordLink family="entities" id={operator.id} name={operator.name} />
            </Fact>
          )}
          <WebsiteFact address={website} />
          <ConnectionsFact count={stats.total_links} />
          <ConfirmedBy source={source} sources={sources} />
        </>
      }
    >
      <UsageSection family="dlt-instances" usage={related?.usage} day={props.dataDate} isCounted />
      <ProjectUses
        title="Projects that use it"
        uses={ledger.projects}
        sources={sources}
        related={related}
      />
      <MethodsSection
        title="DID methods on this ledger"
        relations={ledger.did_methods}
        sources={sources}
      />
    </ProfileFrame>
  )
}
