/**
 * Pages of lists. Totals are stored, and each item has a position in its list and among the items with each of its
 * filter values, so that long lists and deep pages take no longer than short ones. A text and several filters are found
 * by the positions of the items with each of them.
 */
import type { Collection } from '@/lib/contract/additions'
import { typedLetter } from '@/lib/text/fold'
import { inAll, type PositionSet, pageOfSets } from '../position-set'
import { isInNoName, type Query, queryOf } from '../query'
import { storable } from '../storable'
import type { ItemRow, ListRequest } from '../store'
import { letterTerm } from '../stored-terms'
import { type Run, rowNumber, Values } from './query'
import type { TermSets } from './term-sets'

interface RowPage {
  rows: ItemRow[]
  total: number
}

type Filter = [name: string, value: string]

/** A row of a page with the total number of items; without an item if the page is empty. */
type PageRow = { total: number } & (ItemRow | { summary: null })

const hasItem = (row: PageRow): row is ItemRow & { total: number } => row.summary !== null

async function pageOf(run: Run, sql: string, values: Values, name?: string): Promise<RowPage> {
  const rows = await run<PageRow>(sql, values.all, name)
  return { rows: rows.filter(hasItem), total: rows[0]?.total ?? 0 }
}

const wholeList: Filter = ['', '']

const itemsAt = `SELECT position AS place, summary, arrays FROM items
  WHERE collection = $1 AND position >= $4::bigint ORDER BY position LIMIT $5::bigint`

const filteredItemsAt = `SELECT filters.position AS place, summary, arrays
  FROM filters JOIN items USING (key)
  WHERE filters.collection = $1 AND name = $2 AND value = $3 AND filters.position >= $4::bigint
  ORDER BY filters.position LIMIT $5::bigint`

/** A page of a list with at most one filter, found by position. */
function pageAt(run: Run, { collection, perPage }: ListRequest, offset: number, filter?: Filter) {
  const values = new Values()
  for (const value of [collection, ...(filter ?? wholeList), offset, perPage]) values.add(value)
  const sql = `SELECT coalesce(
      (SELECT total FROM totals WHERE collection = $1 AND name = $2 AND value = $3), 0
    ) AS total, summary, arrays
    FROM (VALUES (true)) AS always
    LEFT JOIN LATERAL (${filter ? filteredItemsAt : itemsAt}) AS shown ON true ORDER BY place`
  return pageOf(run, sql, values, filter ? 'filtered page' : 'page')
}

const withFilterSql = `SELECT key - (
    SELECT key FROM items WHERE collection = $1 AND position = 0
  ) AS position FROM filters WHERE collection = $1 AND name = $2 AND value = $3`

async function withFilter(
  sets: TermSets,
  collection: Collection,
  [name, value]: Filter,
): Promise<PositionSet> {
  const common = await sets.stored({ list: collection, name, value })
  return common ?? sets.found(withFilterSql, [collection, name, storable(value)], 'filter')
}

/** The matches in the order of the list, except that names with exactly the letter that was typed come first. */
async function inOrder(
  sets: TermSets,
  collection: Collection,
  { typed }: Query,
  matches: PositionSet,
): Promise<PositionSet[]> {
  const letter = typedLetter(typed)
  if (letter === undefined) return [matches]
  const spelled = await sets.stored({ list: collection, name: letterTerm, value: letter })
  return spelled ? [matches.and(spelled), matches.without(spelled)] : [matches]
}

const itemsSql = `SELECT summary, arrays
  FROM unnest($2::integer[]) WITH ORDINALITY AS shown (position, place)
  JOIN items ON items.collection = $1 AND items.position = shown.position ORDER BY place`

/** The rows of a page, and the number of matching items on all pages. */
export async function listPage(sets: TermSets, request: ListRequest): Promise<RowPage> {
  const { collection, page, perPage, filters = {} } = request
  const query = queryOf(request.q)
  const offset = rowNumber((page - 1) * perPage)
  const chosen = Object.entries(filters)
  if (isInNoName(query)) return { rows: [], total: 0 }
  if (query.text === '' && chosen.length <= 1) {
    return pageAt(sets.run, request, offset, chosen[0])
  }
  const matches = await Promise.all([
    ...(query.text === '' ? [] : [sets.withText(collection, query.text)]),
    ...chosen.map((filter) => withFilter(sets, collection, filter)),
  ])
  const ordered = await inOrder(sets, collection, query, inAll(matches))
  const { positions, total } = pageOfSets(ordered, offset, perPage)
  if (positions.length === 0) return { rows: [], total }
  return { rows: await sets.run<ItemRow>(itemsSql, [collection, positions], 'items'), total }
}
