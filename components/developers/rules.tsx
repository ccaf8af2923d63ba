import { Fact, FactList } from '@/components/layout/fact-list'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { type ErrorCode, errorStatus } from '@/lib/contract/errors'
import { dataLicense, keyHeader, rateLimits } from '@/lib/contract/headers'
import { defaultPageSize, maxPageSize, maxQueryLength } from '@/lib/contract/parameters'
import { searchResultsPerFamily } from '@/lib/contract/search'

const errorMeanings: Record<ErrorCode, string> = {
  invalid_parameter:
    'The value of a parameter, or the number in the path, is not one that the endpoint takes.',
  unauthorized: 'The key is missing, unknown or revoked.',
  not_found: 'There is no record with this number, or no such endpoint.',
  method_not_allowed: 'Only GET, HEAD and OPTIONS are answered.',
  rate_limit_exceeded: 'Too many requests; Retry-After says after how many seconds to go on.',
  internal_error: 'The fault is the server’s.',
  service_unavailable: 'The server is unavailable right now.',
}

export function Authentication() {
  return (
    <Section id="authentication" title="Authentication">
      <Prose>
        <p>
          Send your key in the header <code>{keyHeader}</code>, never in the address. The endpoints{' '}
          <code>/</code>, <code>/health</code>, <code>/terms</code> and <code>/openapi.json</code>{' '}
          need none. Without an account, <SiteLink href="/developers/key">make a key</SiteLink> in
          one step; on a copy of your own, <code>npm run keys -- create NAME</code> does so too.
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
          Every error is JSON of one shape. Decide by the <code>code</code>; the{' '}
          <code>message</code> is for people.
        </p>
        <p>
          A parameter with a wrong value is an error. One with a name that the endpoint does not
          know is ignored, and the answer is the same as without it: if a filter seems to do
          nothing, compare its name with the reference.
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

/** The limits on requests. `own` is false for another publisher's API, which may have other limits. */
export function Limits({ own }: { own: boolean }) {
  const perMinute = (count: number) => `${count} requests per minute per IP address`
  return (
    <Section id="limits" title="Limits">
      {!own && (
        <p className="mb-3 max-w-[42em]">
          The API behind this site is another publisher’s. These are the limits of DID Atlas’s own
          server; those that hold are in its <SiteLink href="/terms#api">terms</SiteLink>.
        </p>
      )}
      <FactList form="wide">
        <Fact term="General">{perMinute(rateLimits.general)}</Fact>
        <Fact term="Search">{perMinute(rateLimits.search)}</Fact>
        <Fact term="Graph">{perMinute(rateLimits.graph)}</Fact>
        <Fact term="Health">{perMinute(rateLimits.health)}</Fact>
        <Fact term="Headers">
          <code>RateLimit</code>, <code>RateLimit-Policy</code> and <code>X-RateLimit-*</code>, on
          each counted answer; an answer 304 is not counted
        </Fact>
        <Fact term="Page size">
          {defaultPageSize} items, at most {maxPageSize}
        </Fact>
        <Fact term="Search results">At most {searchResultsPerFamily} of each type</Fact>
        <Fact term="Length of a text">{maxQueryLength} characters</Fact>
      </FactList>
    </Section>
  )
}

export function Transport() {
  return (
    <Section id="transport" title="Caching, browsers, versions">
      <Prose>
        <p>
          Every answer says in <code>Cache-Control</code> how long it holds. Keep it that long, and
          ask again with its <code>ETag</code> in <code>If-None-Match</code>: the answer is 304
          without a body where nothing has changed. Answers are compressed with br, gzip or zstd.
        </p>
        <p>
          Any site may call the API from a browser (CORS): <code>Access-Control-Allow-Origin</code>{' '}
          is <code>*</code>, and the headers named here can be read. A key in a public page is a
          public key, though; call from a server where that matters.
        </p>
        <p>
          Lists carry <code>Link</code> headers to the first, previous, next and last page beside
          the <code>pagination</code> in the body. <code>X-License</code> and{' '}
          <code>X-Attribution</code> travel with the data: it is licensed under{' '}
          <code>{dataLicense.id}</code>, and the <SiteLink href="/terms">terms</SiteLink> say how to
          credit it.
        </p>
        <p>
          The version is in the path, <code>/api/v1</code>. Fields may be added within it: ignore
          those you do not know. Fields with a question mark in the reference can be absent or null.
        </p>
      </Prose>
    </Section>
  )
}
