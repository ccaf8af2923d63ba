/**
 * Flat tables for a set of records, derived from its schema: one for the records, and one for each list within them.
 */
import { z } from 'zod'
import type { JsonSchema } from '@/lib/contract/described-parameters'
import { type RecordSet, recordSets } from '../source/sets'

/** `strings` is a list of strings; `object` has values under names that the schema does not define. */
export type FieldType = 'integer' | 'number' | 'boolean' | 'string' | 'strings' | 'object'

export interface Field {
  name: string
  /** The path of the value in the record, or in the list entry that the row represents. */
  path: readonly string[]
  type: FieldType
  description?: string
}

export interface Table {
  name: string
  set: RecordSet
  fields: readonly Field[]
  /** The list whose entries are the rows; absent from the table of the records themselves. */
  list?: {
    path: readonly string[]
    /** The column that contains the id of the record. */
    key: Field
    /** The column that contains the position of the entry in the list, starting at 1. */
    position: Field
  }
}

/** Returns all columns of a table, in order. */
export const makeColumns = ({ list, fields }: Table): readonly Field[] =>
  list ? [list.key, list.position, ...fields] : fields

interface Flattened {
  fields: Field[]
  lists: { path: string[]; schema: JsonSchema }[]
}

/** Removes from a schema the null for an absent value. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type } = schema
  if (Array.isArray(type)) return { ...schema, type: type.find((name) => name !== 'null') }
  if (!Array.isArray(schema.anyOf)) return schema
  const { anyOf, ...rest } = schema
  const [only] = (anyOf as JsonSchema[]).filter(({ type }) => type !== 'null')
  return { ...only, ...rest }
}

const getProperties = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)

const isObject = (schema: JsonSchema): boolean => schema.properties !== undefined

const simpleTypes: readonly unknown[] = ['integer', 'number', 'boolean', 'string']

function getType(schema: JsonSchema, path: readonly string[]): FieldType {
  if (simpleTypes.includes(schema.type)) return schema.type as FieldType
  if (schema.type === 'array' && (schema.items as JsonSchema | undefined)?.type === 'string') {
    return 'strings'
  }
  if (schema.type === 'object') return 'object'
  throw new Error(`No column can hold ${path.join('.')}: ${JSON.stringify(schema)}`)
}

type MeansOf = RecordSet['getMeans']

/** Nested objects become columns of the same table; lists of objects become tables of their own. */
function flatten(schema: JsonSchema, getMeans: MeansOf, path: readonly string[] = []): Flattened {
  const parts = getProperties(schema).map(([name, property]): Flattened => {
    const inner = withoutNull(property)
    const innerPath = [...path, name]
    if (isObject(inner)) return flatten(inner, getMeans, innerPath)
    const items = inner.type === 'array' ? withoutNull((inner.items ?? {}) as JsonSchema) : {}
    if (isObject(items)) return { fields: [], lists: [{ path: innerPath, schema: items }] }
    const description = getMeans(innerPath.join('.'))
    const field: Field = {
      name: innerPath.join('_'),
      path: innerPath,
      type: getType(inner, innerPath),
    }
    return { fields: [description ? { ...field, description } : field], lists: [] }
  })
  return {
    fields: parts.flatMap(({ fields }) => fields),
    lists: parts.flatMap(({ lists }) => lists),
  }
}

function listTable(set: RecordSet, path: readonly string[], schema: JsonSchema): Table {
  const inList = path.join('.')
  const { fields, lists } = flatten(schema, (inner) => set.getMeans(`${inList}[].${inner}`))
  if (lists.length > 0) throw new Error(`No table can hold a list inside ${path.join('.')}`)
  const key: Field = {
    name: `${set.one}_id`,
    path: [],
    type: 'integer',
    description: `The id of the record in ${set.name}`,
  }
  const position: Field = {
    name: 'position',
    path: [],
    type: 'integer',
    description: 'The place in the list of the record, from 1',
  }
  return { name: [set.name, ...path].join('_'), set, fields, list: { path, key, position } }
}

function makeTables(set: RecordSet): Table[] {
  const { fields, lists } = flatten(z.toJSONSchema(set.schema) as JsonSchema, set.getMeans)
  const records: Table = { name: set.name, set, fields }
  return [records, ...lists.map(({ path, schema }) => listTable(set, path, schema))]
}

/** The tables of all sets. Those of one set are adjacent, starting with the table of its records. */
export const tables: readonly Table[] = recordSets.flatMap(makeTables)

export const tablesOfSet = (set: RecordSet): readonly Table[] =>
  tables.filter((table) => table.set === set)
