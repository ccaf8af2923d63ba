/** The fields of a schema at every depth, with their paths: `stats.score`, `entities[].source`. */
import { z } from 'zod'
import type { JsonSchema } from '../described-parameters'

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
