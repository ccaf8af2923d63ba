import { HostNote } from '@/components/layout/external-link'
import { Fact } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import { glossaryAddress } from '@/lib/portal/about/glossary'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { ConfirmedBy, WebsiteFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { listUses, ProjectUses } from './project-uses'
import { LedgersSection, RelatedSection } from './related-section'
import { UsageSection, UsageSentence } from './usage-section'

/** The parts of a DID (DID Core, section 3.1). The facts do not have the syntax of the last part. */
function DidForm({ name }: { name: string }) {
  return (
    <Fact term="Syntax">
      <code>
        did:<b>{name}</b>:…
      </code>
      <p className="note">
        “did” is the scheme, “{name}” the{' '}
        <SiteLink href={glossaryAddress('did-method')}>DID method</SiteLink>. The method-specific
        identifier that follows identifies one subject; the method’s specification defines its
        syntax.
      </p>
    </Fact>
  )
}

export function DidMethodProfile(props: ProfileProps<'did-methods'>) {
  const { related } = props
  const method = inNameOrder(props.answer.data)
  const { contact_name: contact, contact_website: website } = method
  const sources = recordSources('did-methods', method)
  return (
    <ProfileFrame
      family="did-methods"
      {...props}
      sources={sources}
      lede={related?.usage && <UsageSentence family="did-methods" usage={related.usage} />}
      glance={
        <>
          <DidForm name={method.name} />
          <WebsiteFact term="Specification" address={method.specification_url} />
          {(contact || website) && (
            <Fact term="Contact">
              {contact}
              <HostNote address={website} />
            </Fact>
          )}
          <ConfirmedBy source={method.source} sources={sources} />
        </>
      }
    >
      <UsageSection family="did-methods" usage={related?.usage} day={props.dataDate} isCounted />
      <ProjectUses
        title="Projects that use it"
        note="Sorted by name."
        uses={listUses(method.projects)}
        sources={sources}
        related={related}
      />
      <RelatedSection
        title="Organizations that wrote or maintain it"
        family="entities"
        records={method.entities?.map(({ entity: { id, name, type, website }, source }) => ({
          id,
          name,
          note: type?.join(', ').toLowerCase(),
          address: website,
          source,
        }))}
        sources={sources}
      />
      <RelatedSection
        title="Authors, maintainers and contacts"
        family="people"
        records={method.persons?.map(({ person, source }) => ({ ...person, source }))}
        sources={sources}
      />
      <LedgersSection
        title="Ledgers that it uses"
        ledgers={(method.dlt_instances ?? []).map(({ dlt_instance, source }) => {
          const { id, name, operator } = dlt_instance
          return { id, name, operator, source }
        })}
        sources={sources}
      />
    </ProfileFrame>
  )
}
