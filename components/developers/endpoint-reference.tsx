import { MarkedCode } from '@/components/layout/marked-code'
import { Section } from '@/components/layout/section'
import { answerHeaderNames } from '@/lib/contract/answer-headers'
import {
  type DescribedParameter,
  describedParameters,
  hasParameters,
} from '@/lib/contract/described-parameters'
import type { Endpoint } from '@/lib/contract/endpoints'
import { type ExampleBodies, exampleBody, exampleSchema } from '@/lib/contract/examples'
import { cacheControl, rateLimits } from '@/lib/contract/headers'
import { schemaText } from '@/lib/contract/schema-text'
import {
  type EndpointGroup,
  getAnchor,
  isAddedToFamily,
} from '@/lib/portal/developers/endpoint-groups'
import { pickExamples } from '@/lib/portal/developers/examples'
import { Code } from './code'

/** The type of a parameter in a few words. */
export function getKind({ schema }: Pick<DescribedParameter, 'schema'>): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `“${value}”`).join(' or ')
  if (schema.const !== undefined) return `“${schema.const}”`
  return String(schema.type ?? 'text')
}

function Parameters({ parameters }: { parameters: readonly DescribedParameter[] }) {
  if (parameters.length === 0) return null
  return (
    <table className="data-table stacked mt-3">
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.name}>
            <td>
              <code>{parameter.name}</code>
            </td>
            <td>{getKind(parameter)}</td>
            <td data-label="Default">
              {parameter.schema.default === undefined
                ? parameter.required
                  ? 'required'
                  : 'none'
                : String(parameter.schema.default)}
            </td>
            <td>
              <MarkedCode text={parameter.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function getErrors(endpoint: Endpoint): string {
  const { messages, open } = endpoint
  const { invalid, notFound, failed } = messages
  const errors = [
    hasParameters(endpoint) && (invalid ? `400 “${invalid}”` : '400'),
    !open && '401',
    notFound && `404 “${notFound}”`,
    '429',
    `500 “${failed}”`,
  ]
  return errors.filter(Boolean).join(', ')
}

/** The names of the headers of a successful response, which the section on headers explains. */
const getHeaders = (endpoint: Endpoint): string => answerHeaderNames(endpoint).join(', ')

interface EndpointProps {
  endpoint: Endpoint
  /** The public address of the API. */
  address: string
  /** The API responses that the examples come from. */
  bodies: ExampleBodies
}

function Answer({ endpoint, bodies }: Pick<EndpointProps, 'endpoint' | 'bodies'>) {
  const schema = exampleSchema(endpoint, bodies)
  const example = exampleBody(endpoint, bodies)
  return (
    <>
      <details className="mt-2">
        <summary className="min-h-6 cursor-pointer text-accent">Response schema</summary>
        <pre className="code mt-2">{schemaText(schema)}</pre>
      </details>
      {example !== undefined && (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer text-accent">Example response</summary>
          <pre className="code mt-2">{JSON.stringify(example, null, 2)}</pre>
        </details>
      )}
    </>
  )
}

function EndpointText({ endpoint, address, bodies }: EndpointProps) {
  const { path, summary, open, limit, cache } = endpoint
  return (
    <article id={getAnchor(endpoint)} className="border-rule border-t pt-4 pb-6">
      <h4 className="font-semibold [overflow-wrap:anywhere]">
        <a href={`#${getAnchor(endpoint)}`} className="text-ink no-underline hover:underline">
          GET <code>{path}</code>
        </a>
      </h4>
      <p className="mt-1">
        {summary}.{open && ' No key is needed.'}
        {isAddedToFamily(endpoint) &&
          ' Specific to this server: other servers of this API may not have it.'}
      </p>
      <Parameters parameters={describedParameters(endpoint)} />
      <p className="mt-3 text-muted text-note">
        Errors: {getErrors(endpoint)}. Limit: {limit}, {rateLimits[limit]} a minute. Cache-Control:{' '}
        {cacheControl[cache]}. Headers: {getHeaders(endpoint)}.
      </p>
      <Answer endpoint={endpoint} bodies={bodies} />
      <details className="mt-2">
        <summary className="min-h-6 cursor-pointer text-accent">Code examples</summary>
        {pickExamples(endpoint, address, bodies).map(({ language, text }) => (
          <Code key={language} title={language}>
            {text}
          </Code>
        ))}
      </details>
    </article>
  )
}

interface ReferenceProps {
  groups: readonly EndpointGroup[]
  address: string
  bodies: ExampleBodies
}

export function EndpointReference({ groups, address, bodies }: ReferenceProps) {
  const count = groups.flatMap(({ endpoints }) => endpoints).length
  return (
    <Section id="reference" title="Reference" note={`All ${count} endpoints`}>
      {groups.map(({ name, title, description, endpoints }) => (
        <section key={name} aria-label={title} className="mt-8 first:mt-4">
          <h3 className="font-semibold font-serif text-[1.1875rem] leading-tight">{title}</h3>
          <p className="mt-0.5 mb-3 max-w-[42em] text-muted text-note">{description}</p>
          {endpoints.map((endpoint) => (
            <EndpointText
              key={endpoint.path}
              endpoint={endpoint}
              address={address}
              bodies={bodies}
            />
          ))}
        </section>
      ))}
    </Section>
  )
}
