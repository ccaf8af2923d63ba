/**
 * The schema of a response as JSON Schema, with a description and an example for every field. It allows further fields,
 * because fields may be added within a version of the API.
 */
import { z } from 'zod'
import type { FieldDefinition } from './codebook/definition'
import { valueNames } from './codebook/values'
import type { JsonSchema } from './described-parameters'

export interface SchemaField {
  path: string
  /** The schema of the value itself: without null, and for a list that of its items. */
  schema: JsonSchema
  isList: boolean
  isRequired: boolean
}

export type Define = (field: SchemaField) => FieldDefinition | undefined

/**
 * Ids have up to 53 bits, hence `int64`. Bounds that only repeat the range of JavaScript's safe integers are dropped,
 * because they do not describe the field.
 */
export function withIntegerFormat(schema: JsonSchema): JsonSchema {
  if (schema.type !== 'integer') return schema
  const { minimum, maximum, ...others } = schema
  return {
    ...others,
    format: 'int64',
    ...(minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  }
}

/** Removes null from a schema, and returns whether it was allowed. */
function splitNull(schema: JsonSchema): { value: JsonSchema; nullable: boolean } {
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const [type] = schema.type.filter((typeName) => typeName !== 'null')
    return { value: { ...schema, type }, nullable: true }
  }
  const options = schema.anyOf as JsonSchema[] | undefined
  const nonNullOptions = options?.filter(({ type }) => type !== 'null') ?? []
  const [only] = nonNullOptions
  const nullable = options !== undefined && nonNullOptions.length < options.length
  return nullable && only && nonNullOptions.length === 1
    ? { value: only, nullable }
    : { value: schema, nullable: false }
}

const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
})

/** A list of values that several fields have in common gets a name, as a schema does. */
function withValues(schema: JsonSchema, values: FieldDefinition['values']): JsonSchema {
  if (!values) return schema
  const title = valueNames.get(values)
  return { ...schema, enum: Object.keys(values), ...(title ? { title } : {}) }
}

function describedField(field: SchemaField, value: JsonSchema, define: Define): JsonSchema {
  const { path, isList } = field
  const { means, example, values } = define(field) ?? {}
  const described = withValues(
    describedObject(withIntegerFormat(field.schema), isList ? `${path}[].` : `${path}.`, define),
    values,
  )
  return {
    ...(isList ? { ...value, items: described } : described),
    ...(means ? { description: means } : {}),
    ...(example === undefined ? {} : { examples: [example] }),
  }
}

/** Returns schemas of other types than objects and records unchanged. */
function describedObject(schema: JsonSchema, prefix: string, define: Define): JsonSchema {
  const { properties, additionalProperties, ...others } = schema
  const values = additionalProperties as JsonSchema | undefined
  if (values?.type) return { ...others, additionalProperties: withIntegerFormat(values) }
  if (!properties) return schema
  const required = new Set(schema.required as string[] | undefined)
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, property]) => {
      const { value, nullable } = splitNull(property)
      const isList = value.type === 'array'
      const item = isList ? (value.items as JsonSchema) : value
      const field = { path: prefix + name, schema: item, isList, isRequired: required.has(name) }
      const described = describedField(field, value, define)
      return [name, nullable ? orNull(described) : described]
    },
  )
  return { ...others, properties: Object.fromEntries(fields) }
}

/**
 * Returns a schema as JSON Schema, with the descriptions, examples and values that `define` gives for its fields.
 * @example describedSchema(Terms, (field) => termsDefinitions[field.path])
 */
export function describedSchema(schema: z.ZodType, define: Define): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema
  if (json.type !== 'array') return describedObject(json, '', define)
  return { ...json, items: describedObject(json.items as JsonSchema, '', define) }
}

/** Returns the fields in the order of the schema, each object before its fields. */
export function schemaFields(schema: z.ZodType): SchemaField[] {
  const fields: SchemaField[] = []
  describedSchema(schema, (field) => {
    fields.push(field)
    return undefined
  })
  return fields
}

/** Builds an example of a complete response from the examples of its fields. */
export function getExample(schema: JsonSchema): unknown {
  const [example] = Array.isArray(schema.examples) ? schema.examples : []
  if (example !== undefined) return example
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type]
  if (type === 'array') return [getExample(schema.items as JsonSchema)]
  if (type !== 'object') return schema.const ?? 1
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  return Object.fromEntries(properties.map(([name, property]) => [name, getExample(property)]))
}
