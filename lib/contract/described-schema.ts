/**
 * The parameters and the response of an endpoint as JSON Schema, for OpenAPI, the reference and error messages. The schema of
 * a response has a description and an example for every field, and allows further fields, because fields may be added within
 * a version of the API.
 */
import { z } from 'zod'
import { enumerated } from '@/lib/text/counted'
import type { FieldDefinition } from './codebook/definition'
import { valueNames } from './codebook/values'
import type { Endpoint } from './endpoints'
import { IdParameter } from './parameters'
import { maxListLength } from './project-list'

export type JsonSchema = Record<string, unknown>

export interface DescribedParameter {
  name: string
  in: 'query' | 'path'
  required: boolean
  description: string
  schema: JsonSchema
  /** For several values: they are separated by commas. */
  style?: 'form'
  explode?: false
}

function described(
  name: string,
  location: DescribedParameter['in'],
  type: z.ZodType,
): DescribedParameter {
  const { $schema: _, description, ...schema } = z.toJSONSchema(type) as JsonSchema
  // Unlike the bounds of a response field, these bounds stay, because the server rejects values outside them.
  const format = schema.type === 'integer' ? { format: 'int64' } : {}
  return {
    name,
    in: location,
    required: location === 'path',
    description: String(description),
    schema: { ...schema, ...format },
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
  }
}

/**
 * Describes the values that a parameter accepts, for the message about an invalid one.
 * @example acceptedValues({ schema: { type: 'boolean' } }) // 'true or false'
 */
export function acceptedValues({ schema }: Pick<DescribedParameter, 'schema'>): string {
  const { type, minimum, maximum, maxLength } = schema
  if (Array.isArray(schema.enum)) return enumerated(schema.enum.map(String), 'or')
  if (schema.const !== undefined) return String(schema.const)
  if (type === 'boolean') return 'true or false'
  if (type === 'array')
    return `values separated by commas, of at most ${maxListLength} characters in all`
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  if (schema.pattern !== undefined) return 'a version such as 2026.11.22'
  return `text of at most ${maxLength} characters`
}

type EndpointParameters = Pick<Endpoint, 'path' | 'query'>

export const hasParameters = (endpoint: EndpointParameters): boolean =>
  describedParameters(endpoint).length > 0

export function describedParameters({ path, query }: EndpointParameters): DescribedParameter[] {
  const id = path.includes('{id}') ? [described('id', 'path', IdParameter)] : []
  const shape = query.shape as Record<string, z.ZodType>
  return [...id, ...Object.entries(shape).map(([name, type]) => described(name, 'query', type))]
}

export interface SchemaField {
  path: string
  /** The schema of the value itself: without null, and for a list that of its items. */
  schema: JsonSchema
  isList: boolean
  isRequired: boolean
}

type Define = (field: SchemaField) => FieldDefinition | undefined

/**
 * Ids have up to 53 bits, hence `int64`. Bounds that only repeat the range of JavaScript's safe integers are dropped,
 * because they do not describe the field.
 */
function withIntegerFormat(schema: JsonSchema): JsonSchema {
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
  const [onlyOption] = nonNullOptions
  const nullable = options !== undefined && nonNullOptions.length < options.length
  return nullable && onlyOption && nonNullOptions.length === 1
    ? { value: onlyOption, nullable }
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
  const describedProperty = withValues(
    describedObject(withIntegerFormat(field.schema), isList ? `${path}[].` : `${path}.`, define),
    values,
  )
  return {
    ...(isList ? { ...value, items: describedProperty } : describedProperty),
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
      const describedProperty = describedField(field, value, define)
      return [name, nullable ? orNull(describedProperty) : describedProperty]
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
