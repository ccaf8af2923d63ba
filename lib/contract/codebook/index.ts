/** The codebook, which defines every field of everything that the API lists. */
import { z } from 'zod'
import { resource } from '..'
import type { Collection } from '../additions'
import type { JsonSchema } from '../described-parameters'
import type { Definitions, FieldDefinition } from './definition'
import { sharedDefinitions } from './shared'

export interface SchemaField {
  path: string
  /** The schema of the value itself: without null, and for a list that of its items. */
  schema: JsonSchema
  isList: boolean
  isRequired: boolean
}

const isNull = (schema: JsonSchema): boolean => schema.type === 'null'

/** Removes null from a schema. */
function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) {
    return { ...schema, type: schema.type.find((type) => type !== 'null') }
  }
  const options = schema.anyOf as JsonSchema[] | undefined
  const [only, ...others] = options?.filter((option) => !isNull(option)) ?? []
  return only && others.length === 0 ? only : schema
}

function* fieldsIn(schema: JsonSchema, prefix: string): Generator<SchemaField> {
  const required = new Set(schema.required as string[] | undefined)
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  for (const [name, property] of Object.entries(properties)) {
    const value = withoutNull(property)
    const isList = value.type === 'array'
    const item = isList ? withoutNull(value.items as JsonSchema) : value
    const path = prefix + name
    yield { path, schema: item, isList, isRequired: required.has(name) }
    yield* fieldsIn(item, isList ? `${path}[].` : `${path}.`)
  }
}

/** Returns the fields in the order of the schema, each object before its fields. */
export const schemaFields = (schema: z.ZodType): SchemaField[] => [
  ...fieldsIn(z.toJSONSchema(schema) as JsonSchema, ''),
]

/** Finds the table and key that define a field: first the table of its collection, then the shared one. */
export function definitionKey(
  collection: Collection,
  { path, schema, isList }: SchemaField,
): { definitions: Definitions; key: string } | undefined {
  // A `type` that is a list of strings is defined under `type[]`.
  const key = isList && path.endsWith('type') && schema.type === 'string' ? `${path}[]` : path
  const { definitions: own } = resource(collection)
  if (Object.hasOwn(own, key)) return { definitions: own, key }
  const name = key.split('.').at(-1) ?? key
  return Object.hasOwn(sharedDefinitions, name)
    ? { definitions: sharedDefinitions, key: name }
    : undefined
}

/**
 * Returns the definition of a field, or undefined for a field that the contract lacks.
 * @example getDefinition('projects', field)?.means
 */
export function getDefinition(
  collection: Collection,
  field: SchemaField,
): FieldDefinition | undefined {
  const found = definitionKey(collection, field)
  return found?.definitions[found.key]
}

/** Returns every field of a collection's list and detail once, each object before its fields. */
export function getFields(collection: Collection): SchemaField[] {
  const { item, detail } = resource(collection)
  const fields = [item, ...(detail ? [detail] : [])].flatMap(schemaFields)
  const byPath = new Map(fields.map((field) => [field.path, field]))
  return [...byPath.values()].sort((a, b) => compareParents(a.path, b.path, [...byPath.keys()]))
}

/** Keeps the order of the schemas, and nested fields directly after the field that contains them. */
function compareParents(a: string, b: string, order: readonly string[]): number {
  const getRoot = (path: string) => path.split(/\[\]\.|\./)[0] ?? path
  const byRoot = order.indexOf(getRoot(a)) - order.indexOf(getRoot(b))
  return byRoot || order.indexOf(a) - order.indexOf(b)
}
