import { Fact, FactList } from '@/components/layout/fact-list'
import { MarkedCode } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { publicApiAddress, sameOriginApiPath } from '@/lib/client/public-address'
import { answerSchema } from '@/lib/contract/codebook/answers'
import {
  type DescribedParameter,
  describedParameters,
  hasParameters,
} from '@/lib/contract/described-schema'
import type { Endpoint } from '@/lib/contract/endpoints'
import { type ExampleBodies, exampleBody, parameterExample } from '@/lib/contract/examples'
import { cacheControl, rateLimits } from '@/lib/contract/headers'
import { matchSuffix, orNone } from '@/lib/contract/project-list'
import { schemaText } from '@/lib/contract/schema-text'
import type { ConsoleEndpoint } from '@/lib/portal/developers/console-request'
import { endpointAddress, isAddedToFamily } from '@/lib/portal/developers/contents'
import { buildExamples } from '@/lib/portal/developers/examples'
import { getExamples } from '@/lib/portal/developers/load'
import { enumerated } from '@/lib/text/counted'
import { isObject } from '@/lib/text/json-values'
import { Console } from './console'
import { DocsPage } from './docs-page'
import { JsonExample, Parameters, type ParametersProps, Scrollable } from './endpoint-details'
import { Examples } from './examples'

/** The type of a parameter in a few words. */
export function getKind({ schema }: Pick<DescribedParameter, 'schema'>): string {
  if (Array.isArray(schema.enum))
    return enumerated(
      schema.enum.map((value) => `“${value}”`),
      'or',
    )
  if (schema.const !== undefined) return `“${schema.const}”`
  if (schema.type === 'array') return 'values separated by commas'
  return String(schema.type ?? 'text')
}

/**
 * Splits the parameters into three groups: the filters, which share a form; the parameters that set whether a record
 * needs any or all values of a filter, which share a description; and all other parameters.
 */
function splitParameters(parameters: readonly DescribedParameter[]) {
  const matches = parameters.filter(({ name }) => name.endsWith(matchSuffix))
  const filters = parameters.filter(({ description }) => description.endsWith(orNone))
  const otherParameters = parameters.filter(
    (parameter) => !matches.includes(parameter) && !filters.includes(parameter),
  )
  return { matches, filters, otherParameters }
}

/** The parameters as texts, for the client component that shows them. */
function describeParameters(endpoint: Endpoint): ParametersProps {
  const { matches, filters, otherParameters } = splitParameters(describedParameters(endpoint))
  return {
    otherParameters: otherParameters.map((parameter) => {
      const { name, description: text, required, schema } = parameter
      const start = required ? 'Required, ' : ''
      const end = schema.default === undefined ? '' : `, default ${schema.default}`
      return { name, text, note: start + getKind(parameter) + end }
    }),
    filters: filters.map(({ name, description }) => ({
      name,
      text: description.slice(0, -orNone.length),
    })),
    matches: matches.map(({ name }) => name.slice(0, -matchSuffix.length)),
  }
}

/** The errors of an endpoint, with the messages that the contract fixes. */
function getErrors(endpoint: Endpoint): string {
  const { messages, isPublic } = endpoint
  const { invalid, notFound, failed } = messages
  const errors = [
    hasParameters(endpoint) && (invalid ? `400 “${invalid}”` : '400'),
    !isPublic && '401',
    notFound && `404 “${notFound}”`,
    '429',
    `500 “${failed}”`,
  ]
  return errors.filter(Boolean).join(', ')
}

function Behaviour({ endpoint }: { endpoint: Endpoint }) {
  const { isPublic, limit, cache } = endpoint
  return (
    <Section title="Limits and errors">
      <FactList form="wide">
        <Fact term="Key">{isPublic ? 'Not needed' : 'Needed'}</Fact>
        <Fact term={<SiteLink href="/developers/guides/rate-limits">Rate limit</SiteLink>}>
          {rateLimits[limit]} requests a minute ({limit})
        </Fact>
        <Fact term={<SiteLink href="/developers/guides/caching">Cache-Control</SiteLink>}>
          {cacheControl[cache]}
        </Fact>
        <Fact term={<SiteLink href="/developers/guides/errors">Errors</SiteLink>}>
          {getErrors(endpoint)}
        </Fact>
        <Fact term="Operation">
          <code>{endpoint.name}</code> in OpenAPI
        </Fact>
      </FactList>
    </Section>
  )
}

