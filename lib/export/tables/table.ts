/**
 * Flat tables for a set of records, derived from its schema: a table for the records, and a table for each list within
 * them.
 */
import { familyOfField, getWords } from '@/lib/contract/families'
import { groupBy } from '@/lib/text/group-by'
import { valueAt } from '@/lib/text/json-values'
import { capitalized } from '@/lib/text/sentences'
import type { WrittenFile } from '../files'
import {
  type ExportSource,
  identifier,
  type RecordSet,
  recordSets,
  type SetField,
} from '../source/source'

/** `strings` is a list of strings; `object` has values under names that the schema does not define. */
export type ColumnType = 'integer' | 'number' | 'boolean' | 'string' | 'strings' | 'object'

export interface Column {
  name: string
  /** The path of the value in the record, or in the list entry that the row represents. */
  path: readonly string[]
  type: ColumnType
  description?: string
  /** The only values of the column, if there are few. */
  values?: readonly string[]
  /** The table whose `id` the column contains. */
  references?: string
}

export interface Table {
  name: string
  set: RecordSet
  columns: readonly Column[]
  /** The list whose entries are the rows; absent from the table of the records themselves. */
  list?: {
    path: readonly string[]
    /** The column that contains the id of the record. */
    key: Column
    /** The column that contains the position of the entry in the list, starting at 1. */
    position: Column
  }
}

export const listColumns = ({ list, columns }: Table): readonly Column[] =>
  list ? [list.key, list.position, ...columns] : columns

/**
 * The names of the columns whose values identify a row. A link of the graph has no id, so all its columns together
 * identify it.
 */
export function getPrimaryKey({ list, columns }: Table): readonly string[] {
  if (list) return [list.key.name, list.position.name]
  const names = columns.map(({ name }) => name)
  return names.includes('id') ? ['id'] : names
}

const simpleTypes: readonly unknown[] = ['integer', 'number', 'boolean', 'string', 'object']

function getType({ path, schema, isList }: SetField): ColumnType {
  if (isList && schema.type === 'string') return 'strings'
  if (!isList && simpleTypes.includes(schema.type)) return schema.type as ColumnType
  throw new Error(`No column can hold ${path}: ${JSON.stringify(schema)}`)
}

/**
 * Describes a column that comes from a reference to another record, such as its id or name. `parent` is the field that
 * holds the reference, such as `managing_entity` or `standards`. The field `record` refers to any family.
 */
function describeReference(parent: string, name: string): Partial<Column> {
  if (name.endsWith('NodeId')) return { references: 'graph_nodes' }
  if (parent === 'record' && name === 'id') {
    return { description: 'Id of the record, in the table of its family.' }
  }
  const family = familyOfField(parent)
  if (!family) return {}
  const { singular } = getWords(family)
  const references = identifier(family)
  if (name === 'id') return { references, description: `Id of the ${singular}, in ${references}.` }
  return name === 'name' || name === 'title'
    ? { description: `${capitalized(name)} of the ${singular}.` }
    : {}
}

/** The names in the path of a field. @example getNames('entities[].country.id') // ['entities', 'country', 'id'] */
const getNames = (path: string): string[] => path.split(/(?:\[\])?\./)

/** `depth` is the number of names in the path of the list that contains the field; 0 for a field of the record. */
function makeColumn(field: SetField, depth: number): Column {
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

function listTable(set: RecordSet, listPath: string, columns: readonly Column[]): Table {
  if (listPath.includes('[]')) throw new Error(`No table can hold the list ${listPath}`)
  const path = getNames(listPath)
  const { references, description } = describeReference(set.singular, 'id')
  const key: Column = {
    name: `${set.singular}_id`,
    path: [],
    type: 'integer',
    references: references ?? set.name,
    description: description ?? `Id of the ${set.singular}, in ${set.name}.`,
  }
  const position: Column = {
    name: 'position',
    path: [],
    type: 'integer',
    description: 'Place in the list of the record, from 1.',
  }
  return { name: [set.name, ...path].join('_'), set, columns, list: { path, key, position } }
}

/**
 * The path of the innermost list that contains a field; empty for a field of the record itself.
 * @example enclosingList('entities[].country.id') // 'entities'
 */
const enclosingList = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('[].')))

/** Nested objects become columns of the same table; lists of objects become tables of their own. */
function makeTables(set: RecordSet): Table[] {
  const fields = set.fields.filter(({ schema }) => !schema.properties)
  const byList = groupBy(fields, ({ path }) => enclosingList(path))
  return [...byList].map(([listPath, members]) => {
    const columns = members.map((field) =>
      makeColumn(field, listPath ? getNames(listPath).length : 0),
    )
    return listPath ? listTable(set, listPath, columns) : { name: set.name, set, columns }
  })
}

/** The tables of all sets. The tables of a set are adjacent, starting with the table of its records. */
export const tables: readonly Table[] = recordSets.flatMap(makeTables)

export const tablesOfSet = (set: RecordSet): readonly Table[] =>
  tables.filter((table) => table.set === set)

/** The value in a column; null if the record has none. */
export type Cell =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, number>>
  | null
export type Row = readonly Cell[]

const cellAt = (value: unknown, path: readonly string[]): Cell =>
  (valueAt(value, path) as Cell | undefined) ?? null

/**
 * Returns the rows of a record: a single row or, in the table of a list, a row for each entry.
 * @example makeRows(table, { id: 7, title: 'Example' }) // [[7, 'Example', null]]
 */
export function makeRows({ columns, list }: Table, record: object): Row[] {
  const cells = (value: unknown): Row => columns.map(({ path }) => cellAt(value, path))
  if (!list) return [cells(record)]
  const entries = valueAt(record, list.path)
  if (!Array.isArray(entries)) return []
  const id = cellAt(record, ['id'])
  return entries.map((entry, index) => [id, index + 1, ...cells(entry)])
}

export interface TableFile {
  add(rows: readonly Row[]): void
  close(): WrittenFile
}

/** Reads each set once, and passes the rows of its records to the open files of its tables. */
export async function writeTables(
  source: ExportSource,
  open: (table: Table) => TableFile,
): Promise<WrittenFile[]> {
  const writtenFiles: WrittenFile[] = []
  for (const set of recordSets) {
    const files = tablesOfSet(set).map((table) => ({ table, file: open(table) }))
    for (const record of source.records(set)) {
      for (const { table, file } of files) file.add(makeRows(table, record))
    }
    writtenFiles.push(...files.map(({ file }) => file.close()))
  }
  return writtenFiles
}
