import { Fact, FactList } from '@/components/layout/fact-list'
import { MarkedCode, Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import { canCreateKeys, isApiEmbedded } from '@/lib/client/public-address'
import { headerComponents } from '@/lib/contract/answer-headers'
import { endpoints } from '@/lib/contract/endpoints'
import { type ErrorCode, errorStatus } from '@/lib/contract/errors'
import { dataLicense, keyExpiry, keyHeader, rateLimits } from '@/lib/contract/headers'
import { defaultPageSize, maxPageSize } from '@/lib/contract/parameters'
import { searchResultsPerFamily } from '@/lib/contract/search'
import { pagingExamples } from '@/lib/portal/developers/examples'
import type { Addresses } from '@/lib/portal/developers/guides'
import { enumerated } from '@/lib/text/counted'
import { maxQueryLength } from '@/lib/text/search-text'
import { Code } from './code'
import { Examples } from './examples'

/** The endpoints that need no key, marked as code. */
const publicPaths = endpoints.filter(({ isPublic }) => isPublic).map(({ path }) => `\`${path}\``)

export function Authentication({ api, site }: Addresses) {
  const hasForm = canCreateKeys()
  return (
    <>
      <Prose>
        <p>
          Send your key in the header <code>{keyHeader}</code>, never in the address. The endpoints{' '}
          <MarkedCode text={enumerated(publicPaths)} /> need none.
        </p>
      </Prose>
      {hasForm && (
        <Code title="A new key as JSON">{`curl -X POST -H 'Accept: application/json' '${site}/keys'`}</Code>
      )}
      <Code title="A request with a key">{`curl -H "${keyHeader}: $DID_ATLAS_KEY" '${api}/projects/118'`}</Code>
      <Prose>
        <p>
          {hasForm ? (
            <>
              <SiteLink href="/developers/key">Create a key</SiteLink> in one step. It expires{' '}
              {keyExpiry}.
            </>
          ) : (
            <>
              The <SiteLink href="/developers/key">API key page</SiteLink> states who provides keys.
            </>
          )}{' '}
          On your own copy you can run <code>npm run keys -- create NAME</code>.
        </p>
        <p>
          A missing, unknown or revoked key returns 401. The data is open, so a key protects
          nothing; it lets us tell clients apart.
        </p>
      </Prose>
    </>
  )
}

export function Paging({ api }: Addresses) {
  return (
    <>
      <Prose>
        <p>
          Lists have {defaultPageSize} items a page, or up to {maxPageSize} with{' '}
          <code>per_page</code>. Read pages until <code>page</code> reaches{' '}
          <code>pagination.total_pages</code>, or follow the <code>Link</code> header with{' '}
          <code>rel="next"</code> until there is none. A page after the last is empty, not an error.
        </p>
        <p>
          The order is stable. To keep new data from moving records between two of your requests,
          add a <SiteLink href="/developers/guides/versions">version</SiteLink> to each.{' '}
          <code>/countries</code> and <code>/industries</code> come in one response. For everything
          at once, use a <SiteLink href="/developers/guides/downloads">download</SiteLink>.
        </p>
      </Prose>
      <Section title="All projects">
        <Examples examples={pagingExamples(api)} isOpen={false} />
      </Section>
    </>
  )
}

export function Filtering({ api }: Addresses) {
  return (
    <>
      <Prose>
        <p>
          Projects accept the same filters as the website. Separate several values with commas, or
          repeat the parameter: a project matches if it has any of them. With{' '}
          <code>standard_match=all</code>, it must have all. The value <code>none</code> finds
          projects that do not disclose theirs.
        </p>
        <p>
          <code>sort</code> orders the list, a <code>-</code> before its value reverses the order,
          and <code>fields</code> chooses the fields of each project.
        </p>
      </Prose>
      <Code title="Pilots and launched projects that use both formats">
        {`${api}/projects?status=Pilot,Launched&format=mdoc,sd-jwt&format_match=all`}
      </Code>
      <Code title="National wallets of the EU, by title, with three fields">
        {`${api}/projects?group=eu&kind=Wallet&level=National&sort=title&fields=id,title,status`}
      </Code>
      <Prose>
        <p>
          An unknown value returns 400 and suggests the nearest valid one. An unknown parameter is
          ignored, unless it looks like a misspelt filter. The{' '}
          <SiteLink href="/developers/api/list-projects">list of projects</SiteLink> has every
          filter. <code>q</code> finds names that contain the text; to allow for misspellings, use{' '}
          <SiteLink href="/developers/api/search-all">search</SiteLink>.
        </p>
      </Prose>
    </>
  )
}

export function Caching({ api }: Addresses) {
  return (
    <>
      <Prose>
        <p>
          Each response states in <code>Cache-Control</code> how long it may be reused. After that,
          send its <code>ETag</code> in <code>If-None-Match</code>: if nothing has changed, you get
          a 304 without a body. It does not count towards the limit.
        </p>
      </Prose>
      <Code title="Revalidate a response">
        {`curl -i -H "${keyHeader}: $DID_ATLAS_KEY" '${api}/projects/118'
# ETag: "2f1c9b04d7e3a865"

curl -i -H "${keyHeader}: $DID_ATLAS_KEY" \\
  -H 'If-None-Match: "2f1c9b04d7e3a865"' '${api}/projects/118'
# HTTP/1.1 304 Not Modified`}
      </Code>
      <Prose>
        <p>
          An ETag changes when the content changes, and each encoding has its own. Responses are
          compressed with br, gzip or zstd. Our{' '}
          <SiteLink href="/developers/guides/clients">clients</SiteLink> revalidate by themselves.
        </p>
      </Prose>
    </>
  )
}

export function RateLimits() {
  const perMinute = (count: number) => `${count} requests per minute per IP address`
  return (
    <>
      {!isApiEmbedded() && (
        <p className="max-w-[42em]">
          Another publisher runs the API behind this site. Its{' '}
          <SiteLink href="/terms#api">terms</SiteLink> have its limits; these are the defaults.
        </p>
      )}
      <FactList form="wide">
        <Fact term="General">{perMinute(rateLimits.general)}</Fact>
        <Fact term="Search">{perMinute(rateLimits.search)}</Fact>
        <Fact term="Graph">{perMinute(rateLimits.graph)}</Fact>
        <Fact term="Health">{perMinute(rateLimits.health)}</Fact>
        <Fact term="Page size">
          {defaultPageSize} items by default, {maxPageSize} at most
        </Fact>
        <Fact term="Search results">At most {searchResultsPerFamily} of each type</Fact>
        <Fact term="Query length">{maxQueryLength} characters</Fact>
      </FactList>
      <Prose>
        <p>
          The headers <code>RateLimit</code>, <code>RateLimit-Policy</code> and{' '}
          <code>X-RateLimit-*</code> show how many requests are left. Over the limit, you get a 429
          with <code>Retry-After</code>: wait that number of seconds, then continue. A 304 does not
          count.
        </p>
      </Prose>
      <Code title="A response over the limit">
        {`HTTP/1.1 429 Too Many Requests
Retry-After: 42
RateLimit: "general";r=0;t=42
RateLimit-Policy: "general";q=${rateLimits.general};w=60`}
      </Code>
    </>
  )
}

const errorMeanings: Record<ErrorCode, string> = {
  invalid_parameter: 'A parameter or the id in the path has an invalid value.',
  unauthorized: 'The key is missing, unknown or revoked.',
  not_found: 'There is no record with this id, or no such endpoint.',
  method_not_allowed: 'Only GET, HEAD and OPTIONS are allowed.',
  rate_limit_exceeded: 'Too many requests. Wait the number of seconds in Retry-After.',
  internal_error: 'Server error. Try again later.',
  service_unavailable: 'The server is unavailable right now. Wait, then try again.',
}

export function Errors() {
  return (
    <>
      <Prose>
        <p>
          Handle errors by <code>code</code>; the <code>message</code> is for people. Include the{' '}
          <code>X-Request-Id</code> of the response in a report.
        </p>
      </Prose>
      <Code title="An error">{`{ "error": { "code": "not_found", "message": "Project not found" } }`}</Code>
      <Table caption="Errors" className="data-table stacked mt-5">
        <TableHead columns={['Status', 'Code', 'Meaning']} />
        <tbody>
          {Object.entries(errorMeanings).map(([code, meaning]) => (
            <tr key={code}>
              <th scope="row">{errorStatus[code as ErrorCode]}</th>
              <td>
                <code>{code}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

export function Headers() {
  return (
    <>
      <Prose>
        <p>
          You can call the API from any website: <code>Access-Control-Allow-Origin</code> is{' '}
          <code>*</code>, and scripts can read the headers below. A key in a public page is public,
          so call from a server if that matters.
        </p>
        <p>
          <code>X-License</code> and <code>X-Attribution</code> state the licence,{' '}
          <code>{dataLicense.id}</code>; see <SiteLink href="/terms">how to credit</SiteLink> the
          data.
        </p>
      </Prose>
      <FactList form="wide">
        {Object.entries(headerComponents).map(([name, { description, example }]) => (
          <Fact key={name} term={name}>
            <MarkedCode text={description} /> Example:{' '}
            <code className="[overflow-wrap:anywhere]">{example}</code>
          </Fact>
        ))}
      </FactList>
    </>
  )
}
