/**
 * Pages of lists. Totals are stored, and each item has a position in its list and in that of each of its filter values,
 * so that neither a long list nor a deep page takes longer than a short one. What a text finds is counted.
 */
import { typedLetter } from '@/lib/text/fold'
import { type NameIndex, nameIndexOf } from './name-index'
import { shortToken } from './short-texts'
import {
  type Condition,
  isLong,
  phrase,
  type Query,
  queryOf,
  type Statements,
  valuesOf,
  where,
} from './sqlite-query'
import type { ListRequest } from './store'

export interface ItemRow {
  summary: string
  arrays: string
}

interface RowPage {
  rows: ItemRow[]
  total: number
}

type Filter = [name: string, value: string]

/** The number of items with the value of a filter; of all items of the collection without one. */
function storedTotal(
  statements: Statements,
  { collection }: ListRequest,
  [name, value]: Filter,
): number {
  const sql = 'SELECT total FROM totals WHERE collection = ? AND name = ? AND value = ?'
  const row = statements.prepare(sql).get(collection, name, value)
  return (row as { total: number } | undefined)?.total ?? 0
}

const wholeList: Filter = ['', '']

const wholePage = `SELECT summary, arrays FROM items
  WHERE collection = ? AND position >= ? ORDER BY position LIMIT ?`

const filteredPage = `SELECT summary, arrays FROM filters JOIN items USING (key)
  WHERE filters.collection = ? AND name = ? AND value = ? AND filters.position >= ?
  ORDER BY filters.position LIMIT ?`

/** A page of a list with one filter or none, found by its position. */
function pageAt(
  statements: Statements,
  request: ListRequest,
  offset: number,
  filter: Filter | undefined,
): RowPage {
  const { collection, perPage } = request
  const total = storedTotal(statements, request, filter ?? wholeList)
  if (offset >= total) return { rows: [], total }
  const rows = filter
    ? statements.prepare(filteredPage).all(collection, ...filter, offset, perPage)
    : statements.prepare(wholePage).all(collection, offset, perPage)
  return { rows: rows as ItemRow[], total }
}

const hasValue = (key: string, [name, value]: Filter): Condition => ({
  sql: `EXISTS (SELECT 1 FROM filters AS other WHERE other.key = ${key} AND other.name = ? AND other.value = ?)`,
  values: [name, value],
})

/** The keys of matching items, which follow the order of the list. */
interface Matches {
  from: string
  key: string
  conditions: Condition[]
}

/** The index and what to find in it, in the order of the list: names with the very letter that was typed come first. */
function expressionsOf(query: Query): { index: keyof NameIndex; expressions: string[] } {
  if (isLong(query)) return { index: 'trigrams', expressions: [phrase(query.text)] }
  const part = shortToken('part', query.text)
  const typed = typedLetter(query.typed)
  if (typed === undefined) return { index: 'tokens', expressions: [part] }
  const letter = shortToken('letter', typed)
  return { index: 'tokens', expressions: [`${part} AND ${letter}`, `${part} NOT ${letter}`] }
}

function matchesOfText(
  { collection }: ListRequest,
  query: Query,
  filters: readonly Filter[],
): Matches[] {
  const { index, expressions } = expressionsOf(query)
  const from = nameIndexOf(collection)[index]
  const key = `${from}.rowid`
  return expressions.map((expression) => ({
    from,
    key,
    conditions: [
      { sql: `${from} MATCH ?`, values: [expression] },
      ...filters.map((filter) => hasValue(key, filter)),
    ],
  }))
}

/** Items with all filters, found by the rarest. */
function matchesOfFilters(
  statements: Statements,
  request: ListRequest,
  filters: readonly Filter[],
): Matches {
  const totalOf = (filter: Filter) => storedTotal(statements, request, filter)
  const [rarest = wholeList, ...others] = [...filters].sort((a, b) => totalOf(a) - totalOf(b))
  const key = 'filters.key'
  const sql = 'collection = ? AND name = ? AND value = ?'
  return {
    from: 'filters',
    key,
    conditions: [
      { sql, values: [request.collection, ...rarest] },
      ...others.map((filter) => hasValue(key, filter)),
    ],
  }
}

function countOf(statements: Statements, { from, conditions }: Matches): number {
  const sql = `SELECT count(*) AS total FROM ${from} ${where(conditions)}`
  return (statements.prepare(sql).get(...valuesOf(conditions)) as { total: number }).total
}

function rowsOf(
  statements: Statements,
  { from, key, conditions }: Matches,
  limit: number,
  offset: number,
): ItemRow[] {
  const order = from === 'filters' ? 'position' : key
  const sql = `SELECT summary, arrays FROM (
      SELECT ${key} AS found FROM ${from} ${where(conditions)} ORDER BY ${order} LIMIT ? OFFSET ?
    ) JOIN items ON items.key = found ORDER BY items.key`
  return statements.prepare(sql).all(...valuesOf(conditions), limit, offset) as ItemRow[]
}

/** A page of what several searches find, one after the other. */
function pageOf(
  statements: Statements,
  searches: readonly Matches[],
  { perPage }: ListRequest,
  offset: number,
): RowPage {
  const rows: ItemRow[] = []
  let total = 0
  for (const matches of searches) {
    const count = countOf(statements, matches)
    const first = Math.max(0, offset - total)
    total += count
    if (first >= count || rows.length === perPage) continue
    rows.push(...rowsOf(statements, matches, perPage - rows.length, first))
  }
  return { rows, total }
}

/** The rows of a page, and the number of matching items on all pages. */
export function listPage(statements: Statements, request: ListRequest): RowPage {
  const { page, perPage, filters = {} } = request
  const query = queryOf(request.q)
  const offset = (page - 1) * perPage
  const chosen = Object.entries(filters)
  // A text from which folding removes everything is in no name.
  if (query.text === '' && query.typed !== '') return { rows: [], total: 0 }
  if (query.text === '' && chosen.length <= 1) return pageAt(statements, request, offset, chosen[0])
  const searches =
    query.text === ''
      ? [matchesOfFilters(statements, request, chosen)]
      : matchesOfText(request, query, chosen)
  return pageOf(statements, searches, request, offset)
}