/** An example without empty values, which are of no use to readers. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value
  const isEmpty = (content: unknown) =>
    content === null || (Array.isArray(content) && content.length === 0)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, content]) =>
      isEmpty(content) ? [] : [[name, withoutEmpty(content)]],
    ),
  )
}

interface AnswerProps {
  endpoint: Endpoint
  bodies: ExampleBodies
}

export function ExampleAnswer({ endpoint, bodies }: AnswerProps) {
  const example = exampleBody(endpoint, bodies)
  if (example === undefined) return null
  return (
    <details open className="mt-3">
      <summary className="min-h-6 cursor-pointer text-accent">Example response, shortened</summary>
      <JsonExample value={withoutEmpty(example)} />
    </details>
  )
}

function Answer({ endpoint, bodies }: AnswerProps) {
  const isInCodebook = endpoint.kind === 'list' || endpoint.kind === 'detail'
  return (
    <Section title="Response">
      <ExampleAnswer endpoint={endpoint} bodies={bodies} />
      <details className="mt-3">
        <summary className="min-h-6 cursor-pointer text-accent">All fields</summary>
        <p className="mt-2">
          A field with <code>?</code> may be absent or null.
          {isInCodebook && (
            <>
              {' '}
              The <SiteLink href={`/about/codebook#${endpoint.collection}`}>codebook</SiteLink>{' '}
              defines all fields.
            </>
          )}
        </p>
        <Scrollable
          label="Fields of the response"
          text={schemaText(answerSchema(endpoint), { isDescribed: !isInCodebook })}
        />
      </details>
    </Section>
  )
}

/** The parts of an endpoint that the console needs: its parameters, without their schemas. */
function toConsole(endpoint: Endpoint, bodies: ExampleBodies): ConsoleEndpoint {
  const { otherParameters, filters } = splitParameters(describedParameters(endpoint))
  return {
    path: endpoint.path,
    isPublic: endpoint.isPublic,
    parameters: [...otherParameters, ...filters].map((parameter) => {
      const { name, required, schema } = parameter
      const flag = schema.type === 'boolean' ? ['true', 'false'] : undefined
      const options = Array.isArray(schema.enum) ? schema.enum.map(String) : flag
      const example = required ? parameterExample(endpoint, parameter, bodies) : undefined
      return {
        name,
        ...(options ? { options } : {}),
        ...(example === undefined ? {} : { example: String(example) }),
      }
    }),
  }
}

function TryIt({ endpoint, address }: { endpoint: ConsoleEndpoint; address: string }) {
  const path = sameOriginApiPath()
  return (
    <Section
      id="console"
      title="Try it"
      note={
        path === undefined
          ? 'Your browser cannot call the API from here, because it runs on another server. Use the command line.'
          : 'Your browser sends the request to this site’s API.'
      }
    >
      <noscript>
        <p className="mb-3">The console needs JavaScript; the examples above do not.</p>
      </noscript>
      <Console endpoint={endpoint} address={address} path={path} />
    </Section>
  )
}

export async function EndpointPage({ endpoint }: { endpoint: Endpoint }) {
  const bodies = await getExamples()
  const address = publicApiAddress()
  return (
    <DocsPage
      path={endpointAddress(endpoint)}
      title={endpoint.summary}
      lede={
        <code className="font-mono text-[0.9375rem] [overflow-wrap:anywhere]">
          GET {endpoint.path}
        </code>
      }
    >
      <p className="mt-3 max-w-[42em]">
        <MarkedCode text={endpoint.description} />
        {isAddedToFamily(endpoint) &&
          ' Specific to this server: other servers of this API may not have it.'}
      </p>
      <Section title="Request">
        <Examples examples={buildExamples(endpoint, address, bodies)} isOpen={endpoint.isPublic} />
      </Section>
      <Parameters {...describeParameters(endpoint)} />
      <Answer endpoint={endpoint} bodies={bodies} />
      <Behaviour endpoint={endpoint} />
      <TryIt endpoint={toConsole(endpoint, bodies)} address={address} />
    </DocsPage>
  )
}
