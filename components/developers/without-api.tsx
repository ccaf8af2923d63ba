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
          Each profile is at its address with an ending, {endings}, and in the formats of citations.
          Its own address answers <code>Accept: {recordFormats.ttl.mediaType}</code> and the like.
        </Fact>
        <Fact term="OpenRefine">
          Add <code className="[overflow-wrap:anywhere]">{site + reconcilePath}</code> as a standard
          service to match the names of a table with records and to add columns;{' '}
          {rateLimits.general} requests a minute.
        </Fact>
        <Fact term="Badges">
          <code>/badge/CH.svg</code> of a country, <code>/badge/projects/1.svg</code> of a project;
          profiles have the Markdown.
        </Fact>
        <Fact term="oEmbed">
          Projects, the <SiteLink href="/map">map</SiteLink> and the{' '}
          <SiteLink href="/graph">network</SiteLink> can be embedded, and say where their answers
          are, in JSON and in XML.
        </Fact>
        <Fact term="Typed links">
          Pages say in <code>Link</code> what they are and what they consist of (FAIR signposting);{' '}
          <code className="[overflow-wrap:anywhere]">/linkset.json?page=/countries/CH</code> has all
          links of a page.
        </Fact>
        <Fact term="Search">
          Browsers can add the search of this site, with suggestions:{' '}
          <a href="/opensearch.xml">opensearch.xml</a>.
        </Fact>
        <Fact term="Overview">
          <a href="/llms.txt">llms.txt</a> says what there is and where, in a page of text.
        </Fact>
      </FactList>
    </Section>
  )
}
