/** The schemas of the API's responses, as OpenAPI components. */
import { sharedDefinitions } from '@/lib/contract/codebook/shared'
import { valueNames } from '@/lib/contract/codebook/values'
import type { JsonSchema } from '@/lib/contract/described-schema'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { errorStatus } from '@/lib/contract/errors'
import { type ExampleBodies, exampleSchema } from '@/lib/contract/examples'
import { families } from '@/lib/contract/families'
import { resource } from '@/lib/contract/index'
import { Match } from '@/lib/contract/project-list'

export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

type Properties = Readonly<Record<string, JsonSchema>>

const isNullable = ({ type }: JsonSchema): boolean => Array.isArray(type) && type.includes('null')

/** Removes the parts that belong to one use of a schema: whether it can be null, its description and its example. */
function withoutUse({ description: _, examples: __, ...schema }: JsonSchema): JsonSchema {
  const type = [schema.type].flat().find((typeName) => typeName !== 'null')
  const values = Array.isArray(schema.enum) ? { enum: schema.enum.filter(Boolean) } : {}
  return { ...schema, type, ...values }
}

/**
 * Joins two uses of a property. If their descriptions differ, the property gets the description that is true of any
 * record.
 */
function joinProperty(name: string, existing: JsonSchema, other: JsonSchema): JsonSchema {
  const differs = existing.description !== other.description
  const description = differs ? (sharedDefinitions[name]?.means ?? existing.description) : undefined
  return { ...other, ...existing, ...(description ? { description } : {}) }
}

/** Joins two schemas of the same name, which differ in optional properties at most. */
function join(existing: JsonSchema, other: JsonSchema): JsonSchema {
  const properties = { ...(other.properties as Properties), ...(existing.properties as Properties) }
  const otherProperties = (other.properties ?? {}) as Properties
  const required = (existing.required ?? []) as string[]
  const alsoRequired = new Set(other.required as string[] | undefined)
  return {
    ...existing,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        joinProperty(name, property, otherProperties[name] ?? property),
      ]),
    ),
    required: required.filter((name) => alsoRequired.has(name)),
  }
}

/** Collects the named schemas within schemas. */
class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  /** Returns the schema with a reference in place of each named schema. */
  fold(schema: JsonSchema): JsonSchema {
    const { title, ...folded } = this.#foldParts(schema)
    if (typeof title !== 'string') return folded
    const component = withoutUse(folded)
    const existing = this.schemas[title]
    this.schemas[title] = existing?.properties ? join(existing, component) : component
    const { description, examples } = folded
    return {
      ...(isNullable(folded) ? { anyOf: [reference(title), { type: 'null' }] } : reference(title)),
      ...(description ? { description } : {}),
      ...(examples && folded.type !== 'object' ? { examples } : {}),
    }
  }

  #foldParts(schema: JsonSchema): JsonSchema {
    const { properties, items } = schema
    if (items) return { ...schema, items: this.fold(items as JsonSchema) }
    if (!properties) return schema
    const folded = Object.entries(properties as Properties).map(
      ([name, property]) => [name, this.fold(property)] as const,
    )
    return { ...schema, properties: Object.fromEntries(folded) }
  }
}

/** The names of lists, which consist of items of one schema: `ProjectList`. */
function listName({ kind, collection }: Endpoint): { title?: string } {
  if (kind !== 'list' || !collection) return {}
  return { title: `${resource(collection).schemaName}List` }
}

/** The lists of values of parameters that are components, by their text. */
const namedValues: ReadonlyMap<string, string> = new Map([
  ...[...valueNames].map(([values, name]) => [Object.keys(values).join(), name] as const),
  [Match.options.join(), 'Match'],
  [families.join(), 'Family'],
])

/** The name of the component for a parameter with a list of values. Undefined for other parameters. */
export const valuesName = (schema: JsonSchema): string | undefined =>
  Array.isArray(schema.enum) && schema.default === undefined
    ? namedValues.get(schema.enum.join())
    : undefined

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

/** The components, and the schema of the body of each endpoint's 200 response. */
export function getSchemas(bodies: ExampleBodies) {
  const components = new Components()
  const answers = new Map(
    endpoints.map((endpoint) => {
      const schema = { ...exampleSchema(endpoint, bodies), ...listName(endpoint) }
      return [endpoint.path, components.fold(schema)]
    }),
  )
  const additionalSchemas = {
    ApiError: errorSchema,
    Match: {
      type: 'string',
      enum: Match.options,
      description: 'Whether any or all values are needed.',
    },
    Family: { type: 'string', enum: families, description: 'A family of records.' },
  }
  return { answers, components: { ...additionalSchemas, ...components.schemas } }
}
