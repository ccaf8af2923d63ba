import { Fact, FactList } from '@/components/layout/fact-list'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { rateLimits } from '@/lib/contract/headers'
import { dataFormats, recordFormats } from '@/lib/portal/publish/record-formats'
import { reconcilePath } from '@/lib/portal/reconcile/manifest'
import { enumerated } from '@/lib/text/counted'

/** Not renamed with the title, because links from elsewhere lead to it. */
export const withoutApiAnchor = 'other-doors'
export const withoutApiTitle = 'Without the API'

const endings = enumerated(dataFormats.map((format) => `.${format}`))

/** The endpoints for programs other than clients of the API. `site` is the public address of this site. */
export function WithoutApi({ site }: { site: string }) {
  return (
    <Section id={withoutApiAnchor} title={withoutApiTitle}>
      <FactList form="wide">
        <Fact term="Formats">
          Add an ending to the address of a profile: {endings}, or a citation format. Or send an{' '}
          <code>Accept: {recordFormats.ttl.mediaType}</code> header.
        </Fact>
        <Fact term="OpenRefine">
          Add <code className="[overflow-wrap:anywhere]">{site + reconcilePath}</code> as a standard
          service to match names and add columns; {rateLimits.general} requests a minute.
        </Fact>
        <Fact term="Badges">
          <code>/badge/CH.svg</code> for a country, <code>/badge/projects/1.svg</code> for a
          project. Profiles have the Markdown.
        </Fact>
        <Fact term="oEmbed">
          Projects, the <SiteLink href="/map">map</SiteLink> and the{' '}
          <SiteLink href="/graph">network</SiteLink> can be embedded. Discovery works in JSON and
          XML.
        </Fact>
        <Fact term="Typed links">
          Pages have <code>Link</code> headers (FAIR Signposting);{' '}
          <code className="[overflow-wrap:anywhere]">/linkset.json?page=/countries/CH</code> has all
          links of a page.
        </Fact>
        <Fact term="Search">
          Add this site to your browser’s search engines:{' '}
          <a href="/opensearch.xml">opensearch.xml</a>.
        </Fact>
        <Fact term="Overview">
          <a href="/llms.txt">llms.txt</a> describes the site on one page of text.
        </Fact>
      </FactList>
    </Section>
  )
}
