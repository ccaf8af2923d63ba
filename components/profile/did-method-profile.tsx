import { Fact } from '@/components/layout/fact-list'
import { HostNote } from '@/components/layout/host-link'
import type { DidMethodDetail } from '@/lib/contract/did-methods'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { ConfirmedBy } from './confirmed-by'
import { DidMethodUses } from './did-method-uses'
import { GeneratedSummary } from './generated-summary'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { RelatedProjects } from './related-projects'
import { UsageSection } from './usage-section'
import { WebsiteFact } from './website-fact'

function Contact({ method }: { method: DidMethodDetail }) {
  const { contact_name: name, contact_website: website } = method
  if (!name && !website) return null
  return (
    <Fact term="Contact">
      {name}
      <HostNote address={website} />
    </Fact>
  )
}

export function DidMethodProfile(props: ProfileProps<'did-methods'>) {
  const { related } = props
  const method = inNameOrder(props.answer.data)
  const sources = recordSources('did-methods', method)
  return (
    <ProfileFrame
      family="did-methods"
      {...props}
      sources={sources}
      glance={
        <>
          <WebsiteFact term="Specification" address={method.specification_url} />
          <Contact method={method} />
          <ConfirmedBy source={method.source} sources={sources} />
        </>
      }
    >
      <GeneratedSummary text={method.ai_description} />
      <UsageSection usage={related?.usage} />
      <RelatedProjects
        title="Projects"
        relations={method.projects}
        sources={sources}
        related={related}
      />
      <DidMethodUses method={method} sources={sources} />
    </ProfileFrame>
  )
}
