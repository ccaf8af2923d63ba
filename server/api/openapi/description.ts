/** The OpenAPI 3.1 description, generated from the contract. */
import {
  answerHeaderNames,
  describedHeaders,
  headerComponents,
  headerNames,
} from '@/lib/contract/answer-headers'
import {
  describedParameters,
  hasParameters,
  type JsonSchema,
} from '@/lib/contract/described-schema'
import { type Endpoint, endpoints, getTag, tags } from '@/lib/contract/endpoints'
import { type ErrorCode, errorStatus } from '@/lib/contract/errors'
import { type ExampleBodies, exampleBody, parameterExample } from '@/lib/contract/examples'
import { cacheControl, dataLicense, keyHeader, rateLimits } from '@/lib/contract/headers'
import { apiVersion } from '@/lib/contract/service'
import { siteName } from '@/lib/contract/site-name'
import { pascalCase } from '@/lib/text/slug'
import { unauthorized } from '../errors'
import { apiPrefix } from '../target'
import { getSchemas, reference, valuesName } from './schemas'

type Json = Record<string, unknown>

const exceeded = 'Rate limit of 120 general requests a minute exceeded. Retry in 42 s.'

/** Error responses shared by all endpoints. Each endpoint's description has its exact messages. */
const errorResponses: Json = Object.fromEntries(
  (
    [
      [
        'invalid_parameter',
        'A parameter is invalid. The message names it.',
        'Invalid page parameter',
      ],
      ['unauthorized', 'The key is missing, unknown or revoked.', unauthorized.message],
      ['not_found', 'No such record.', 'Project not found'],
      [
        'rate_limit_exceeded',
        'Too many requests. `Retry-After` has the seconds to wait.',
        exceeded,
      ],
      ['internal_error', 'Server error.', 'Failed to fetch projects'],
    ] as const
  ).map(([code, description, message]) => [
    pascalCase(code),
    {
      description,
      headers: describedHeaders(headerNames(errorStatus[code]), cacheControl.none),
      content: {
        'application/json': {
          schema: reference('ApiError'),
          example: { error: { code, message } },
        },
      },
    },
  ]),
)

const errorReference = (code: ErrorCode): [string, Json] => [
  String(errorStatus[code]),
  { $ref: `#/components/responses/${pascalCase(code)}` },
]

const canBeMissing = ({ messages, query }: Endpoint): boolean =>
  messages.notFound !== undefined || 'version' in query.shape

function getErrors(endpoint: Endpoint): [string, Json][] {
  const codes: readonly [ErrorCode, boolean][] = [
    ['invalid_parameter', hasParameters(endpoint)],
    ['unauthorized', !endpoint.isPublic],
    ['not_found', canBeMissing(endpoint)],
    ['rate_limit_exceeded', true],
    ['internal_error', true],
  ]
  return codes.filter(([, occurs]) => occurs).map(([code]) => errorReference(code))
}

function getResponses(endpoint: Endpoint, schema: JsonSchema, bodies: ExampleBodies): Json {
  const example = exampleBody(endpoint, bodies)
  const caching = cacheControl[endpoint.cache]
  const unhealthy = {
    description: 'The service is unhealthy. The body names the failing part.',
    headers: describedHeaders(headerNames(503), caching),
    content: { 'application/json': { schema } },
  }
  return {
    200: {
      description: `${endpoint.summary}.`,
      headers: describedHeaders(answerHeaderNames(endpoint), caching),
      content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
    },
    ...(endpoint.kind === 'health' ? { 503: unhealthy } : {}),
    ...Object.fromEntries(getErrors(endpoint)),
  }
}

function getParameters(endpoint: Endpoint, bodies: ExampleBodies): Json[] {
  return describedParameters(endpoint).map((parameter) => {
    const { schema } = parameter
    const example = parameterExample(endpoint, parameter, bodies)
    const name = valuesName(schema)
    return {
      ...parameter,
      schema: name ? reference(name) : schema,
      ...(example === undefined ? {} : { example: schema.type === 'array' ? [example] : example }),
    }
  })
}

const getDescription = ({ description, isPublic, limit, messages }: Endpoint): string =>
  [
    description,
    isPublic ? 'No key is needed.' : '',
    `Limit: ${rateLimits[limit]} requests per minute and IP address (${limit}).`,
    messages.invalid ? `Message of a 400: “${messages.invalid}”.` : '',
    messages.notFound ? `Message of a 404: “${messages.notFound}”.` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** `answer` is the schema of the body of the 200 response. */
const operation = (endpoint: Endpoint, answer: JsonSchema, bodies: ExampleBodies): Json => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  description: getDescription(endpoint),
  tags: [getTag(endpoint)],
  parameters: getParameters(endpoint, bodies),
  responses: getResponses(endpoint, answer, bodies),
  ...(endpoint.isPublic ? { security: [] } : {}),
})

export const apiTitle = `${siteName}: Decentralized Identity Ecosystem Open Data API`

/** Describes the API of a site. The examples come from the data that it serves. */
export function openApi(siteUrl: string, bodies: ExampleBodies): Json {
  const { answers, components } = getSchemas(bodies)
  return {
    openapi: '3.1.0',
    info: {
      title: apiTitle,
      version: apiVersion,
      summary: 'Decentralized identity in government, each fact with its source.',
      description:
        'A read-only open-data API on decentralized identity in government: projects, organizations, laws and technology, each fact with its source. We may add fields within a version: ignore those you do not know. To revalidate a response, send its `ETag` in `If-None-Match`: 304 without a body means unchanged.',
      termsOfService: `${siteUrl}/terms`,
      contact: { name: siteName, url: `${siteUrl}/about` },
      license: { name: dataLicense.id, url: dataLicense.url },
    },
    externalDocs: { description: 'Reference and examples', url: `${siteUrl}/developers` },
    servers: [{ url: siteUrl + apiPrefix, description: 'This site' }],
    security: [{ key: [] }],
    // OpenAPI linters expect this order.
    tags: tags.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.path,
        { get: operation(endpoint, answers.get(endpoint.path) ?? {}, bodies) },
      ]),
    ),
    components: {
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'header',
          name: keyHeader,
          description: `Your API key, in the header \`${keyHeader}\`.`,
        },
      },
      headers: headerComponents,
      responses: errorResponses,
      schemas: components,
    },
  }
}
