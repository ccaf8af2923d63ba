/** The OpenAPI 3.1 description, generated from the contract. */
import { z } from 'zod'
import { resource } from '@/lib/contract'
import { collections } from '@/lib/contract/additions'
import { describedParameters, hasParameters } from '@/lib/contract/described-parameters'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { ErrorBody } from '@/lib/contract/errors'
import { cacheControl, dataLicense, keyHeader, rateLimits } from '@/lib/contract/headers'
import { apiVersion } from './health'

type Json = Record<string, unknown>

export const apiTitle = 'DID Atlas: Decentralized Identity Ecosystem Open Data API'

/** What is said of an error whose message the contract does not fix. */
const namingMessage = 'The message names the parameter and what it takes'

/** `did-methods` becomes `DidMethods`. */
const pascal = (words: string): string =>
  words.replace(/(?:^|[-/ {}.]+)([a-z]?)/g, (_, letter: string) => letter.toUpperCase())

function schemas(): Json {
  const registry = z.registry<{ id: string }>()
  registry.add(ErrorBody, { id: 'Error' })
  for (const collection of collections) {
    const { item, detail } = resource(collection)
    registry.add(item, { id: `${pascal(collection)}Item` })
    if (detail) registry.add(detail, { id: `${pascal(collection)}Detail` })
  }
  const uri = (id: string) => `#/components/schemas/${id}`
  const named = z.toJSONSchema(registry, { uri }).schemas
  const bodies = endpoints.map((endpoint) => [bodyName(endpoint), bodySchema(endpoint)])
  return { ...named, ...Object.fromEntries(bodies) }
}

/** `/did-methods/{id}` is called `DidMethodsId`. */
const nameOf = ({ path }: Endpoint): string => pascal(path.slice(1)) || 'Index'

const bodyName = (endpoint: Endpoint): string => `${nameOf(endpoint)}Response`

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** The body of a list or a detail refers to the schema of its resource; other bodies are described inline. */
function bodySchema({ kind, collection, response, path }: Endpoint): Json {
  if (kind === 'detail' && collection && path === `/${collection}/{id}`) {
    return reference(`${pascal(collection)}Detail`)
  }
  const { $schema: _, ...schema } = z.toJSONSchema(response) as Json & { properties?: Json }
  if (kind !== 'list' || !collection) return schema
  const items = reference(`${pascal(collection)}Item`)
  return { ...schema, properties: { ...schema.properties, data: { type: 'array', items } } }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const errorResponse = (description: string): Json => ({
  description,
  content: json(reference('Error')),
})

function responsesOf(endpoint: Endpoint): Json {
  const { messages, open, limit, cache } = endpoint
  return {
    200: {
      description: endpoint.summary,
      headers: {
        'Cache-Control': { schema: { type: 'string', const: cacheControl[cache] } },
        ETag: { schema: { type: 'string' } },
      },
      content: json(reference(bodyName(endpoint))),
    },
    304: { description: 'Not modified since the If-None-Match of the request' },
    ...(hasParameters(endpoint) ? { 400: errorResponse(messages.invalid ?? namingMessage) } : {}),
    ...(open ? {} : { 401: errorResponse('The key is missing, unknown or revoked') }),
    ...(messages.notFound ? { 404: errorResponse(messages.notFound) } : {}),
    429: errorResponse(`More than ${rateLimits[limit]} requests a minute (${limit})`),
    500: errorResponse(messages.failed),
  }
}

const operation = (endpoint: Endpoint): Json => ({
  operationId: `get${nameOf(endpoint)}`,
  summary: endpoint.summary,
  tags: [endpoint.addition ? 'Additions' : (endpoint.collection ?? endpoint.path.split('/')[1])],
  parameters: describedParameters(endpoint),
  responses: responsesOf(endpoint),
  ...(endpoint.open ? { security: [] } : {}),
})

/** The description of an API at `server`, an address that ends in `/api/v1`. */
export function openApi(server: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: apiTitle,
      version: apiVersion,
      description:
        'A read-only, open-data API about government-affiliated decentralized digital identity projects and what surrounds them, every fact with its source.',
      license: { name: dataLicense.id, url: dataLicense.url },
    },
    servers: [{ url: server }],
    security: [{ key: [] }],
    paths: Object.fromEntries(endpoints.map((e) => [e.path, { get: operation(e) }])),
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: keyHeader } },
      schemas: schemas(),
    },
  }
}
