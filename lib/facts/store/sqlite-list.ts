/**
 * Pages of lists. Totals are stored, and each item has a position in its list and among the items with each of its
 * filter values, so that long lists and deep pages take no longer than short ones. A text and several filters are found
 * by the positions of the items with each of them.
 */
import { typedLetter } from '@/lib/text/fold'
import { maxTextLength } from './name-texts'
import { inAll, PositionSet, pageOfSets } from './position-set'
import { isInNoName, type Query, queryOf } from './query'
import type { Statements } from './sqlite-query'
import type { TermSets } from './sqlite-terms'
import { storable } from './storable'
import { type ItemRow, itemText, type ListPage, type ListRequest } from './store'
import { letterTerm } from './stored-terms'

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

const withFilterSql = `SELECT json_group_array(
    key - (SELECT key FROM items WHERE collection = :collection AND position = 0)
  ) AS found FROM (
    SELECT key FROM filters
    WHERE collection = :collection AND name = :name AND value = :value ORDER BY position
  )`

function withFilter(
  sets: TermSets,
  { collection }: ListRequest,
  [name, value]: Filter,
): PositionSet {
  const common = sets.stored({ list: collection, name, value })
  if (common) return common
  const row = sets.statements.prepare(withFilterSql).get({ collection, name, value })
  return PositionSet.of(JSON.parse((row as { found: string }).found))
}

/** The matches in the order of the list, except that names with exactly the letter that was typed come first. */
function inOrder(
  sets: TermSets,
  { collection }: ListRequest,
  { typed }: Query,
  matches: PositionSet,
): PositionSet[] {
  const letter = typedLetter(typed)
  if (letter === undefined) return [matches]
  const term = { list: collection, name: letterTerm, value: letter } as const
  const spelled = sets.stored(term)
  return spelled ? [matches.and(spelled), matches.without(spelled)] : [matches]
}

function rowsAt(statements: Statements, collection: string, positions: number[]): ItemRow[] {
  const sql = `SELECT summary, arrays FROM json_each(?) AS shown
    CROSS JOIN items ON collection = ? AND position = shown.value ORDER BY shown.key`
  return statements.prepare(sql).all(JSON.stringify(positions), collection) as ItemRow[]
}

/** The rows of a page, and the number of matching items over all pages. */
function rowPage(sets: TermSets, request: ListRequest): RowPage {
  const { collection, page, perPage, filters = {} } = request
  const query = queryOf(request.q)
  const offset = (page - 1) * perPage
  const chosen = Object.entries(filters).map(([name, value]): Filter => [name, storable(value)])
  if (isInNoName(query)) return { rows: [], total: 0 }
  if (query.text === '' && chosen.length <= 1)
    return pageAt(sets.statements, request, offset, chosen[0])
  const matches = inAll([
    ...(query.text === '' ? [] : [sets.withText(collection, query.text)]),
    ...chosen.map((filter) => withFilter(sets, request, filter)),
  ])
  const ordered = inOrder(sets, request, query, matches)
  const { positions, total } = pageOfSets(ordered, offset, perPage)
  return { rows: rowsAt(sets.statements, collection, positions), total }
}

export function listPage(sets: TermSets, request: ListRequest): ListPage {
  const { rows, total } = rowPage(sets, request)
  const { includes = [] } = request
  return { items: rows.map((row) => itemText(row, includes)), total }
}

/** True if the time for a page may grow with the list, because its text is longer than those that are stored. */
export const isUnbounded = ({ q }: ListRequest): boolean => queryOf(q).text.length > maxTextLength
