import { Fact } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { inNameOrder } from '@/lib/portal/records/name-order'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordSources } from '@/lib/portal/sources/record-sources'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ConfirmedBy, ConnectionsFact, WebsiteFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { ProjectUses } from './project-uses'
import { MethodsSection } from './related-section'
import { UsageSection, UsageSentence } from './usage-section'

interface GlanceProps {
  ledger: RecordDocuments['dlt-instances']
  sources: SourceIndex
}

function Glance({ ledger, sources }: GlanceProps) {
  const { dlt, operator, website, source, stats } = ledger
  return (
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
  )
}

export function DltInstanceProfile(props: ProfileProps<'dlt-instances'>) {
  const { related } = props
  const ledger = inNameOrder(props.answer.data)
  const sources = recordSources('dlt-instances', ledger)
  return (
    <ProfileFrame
      family="dlt-instances"
      {...props}
      sources={sources}
      lede={related?.usage && <UsageSentence family="dlt-instances" usage={related.usage} />}
      glance={<Glance ledger={ledger} sources={sources} />}
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
