/**
 * Flat tables for a set of records, derived from its schema: one for the records, and one for each list within them.
 */
import { z } from 'zod'
import type { JsonSchema } from '@/lib/contract/described-parameters'
import { familyOfField, getWords } from '@/lib/contract/families'
import { capitalized } from '@/lib/text/capitalized'
import { identifier, type RecordSet, recordSets } from '../source/sets'

/** `strings` is a list of strings; `object` has values under names that the schema does not define. */
export type FieldType = 'integer' | 'number' | 'boolean' | 'string' | 'strings' | 'object'

export interface Field {
  name: string
  /** The path of the value in the record, or in the list entry that the row represents. */
  path: readonly string[]
  type: FieldType
  description?: string
  /** The only values of the column, if there are few. */
  values?: readonly string[]
  /** The table whose `id` the column contains. */
  references?: string
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

/** The names of the columns whose values identify a row; empty for a table without such columns. */
export function getPrimaryKey({ list, fields }: Table): readonly string[] {
  if (list) return [list.key.name, list.position.name]
  return fields.some(({ name }) => name === 'id') ? ['id'] : []
}

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

type Definition = RecordSet['getDefinition']

const endOfList = /\[\]$/

/**
 * Describes the part of a record that names another: its id refers to the table of that record.
 * `parent` is the field that contains it, such as `managing_entity` or `standards`.
 */
function describeReference(parent: string, name: string): Partial<Field> {
  if (name.endsWith('NodeId')) return { references: 'graph_nodes' }
  if (parent === 'record' && name === 'id') {
    return { description: 'Id of the record, in the table of its family.' }
  }
  const family = familyOfField(parent)
  if (!family) return {}
  const { one } = getWords(family)
  const references = identifier(family)
  if (name === 'id') return { references, description: `Id of the ${one}, in ${references}.` }
  return name === 'name' || name === 'title'
    ? { description: `${capitalized(name)} of the ${one}.` }
    : {}
}

function describeField(path: readonly string[], within: string, getDefinition: Definition) {
  const { means, values } = getDefinition([...(within ? [within] : []), ...path].join('.')) ?? {}
  const parent = [within.replace(endOfList, ''), ...path].at(-2)?.split('.').at(-1) ?? ''
  return {
    ...(means ? { description: means } : {}),
    ...(values ? { values: Object.keys(values) } : {}),
    ...describeReference(parent, path.at(-1) ?? ''),
  }
}

/**
 * Nested objects become columns of the same table; lists of objects become tables of their own. `within` is the path
 * of the list that contains the object, such as `entities[]`; '' for a record.
 */
function flatten(
  schema: JsonSchema,
  getDefinition: Definition,
  within = '',
  path: readonly string[] = [],
): Flattened {
  const parts = getProperties(schema).map(([name, property]): Flattened => {
    const inner = withoutNull(property)
    const innerPath = [...path, name]
    if (isObject(inner)) return flatten(inner, getDefinition, within, innerPath)
    const items = inner.type === 'array' ? withoutNull((inner.items ?? {}) as JsonSchema) : {}
    if (isObject(items)) return { fields: [], lists: [{ path: innerPath, schema: items }] }
    const field: Field = {
      name: innerPath.join('_'),
      path: innerPath,
      type: getType(inner, innerPath),
      ...describeField(innerPath, within, getDefinition),
    }
    return { fields: [field], lists: [] }
  })
  return {
    fields: parts.flatMap(({ fields }) => fields),
    lists: parts.flatMap(({ lists }) => lists),
  }
}

function listTable(set: RecordSet, path: readonly string[], schema: JsonSchema): Table {
  const { fields, lists } = flatten(schema, set.getDefinition, `${path.join('.')}[]`)
  if (lists.length > 0) throw new Error(`No table can hold a list inside ${path.join('.')}`)
  const key: Field = {
    name: `${set.one}_id`,
    path: [],
    type: 'integer',
    references: set.name,
    description: `Id of the ${set.one}, in ${set.name}.`,
    ...describeReference(set.one, 'id'),
  }
  const position: Field = {
    name: 'position',
    path: [],
    type: 'integer',
    description: 'Place in the list of the record, from 1.',
  }
  return { name: [set.name, ...path].join('_'), set, fields, list: { path, key, position } }
}

function makeTables(set: RecordSet): Table[] {
  const { fields, lists } = flatten(z.toJSONSchema(set.schema) as JsonSchema, set.getDefinition)
  const records: Table = { name: set.name, set, fields }
  return [records, ...lists.map(({ path, schema }) => listTable(set, path, schema))]
}

/** The tables of all sets. Those of one set are adjacent, starting with the table of its records. */
export const tables: readonly Table[] = recordSets.flatMap(makeTables)

export const tablesOfSet = (set: RecordSet): readonly Table[] =>
  tables.filter((table) => table.set === set)
