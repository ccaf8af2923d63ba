/** Describes one endpoint as an OpenAPI operation: its parameters, response and errors. */

import { answerHeaderNames, describedHeaders, headerNames } from '@/lib/contract/answer-headers'
import { describedParameters, hasParameters } from '@/lib/contract/described-parameters'
import type { Endpoint } from '@/lib/contract/endpoints'
import { type ErrorCode, errorStatus } from '@/lib/contract/errors'
import { type ExampleBodies, exampleBody, parameterExample } from '@/lib/contract/examples'
import { cacheControl, rateLimits } from '@/lib/contract/headers'
import { getTag } from '@/lib/contract/tags'
import { versionNotFound } from '@/lib/contract/version-parameter'
import { unauthorized } from '../errors'
import { bodyName, getName, reference } from './schemas'

type Json = Record<string, unknown>

/** The description of an error whose message the contract does not specify. */
const namingMessage = 'The message names the parameter and its valid values'

function errorResponse(code: ErrorCode, message: string, description = message): [string, Json] {
  const status = errorStatus[code]
  const example = { error: { code, message } }
  return [
    String(status),
    {
      description: `${description}.`,
      headers: describedHeaders(headerNames(status), cacheControl.none),
      content: { 'application/json': { schema: reference('Error'), example } },
    },
  ]
}

function getErrors(endpoint: Endpoint): [string, Json][] {
  const { messages, open, limit } = endpoint
  const { invalid, notFound, failed } = messages
  const missing = notFound ?? ('version' in endpoint.query.shape ? versionNotFound : undefined)
  const most = rateLimits[limit]
  const exceeded = `Rate limit of ${most} ${limit} requests a minute exceeded. Retry in 42 s.`
  const [firstParameter] = describedParameters(endpoint)
  const wrong = invalid ?? `The parameter ${firstParameter?.name} is invalid`
  return [
    ...(hasParameters(endpoint)
      ? [errorResponse('invalid_parameter', wrong, invalid ?? namingMessage)]
      : []),
    ...(open
      ? []
      : [
          errorResponse(
            'unauthorized',
            unauthorized().message,
            'The key is missing, unknown or revoked',
          ),
        ]),
    ...(missing ? [errorResponse('not_found', missing)] : []),
    errorResponse(
      'rate_limit_exceeded',
      exceeded,
      `More than ${most} requests per minute (${limit})`,
    ),
    errorResponse('internal_error', failed),
  ]
}

function getResponses(endpoint: Endpoint, bodies: ExampleBodies): Json {
  const schema = reference(bodyName(endpoint))
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
    ...(endpoint.kind === 'health'
      ? { 503: unhealthy }
      : {
          304: {
            description: 'Not modified. Does not count towards the limit.',
            headers: describedHeaders(headerNames(304), caching),
          },
        }),
    ...Object.fromEntries(getErrors(endpoint)),
  }
}

function getParameters(endpoint: Endpoint, bodies: ExampleBodies): Json[] {
  return describedParameters(endpoint).map((parameter) => {
    const example = parameterExample(endpoint, parameter, bodies)
    if (example === undefined) return { ...parameter }
    return { ...parameter, example: parameter.schema.type === 'array' ? [example] : example }
  })
}

const getDescription = ({ summary, open, limit }: Endpoint): string =>
  [
    `${summary}.`,
    open ? 'No key is needed.' : '',
    `Limit: ${rateLimits[limit]} requests per minute and IP address (${limit}).`,
  ]
    .filter(Boolean)
    .join(' ')

export const operation = (endpoint: Endpoint, bodies: ExampleBodies): Json => ({
  operationId: `get${getName(endpoint)}`,
  summary: endpoint.summary,
  description: getDescription(endpoint),
  tags: [getTag(endpoint)],
  parameters: getParameters(endpoint, bodies),
  responses: getResponses(endpoint, bodies),
  ...(endpoint.open ? { security: [] } : {}),
})
