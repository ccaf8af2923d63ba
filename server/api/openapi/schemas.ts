/** The schemas of the API's responses, as OpenAPI components. */
import type { JsonSchema } from '@/lib/contract/described-parameters'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { errorStatus } from '@/lib/contract/errors'
import { type ExampleBodies, exampleSchema } from '@/lib/contract/examples'

/** `did-methods` becomes `DidMethods`. */
const pascal = (words: string): string =>
  words.replace(/(?:^|[-/ {}.]+)([a-z]?)/g, (_, letter: string) => letter.toUpperCase())

/** `/did-methods/{id}` is named `DidMethodsId`. */
export const getName = ({ path }: Pick<Endpoint, 'path'>): string =>
  pascal(path.slice(1)) || 'Index'

export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The schema name of the body of an endpoint's 200 response. */
export const bodyName = (endpoint: Pick<Endpoint, 'path'>): string => `${getName(endpoint)}Response`

const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Every error has this form.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'The error.',
      required: ['code', 'message'],
      properties: {
        code: {
          type: 'string',
          enum: Object.keys(errorStatus),
          description: 'Error code, for programs.',
          examples: ['not_found'],
        },
        message: {
          type: 'string',
          description: 'Error message, for people.',
          examples: ['Project not found'],
        },
      },
    },
  },
}

/** The schema of an endpoint, with the schema of its records as a separate component. */
function getSchemas(endpoint: Endpoint, bodies: ExampleBodies): [string, JsonSchema][] {
  const { kind, collection, path, summary } = endpoint
  const schema: JsonSchema = { ...exampleSchema(endpoint, bodies), description: `${summary}.` }
  const name = bodyName(endpoint)
  if (kind === 'detail' && collection && path === `/${collection}/{id}`) {
    const detail = `${pascal(collection)}Detail`
    return [
      [detail, schema],
      [name, reference(detail)],
    ]
  }
  const properties = schema.properties as Record<string, JsonSchema> | undefined
  const item = properties?.data?.items as JsonSchema | undefined
  if (kind !== 'list' || !collection || !item) return [[name, schema]]
  const itemName = `${pascal(collection)}Item`
  const data = { ...properties?.data, items: reference(itemName) }
  return [
    [itemName, { ...item, description: `One of the ${collection.replaceAll('-', ' ')}.` }],
    [name, { ...schema, properties: { ...properties, data } }],
  ]
}

export const schemas = (bodies: ExampleBodies): JsonSchema => ({
  Error: errorSchema,
  ...Object.fromEntries(endpoints.flatMap((endpoint) => getSchemas(endpoint, bodies))),
})
