/** The guides to the data beyond single requests: versions, feeds, files and services. */
import { Fact, FactList } from '@/components/layout/fact-list'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { rateLimits } from '@/lib/contract/headers'
import { mcpPath } from '@/lib/contract/service'
import { tools } from '@/lib/mcp/tools'
import type { Addresses } from '@/lib/portal/developers/guides'
import { feedAddress } from '@/lib/portal/publish/feed-address'
import { dataFormats, recordFormats } from '@/lib/portal/publish/record-formats'
import { reconcilePath } from '@/lib/portal/reconcile/answer'
import { maxBatch } from '@/lib/portal/reconcile/query'
import { enumerated } from '@/lib/text/counted'
import { Code } from './code'

export function Versions({ api }: Addresses) {
  return (
    <>
      <Prose>
        <p>
          Each version of the data is named after its date and never changes. Lists, records,
          search, the network and <code>/downloads</code> accept <code>version</code>: the same
          request returns the same bytes years later. Without it, you get the current data.
        </p>
      </Prose>
      <Code title="All versions, a list in one version, and what changed">
        {`${api}/versions
${api}/projects?country=CH&version=2026.11.20
${api}/changes?from=2026.11.20&to=2026.11.22&family=projects`}
      </Code>
      <Prose>
        <p>
          <code>/changes</code> lists each changed field with its value before and after. On the
          website, each <SiteLink href="/versions">version</SiteLink> has a page, and “Cite this
          list” gives any list a permanent address with its SHA-256.
        </p>
        <p>
          The version of the API is something else: it is in the path, <code>/api/v1</code>.
        </p>
      </Prose>
    </>
  )
}

export function Feeds({ site }: Addresses) {
  const row = (page: string) => (
    <>
      <code className="[overflow-wrap:anywhere]">{site + feedAddress(page, 'atom')}</code>
      <br />
      <code className="[overflow-wrap:anywhere]">{site + feedAddress(page, 'json')}</code>
    </>
  )
  return (
    <>
      <Prose>
        <p>
          Add <code>.atom</code> or <code>.feed.json</code> to the address of a page to get its
          feed. Each entry describes what changed in a version of the data. Feeds need no key and
          have an ETag.
        </p>
      </Prose>
      <FactList form="wide">
        <Fact term="Everything">{row('/changes')}</Fact>
        <Fact term="A list with filters">{row('/projects?country=CH')}</Fact>
        <Fact term="A record">
          Add the ending to the address of its page:{' '}
          <code className="[overflow-wrap:anywhere]">{site}/countries/CH.atom</code>. Each profile
          links to its own feeds.
        </Fact>
      </FactList>
    </>
  )
}

export function Downloads({ api, site }: Addresses) {
  return (
    <>
      <Prose>
        <p>
          All data is available as CSV, JSON, NDJSON, Parquet, SQLite, GraphML, GEXF, N-Quads and
          Turtle, without a key. <SiteLink href="/downloads">Downloads</SiteLink> lists the files;{' '}
          <SiteLink href="/developers/api/get-downloads">GET /downloads</SiteLink> does so for
          programs, with size and SHA-256.
        </p>
      </Prose>
      <Code title="The newest CSV files, and the hashes of all files">
        {`curl -LO '${site}/downloads/latest/did_atlas_csv.zip'
curl -L '${site}/downloads/latest/SHA256SUMS'
curl '${api}/downloads'`}
      </Code>
      <Prose>
        <p>
          <code>latest</code> redirects to the files of the newest version. If others must be able
          to repeat your work, name the version instead. Files support ranges and ETags.
        </p>
        <p>
          Lists can be downloaded with their filters:{' '}
          <a href="/lists/projects.csv?country=CH" className="[overflow-wrap:anywhere]">
            /lists/projects.csv?country=CH
          </a>
          , or <code>.json</code>. An unknown filter returns 400.
        </p>
      </Prose>
    </>
  )
}

const endings = enumerated(dataFormats.map((format) => `.${format}`))

export function Formats() {
  return (
    <FactList form="wide">
      <Fact term="Formats">
        Add an ending to the address of a profile: {endings}, or a citation format. Or send an{' '}
        <code>Accept: {recordFormats.ttl.mediaType}</code> header.
      </Fact>
      <Fact term="Badges">
        <code>/badge/CH.svg</code> for a country, <code>/badge/projects/1.svg</code> for a project.
        The profile has the Markdown that shows it.
      </Fact>
      <Fact term="oEmbed">
        Projects, the <SiteLink href="/map">map</SiteLink> and the{' '}
        <SiteLink href="/graph">network</SiteLink> can be embedded. oEmbed works in JSON and XML.
      </Fact>
      <Fact term="Typed links">
        Pages have <code>Link</code> headers (FAIR Signposting);{' '}
        <code className="[overflow-wrap:anywhere]">/linkset.json?page=/countries/CH</code> has all
        links of a page.
      </Fact>
      <Fact term="Search">
        Add this site to your browser’s search engines: <a href="/opensearch.xml">opensearch.xml</a>
        .
      </Fact>
      <Fact term="Overview">
        <a href="/llms.txt">llms.txt</a> describes the site in one text file.
      </Fact>
    </FactList>
  )
}

export function Reconcile({ site }: Addresses) {
  const address = site + reconcilePath
  return (
    <>
      <Prose>
        <p>
          The reconciliation service (version 0.2) matches names in your table with records, by
          name, type and properties such as the country.
        </p>
        <ol>
          <li>
            In OpenRefine, choose <b>Reconcile</b>, <b>Start reconciling</b>, then{' '}
            <b>Add standard service</b>.
          </li>
          <li>
            Enter <code className="[overflow-wrap:anywhere]">{address}</code>
          </li>
          <li>
            Then use <b>Add columns from reconciled values</b> for website, country, LEI and others.
          </li>
        </ol>
        <p>
          It needs no key. A batch has up to {maxBatch} queries; the limit is {rateLimits.general}{' '}
          requests a minute.
        </p>
      </Prose>
      <Code title="Without OpenRefine">
        {`curl '${address}' --data-urlencode 'queries={"q0":{"query":"European Comission","type":"entities"}}'`}
      </Code>
    </>
  )
}

const settingsFor = (url: string): string =>
  JSON.stringify({ mcpServers: { 'did-atlas': { type: 'http', url } } }, null, 2)

export function Mcp({ site }: Addresses) {
  const address = site + mcpPath
  return (
    <>
      <Prose>
        <p>
          Connect an assistant that supports the Model Context Protocol. It gets the source of each
          fact and the licence. Server: <code className="[overflow-wrap:anywhere]">{address}</code>{' '}
          (streamable HTTP, stateless, read-only, no key). Records are resources at their API
          addresses.
        </p>
      </Prose>
      <Code title="Client settings">{settingsFor(address)}</Code>
      <Section title="Tools" note="Each counts towards the limit shown.">
        <FactList form="wide">
          {tools.map(({ name, title, limit }) => (
            <Fact key={name} term={name}>
              {title} <span className="text-muted">({limit} limit)</span>
            </Fact>
          ))}
        </FactList>
      </Section>
    </>
  )
}
