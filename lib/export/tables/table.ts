/**
 * Flat tables for a set of records, derived from its schema: one for the records, and one for each list within them.
 */
import { familyOfField, getWords } from '@/lib/contract/families'
import { capitalized } from '@/lib/text/capitalized'
import { groupBy } from '@/lib/text/group-by'
import { identifier, type RecordSet, recordSets, type SetField } from '../source/sets'

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

/** The names of the columns whose values identify a row. A link of the network has no id: its ends, type and label do. */
export function getPrimaryKey({ list, fields }: Table): readonly string[] {
  if (list) return [list.key.name, list.position.name]
  const names = fields.map(({ name }) => name)
  return names.includes('id') ? ['id'] : names
}

const simpleTypes: readonly unknown[] = ['integer', 'number', 'boolean', 'string', 'object']

function getType({ path, schema, isList }: SetField): FieldType {
  if (isList && schema.type === 'string') return 'strings'
  if (!isList && simpleTypes.includes(schema.type)) return schema.type as FieldType
  throw new Error(`No column can hold ${path}: ${JSON.stringify(schema)}`)
}

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

/** The names in the path of a field. @example getNames('entities[].country.id') // ['entities', 'country', 'id'] */
const getNames = (path: string): string[] => path.split(/(?:\[\])?\./)

/** `depth` is the number of names in the path of the list that contains the field; 0 for a field of the record. */
function makeField(field: SetField, depth: number): Field {
  const { means, values } = field.definition ?? {}
  const names = getNames(field.path)
  const path = names.slice(depth)
  return {
    name: path.join('_'),
    path,
    type: getType(field),
    ...(means ? { description: means } : {}),
    ...(values ? { values: Object.keys(values) } : {}),
    ...describeReference(names.at(-2) ?? '', names.at(-1) ?? ''),
  }
}

function listTable(set: RecordSet, list: string, fields: readonly Field[]): Table {
  if (list.includes('[]')) throw new Error(`No table can hold the list ${list}`)
  const path = getNames(list)
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

/** Nested objects become columns of the same table; lists of objects become tables of their own. */
function makeTables(set: RecordSet): Table[] {
  const columns = set.fields.filter(({ schema }) => !schema.properties)
  const byList = groupBy(columns, ({ path }) => path.split('[].').slice(0, -1).join('[].'))
  return [...byList].map(([list, members]) => {
    const fields = members.map((field) => makeField(field, list ? getNames(list).length : 0))
    return list ? listTable(set, list, fields) : { name: set.name, set, fields }
  })
}

/** The tables of all sets. Those of one set are adjacent, starting with the table of its records. */
export const tables: readonly Table[] = recordSets.flatMap(makeTables)

export const tablesOfSet = (set: RecordSet): readonly Table[] =>
  tables.filter((table) => table.set === set)
