/**
 * Pages of lists. Totals are stored, and each item has a position in its list and among the items with each of its
 * filter values, so that long lists and deep pages take no longer than short ones. A text and several filters are found
 * by the positions of the items with each of them, which are stored for common terms and read from an index for others.
 */
import { letterTerm, textTerm } from './common-terms'
import { nameIndexOf } from './name-index'
import { inAll, PositionSet, pageOfSets } from './position-set'
import { isInNoName, isLong, letterTokenOf, type Query, queryOf, tokenOf } from './query'
import { phrase, type Statements } from './sqlite-query'
import { storable } from './storable'
import { type ItemRow, itemText, type ListPage, type ListRequest } from './store'

interface RowPage {
  rows: ItemRow[]
  total: number
}

type Filter = [name: string, value: string]

/** The number of items with a filter value, or of all items of the collection. */
function totalOf(
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

/** A page of a list with at most one filter, found by position. */
function pageAt(
  statements: Statements,
  request: ListRequest,
  offset: number,
  filter: Filter | undefined,
): RowPage {
  const { collection, perPage } = request
  const total = totalOf(statements, request, filter ?? wholeList)
  if (offset >= total) return { rows: [], total }
  const rows = filter
    ? statements.prepare(filteredPage).all(collection, ...filter, offset, perPage)
    : statements.prepare(wholePage).all(collection, offset, perPage)
  return { rows: rows as ItemRow[], total }
}

const commonTerm = `SELECT total, positions FROM common_terms JOIN position_sets USING (code)
  WHERE collection = ? AND name = ? AND value = ?`

/** The positions of the items with a term. `search` finds their keys in ascending order if the term is not common. */
function positionsOf(
  statements: Statements,
  { collection }: ListRequest,
  [name, value]: Filter,
  search: { sql: string; values: readonly string[] },
): PositionSet {
  const row = statements.prepare(commonTerm).get(collection, name, value)
  const stored = row as { total: number; positions: Uint8Array } | undefined
  if (stored) return PositionSet.decode(stored.total, stored.positions)
  const sql = `SELECT json_group_array(
      key - (SELECT key FROM items WHERE collection = ? AND position = 0)
    ) AS found FROM (${search.sql})`
  const { found } = statements.prepare(sql).get(collection, ...search.values) as { found: string }
  return PositionSet.of(JSON.parse(found))
}

const inIndex = (index: string, expression: string) => ({
  sql: `SELECT rowid AS key FROM ${index} WHERE ${index} MATCH ? ORDER BY rowid`,
  values: [expression],
})

const withFilter = `SELECT key FROM filters
  WHERE collection = ? AND name = ? AND value = ? ORDER BY position`

/** The items with a text and all filters. */
function matchesOf(
  statements: Statements,
  request: ListRequest,
  query: Query,
  filters: readonly Filter[],
): PositionSet {
  const { collection } = request
  const { trigrams, tokens } = nameIndexOf(collection)
  const sets = filters.map((filter) => {
    const search = { sql: withFilter, values: [collection, ...filter] }
    return positionsOf(statements, request, filter, search)
  })
  if (query.text === '') return inAll(sets)
  const search = isLong(query)
    ? inIndex(trigrams, phrase(query.text))
    : inIndex(tokens, tokenOf(query))
  return inAll([positionsOf(statements, request, [textTerm, query.text], search), ...sets])
}

/** The matches in the order of the list, except that names with exactly the letter that was typed come first. */
function inOrder(
  statements: Statements,
  request: ListRequest,
  query: Query,
  matches: PositionSet,
): PositionSet[] {
  const token = letterTokenOf(query)
  if (token === undefined) return [matches]
  const search = inIndex(nameIndexOf(request.collection).tokens, token)
  const spelled = positionsOf(statements, request, [letterTerm, token], search)
  return [matches.and(spelled), matches.without(spelled)]
}

function rowsAt(statements: Statements, collection: string, positions: number[]): ItemRow[] {
  const sql = `SELECT summary, arrays FROM json_each(?) AS shown
    CROSS JOIN items ON collection = ? AND position = shown.value ORDER BY shown.key`
  return statements.prepare(sql).all(JSON.stringify(positions), collection) as ItemRow[]
}

/** The rows of a page, and the number of matching items over all pages. */
function rowPage(statements: Statements, request: ListRequest): RowPage {
  const { collection, page, perPage, filters = {} } = request
  const query = queryOf(request.q)
  const offset = (page - 1) * perPage
  const chosen = Object.entries(filters).map(([name, value]): Filter => [name, storable(value)])
  if (isInNoName(query)) return { rows: [], total: 0 }
  if (query.text === '' && chosen.length <= 1) return pageAt(statements, request, offset, chosen[0])
  const matches = matchesOf(statements, request, query, chosen)
  const sets = inOrder(statements, request, query, matches)
  const { positions, total } = pageOfSets(sets, offset, perPage)
  return { rows: rowsAt(statements, collection, positions), total }
}

export function listPage(statements: Statements, request: ListRequest): ListPage {
  const { rows, total } = rowPage(statements, request)
  const { includes = [] } = request
  return { items: rows.map((row) => itemText(row, includes)), total }
}

const isCommon = 'SELECT 1 FROM common_terms WHERE collection = ? AND name = ? AND value = ?'

/** True if the time for a page may grow with the list, because its text has to be searched for in an index. */
export function isUnbounded(statements: Statements, { collection, q }: ListRequest): boolean {
  const { text } = queryOf(q)
  return text !== '' && !statements.prepare(isCommon).get(collection, textTerm, text)
}
