/**
 * Pages of lists. Totals are stored, and each item has a position in its list and among the items with each of its
 * filter values, so that long lists and deep pages take no longer than short ones. Matches of a text or of several
 * filters are found by an index; their number is stored for common texts and counted for others.
 */
import { filterToken, filterTrigram } from './filter-codes'
import { nameIndexOf } from './name-index'
import { isInNoName, isLong, letterTokenOf, type Query, queryOf, tokenOf } from './query'
import { phrase, type Statements } from './sqlite-query'
import { storable } from './storable'
import { type ItemRow, itemText, type ListPage, type ListRequest } from './store'

interface RowPage {
  rows: ItemRow[]
  total: number
}

type Filter = [name: string, value: string]

interface StoredValue {
  total: number
  code: number
}

/** The number of items with a filter value, or of all items of the collection; undefined if there are none. */
function storedValue(
  statements: Statements,
  { collection }: ListRequest,
  [name, value]: Filter,
): StoredValue | undefined {
  const sql = 'SELECT total, code FROM totals WHERE collection = ? AND name = ? AND value = ?'
  return statements.prepare(sql).get(collection, name, value) as StoredValue | undefined
}

const wholeList: Filter = ['', '']

const wholePage = `SELECT summary, arrays FROM items
  WHERE collection = ? AND position >= ? ORDER BY position LIMIT ?`

const filteredPage = `SELECT summary, arrays FROM filters JOIN items USING (key)
  WHERE filters.collection = ? AND name = ? AND value = ? AND filters.position >= ?
  ORDER BY filters.position LIMIT ?`

/** A page of a list with at most one filter, found by position. */
function pageAt(
  statements: Statements,
  request: ListRequest,
  offset: number,
  filter: Filter | undefined,
): RowPage {
  const { collection, perPage } = request
  const total = storedValue(statements, request, filter ?? wholeList)?.total ?? 0
  if (offset >= total) return { rows: [], total }
  const rows = filter
    ? statements.prepare(filteredPage).all(collection, ...filter, offset, perPage)
    : statements.prepare(wholePage).all(collection, offset, perPage)
  return { rows: rows as ItemRow[], total }
}

/** Matches in an index, whose keys follow the order of the list. */
interface Matches {
  index: string
  expression: string
  /** The number of matches, if it is stored. */
  total?: number
}

/**
 * The number of items with a text and at most one filter value, if it is stored. It is never stored for texts with a
 * space.
 */
function storedTextTotal(
  statements: Statements,
  { collection }: ListRequest,
  text: string,
  filters: readonly Filter[],
): number | undefined {
  const [filter = wholeList, ...others] = filters
  if (others.length > 0) return undefined
  const sql = `SELECT total FROM text_totals WHERE collection = ? AND text = ? AND name = ? AND value = ?`
  const row = statements.prepare(sql).get(collection, text, ...filter)
  return (row as { total: number } | undefined)?.total
}

/** The items with all filters and the text, in list order. Names with exactly the letter that was typed come first. */
function matchesOf(
  statements: Statements,
  request: ListRequest,
  query: Query,
  filters: readonly Filter[],
): Matches[] {
  const values = filters.map((filter) => storedValue(statements, request, filter))
  const codes = values.flatMap((value) => value?.code ?? [])
  // A value that is not stored occurs in no item.
  if (codes.length < filters.length) return []
  const { trigrams, tokens } = nameIndexOf(request.collection)
  const total = storedTextTotal(statements, request, query.text, filters)
  if (isLong(query)) {
    const terms = [query.text, ...codes.map(filterTrigram)].map(phrase)
    return [{ index: trigrams, expression: terms.join(' AND '), total }]
  }
  const part = query.text === '' ? [] : [tokenOf(query)]
  const expression = [...part, ...codes.map(filterToken)].join(' AND ')
  const letter = letterTokenOf(query)
  if (letter === undefined) return [{ index: tokens, expression, total }]
  return ['AND', 'NOT'].map((operator) => ({
    index: tokens,
    expression: `(${expression}) ${operator} ${letter}`,
  }))
}

function countOf(statements: Statements, { index, expression, total }: Matches): number {
  if (total !== undefined) return total
  const sql = `SELECT count(*) AS total FROM ${index} WHERE ${index} MATCH ?`
  return (statements.prepare(sql).get(expression) as { total: number }).total
}

function rowsOf(
  statements: Statements,
  { index, expression }: Matches,
  limit: number,
  offset: number,
): ItemRow[] {
  const sql = `SELECT summary, arrays FROM (
      SELECT rowid AS found FROM ${index} WHERE ${index} MATCH ? ORDER BY rowid LIMIT ? OFFSET ?
    ) JOIN items ON items.key = found ORDER BY items.key`
  return statements.prepare(sql).all(expression, limit, offset) as ItemRow[]
}

/** A page of the combined results of several searches, one after the other. */
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

/** The rows of a page, and the number of matching items over all pages. */
function rowPage(statements: Statements, request: ListRequest): RowPage {
  const { page, perPage, filters = {} } = request
  const query = queryOf(request.q)
  const offset = (page - 1) * perPage
  const chosen = Object.entries(filters).map(([name, value]): Filter => [name, storable(value)])
  if (isInNoName(query)) return { rows: [], total: 0 }
  if (query.text === '' && chosen.length <= 1) return pageAt(statements, request, offset, chosen[0])
  return pageOf(statements, matchesOf(statements, request, query, chosen), request, offset)
}

export function listPage(statements: Statements, request: ListRequest): ListPage {
  const { rows, total } = rowPage(statements, request)
  const { includes = [] } = request
  return { items: rows.map((row) => itemText(row, includes)), total }
}

/** True if the time for a page grows with the number of matches. */
export const isUnbounded = ({ q = '', filters = {} }: ListRequest): boolean =>
  q !== '' || Object.keys(filters).length > 1
