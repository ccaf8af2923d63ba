/** The guides for maintainers of programs: clients, changes of the API, and its stability. */
import { MarkedCode, Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { readSettings } from '@/lib/env'
import { apiChanges } from '@/lib/portal/developers/api-changes'
import { clientExamples } from '@/lib/portal/developers/examples'
import type { Addresses } from '@/lib/portal/developers/guides'
import { Code } from './code'
import { Examples } from './examples'

export function Clients({ api }: Addresses) {
  const { REPO_URL } = readSettings()
  return (
    <>
      <Prose>
        <p>
          Two small clients page through lists, revalidate with ETags and wait when the server says
          so: <code>clients/python</code> needs nothing but Python, <code>clients/typescript</code>{' '}
          nothing but <code>fetch</code>. They are in the{' '}
          {REPO_URL ? <a href={REPO_URL}>repository</a> : 'repository'} of this site.
        </p>
      </Prose>
      <Section title="Titles of all launched projects">
        <Examples examples={clientExamples(api)} isOpen={false} />
      </Section>
      <Section title="Other languages">
        <Prose>
          <p>
            Generate a client from the OpenAPI 3.1 description. Operations have names such as{' '}
            <code>listProjects</code> and <code>getProject</code>, and schemas are components such
            as <code>ProjectSummary</code>.
          </p>
        </Prose>
        <Code title="Types, or a complete client">
          {`npx openapi-typescript '${api}/openapi.json' --output api.d.ts
npx @hey-api/openapi-ts --input '${api}/openapi.json' --output client`}
        </Code>
      </Section>
    </>
  )
}

export function Changelog() {
  return (
    <>
      <p>
        The <SiteLink href="/developers/guides/deprecation">deprecation policy</SiteLink> describes
        how we announce breaking changes. For changes to the data, see{' '}
        <SiteLink href="/changes">Changes</SiteLink>.
      </p>
      {apiChanges.map(({ version, changes }) => (
        <Section key={version} title={version}>
          <dl>
            {changes.map(({ kind, texts }) => (
              <div key={kind} className="mt-4 first:mt-0">
                <dt className="font-semibold">{kind}</dt>
                <dd>
                  <ul className="list-disc space-y-1.5 pl-5">
                    {texts.map((text) => (
                      <li key={text}>
                        <MarkedCode text={text} />
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </>
  )
}

export function Deprecation() {
  return (
    <Prose>
      <p>
        The version is in the path: <code>/api/v1</code>. Within it, a request that works today
        keeps working, and its response keeps its fields and their meaning.
      </p>
      <h2 className="pt-3 font-semibold">What we may add at any time</h2>
      <ul>
        <li>endpoints, parameters, response headers and formats</li>
        <li>fields: ignore those you do not know</li>
        <li>values of a type, a kind or a role: treat unknown values as plain text</li>
        <li>error codes and messages: handle unknown codes by their status</li>
      </ul>
      <p>Fields with a question mark can be absent or null.</p>
      <h2 className="pt-3 font-semibold">What we do not do within a version</h2>
      <ul>
        <li>remove or rename an endpoint, a parameter, a field or an operation in OpenAPI</li>
        <li>change the type of a field, or make a field that is always present optional</li>
        <li>reuse the id of a record</li>
      </ul>
      <h2 className="pt-3 font-semibold">How something ends</h2>
      <ol>
        <li>
          It is marked as deprecated in OpenAPI and listed in the{' '}
          <SiteLink href="/developers/guides/changelog">changelog</SiteLink>, with what to use
          instead.
        </li>
        <li>
          Responses carry the headers <code>Deprecation</code> (RFC 9745) and <code>Sunset</code>{' '}
          (RFC 8594) with the date.
        </li>
        <li>It keeps working for at least twelve months. A new version gets a path of its own.</li>
      </ol>
      <p>Nothing is deprecated at the moment.</p>
    </Prose>
  )
}
