import { Laws } from '@/components/country/country-laws'
import { Fact } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import type { Country } from '@/lib/contract/countries'
import type { CountryView } from '@/lib/portal/countries/country-view'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { countryPath } from '@/lib/portal/records/record-path'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { inSentence } from '@/lib/text/country-phrase'
import { ConfirmedBy, ConnectionsFact, WebsiteFact } from './glance-facts'
import { Jurisdiction } from './jurisdiction'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import { RelatedProjects } from './project-uses'
import { UsageSection } from './usage-section'

interface JurisdictionProps {
  regulationId: number
  jurisdiction: Country | undefined
  view: CountryView | undefined
}

/** What the page of a regulation says about its country or union: the other laws and the national wallets. */
function JurisdictionSections({ regulationId, jurisdiction, view }: JurisdictionProps) {
  if (!jurisdiction) return null
  const { code, regulations } = jurisdiction
  const name = inSentence(jurisdiction.name)
  return (
    <>
      <Laws
        title={`Other laws and bills in ${name}`}
        laws={(regulations ?? []).filter(({ id }) => id !== regulationId)}
      />
      {view && (
        <ProfileSection title={`Wallets in ${name}`}>
          <p>
            {view.answer} <SiteLink href={countryPath(code)}>More about {name}</SiteLink>
          </p>
        </ProfileSection>
      )}
    </>
  )
}

export function RegulationProfile(props: ProfileProps<'regulations'>) {
  const { related, jurisdiction, view } = props
  const regulation = inNameOrder(props.answer.data)
  const { id, title, official_name, country, region, url, source, stats } = regulation
  const sources = recordSources('regulations', regulation)
  return (
    <ProfileFrame
      family="regulations"
      {...props}
      sources={sources}
      lede={official_name !== title && official_name}
      glance={
        <>
          {(country || region) && (
            <Fact term="Jurisdiction">
              <Jurisdiction country={country} region={region} />
            </Fact>
          )}
          <WebsiteFact term="Text" address={url} />
          <ConnectionsFact count={stats.total_links} />
          <ConfirmedBy source={source} sources={sources} />
        </>
      }
      context={<JurisdictionSections regulationId={id} jurisdiction={jurisdiction} view={view} />}
    >
      <UsageSection usage={related?.usage} />
      <RelatedProjects
        title="Projects that follow it"
        relations={regulation.projects_following}
        sources={sources}
        related={related}
      />
    </ProfileFrame>
  )
}
