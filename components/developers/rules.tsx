import { Fact, FactList } from '@/components/layout/fact-list'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { type ErrorCode, errorStatus } from '@/lib/contract/errors'
import { dataLicense, keyHeader, rateLimits } from '@/lib/contract/headers'
import { defaultPageSize, maxPageSize, maxQueryLength } from '@/lib/contract/parameters'
import { searchResultsPerFamily } from '@/lib/contract/search'

const errorMeanings: Record<ErrorCode, string> = {
  invalid_parameter: 'A parameter or the id in the path has an invalid value.',
  unauthorized: 'The key is missing, unknown or revoked.',
  not_found: 'There is no record with this id, or no such endpoint.',
  method_not_allowed: 'Only GET, HEAD and OPTIONS are allowed.',
  rate_limit_exceeded: 'Too many requests. Wait the number of seconds in Retry-After.',
  internal_error: 'Server error.',
  service_unavailable: 'The server is unavailable right now.',
}

export function Authentication() {
  return (
    <Section id="authentication" title="Authentication">
      <Prose>
        <p>
          Send your key in the header <code>{keyHeader}</code>, never in the address. The endpoints{' '}
          <code>/</code>, <code>/health</code>, <code>/terms</code> and <code>/openapi.json</code>{' '}
          need none. <SiteLink href="/developers/key">Create a key</SiteLink> in one step; on your
          own copy you can also run <code>npm run keys -- create NAME</code>.
        </p>
      </Prose>
    </Section>
  )
}

export function Errors() {
  return (
    <Section id="errors" title="Errors">
      <Prose>
        <p>
          Every error has the same JSON form. Handle errors by <code>code</code>; the{' '}
          <code>message</code> is for people.
        </p>
        <p>
          An invalid value is an error that names the value. An unknown parameter is ignored, unless
          it looks like a misspelt filter.
        </p>
      </Prose>
      <pre className="code mt-3">{`{ "error": { "code": "not_found", "message": "Project not found" } }`}</pre>
      <table className="data-table stacked mt-4">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(errorMeanings).map(([code, meaning]) => (
            <tr key={code}>
              <td>{errorStatus[code as ErrorCode]}</td>
              <td>
                <code>{code}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

export function Filtering() {
  return (
    <Section id="filtering" title="Filtering">
      <Prose>
        <p>
          Projects accept the same filters as the website. Separate several values with commas, or
          repeat the parameter: a project needs any of them. With <code>standard_match=all</code> it
          needs all. <code>none</code> means not disclosed. <code>sort</code> orders the list, and{' '}
          <code>fields</code> leaves out what you do not need.
        </p>
      </Prose>
      <pre className="code mt-3">
        {'/projects?status=Pilot,Launched&format=mdoc,sd-jwt&format_match=all\n'}
        {'/projects?group=eu&kind=Wallet&level=National&sort=title&fields=id,title,status'}
      </pre>
    </Section>
  )
}

/** The limits on requests. `own` is false for another publisher's API, which may have other limits. */
export function Limits({ own }: { own: boolean }) {
  const perMinute = (count: number) => `${count} requests per minute per IP address`
  return (
    <Section id="limits" title="Limits">
      {!own && (
        <p className="mb-3 max-w-[42em]">
          Another publisher runs the API behind this site. Its{' '}
          <SiteLink href="/terms#api">terms</SiteLink> have its limits; these are the defaults.
        </p>
      )}
      <FactList form="wide">
        <Fact term="General">{perMinute(rateLimits.general)}</Fact>
        <Fact term="Search">{perMinute(rateLimits.search)}</Fact>
        <Fact term="Graph">{perMinute(rateLimits.graph)}</Fact>
        <Fact term="Health">{perMinute(rateLimits.health)}</Fact>
        <Fact term="Headers">
          <code>RateLimit</code>, <code>RateLimit-Policy</code> and <code>X-RateLimit-*</code>, on
          each counted response; 304 responses do not count
        </Fact>
        <Fact term="Page size">
          {defaultPageSize} items, at most {maxPageSize}
        </Fact>
        <Fact term="Search results">At most {searchResultsPerFamily} of each type</Fact>
        <Fact term="Query length">{maxQueryLength} characters</Fact>
      </FactList>
    </Section>
  )
}

export function Transport() {
  return (
    <Section id="transport" title="Caching, CORS, versions">
      <Prose>
        <p>
          Respect <code>Cache-Control</code>. To revalidate, send the <code>ETag</code> in{' '}
          <code>If-None-Match</code>: unchanged responses return 304 without a body. Responses are
          compressed with br, gzip or zstd.
        </p>
        <p>
          You can call the API from any website: <code>Access-Control-Allow-Origin</code> is{' '}
          <code>*</code>, and scripts can read the headers listed here. A key in a public page is
          public, so call from a server if that matters.
        </p>
        <p>
          Lists have <code>Link</code> headers to the first, previous, next and last page, in
          addition to <code>pagination</code> in the body. <code>X-License</code> and{' '}
          <code>X-Attribution</code> state the licence, <code>{dataLicense.id}</code>; see{' '}
          <SiteLink href="/terms">how to credit</SiteLink> the data.
        </p>
        <p>
          The version is in the path, <code>/api/v1</code>. We may add fields: ignore those you do
          not know. Fields with a question mark can be absent or null.
        </p>
      </Prose>
    </Section>
  )
}
