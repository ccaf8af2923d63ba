/**
 * Pages of lists. Totals are stored, and each item has a position in its list and among the items with each of its
 * filter values, so that long lists and deep pages take no longer than short ones. Matches of a text are counted.
 */
import { isInNoName, isLong, letterTokenOf, type Query, queryOf, tokenOf } from '../query'
import type { ItemRow, ListRequest } from '../store'
import { contains, hasTokens, type Run, rowNumber, Values } from './query'
import { namesTable } from './schema'

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

const hasValue = (key: string, [name, value]: Filter, values: Values): string =>
  `EXISTS (SELECT FROM filters AS other WHERE other.key = ${key}
    AND other.name = ${values.add(name)} AND other.value = ${values.add(value)})`

/**
 * The conditions that find the keys of items. Items of lower rank come first; within a rank, keys follow the order of
 * the list.
 */
interface Matches {
  from: string
  conditions: string[]
  rank: string
}

function matchesOfText({ collection }: ListRequest, query: Query, values: Values): Matches {
  const from = namesTable(collection)
  if (isLong(query)) {
    return { from, conditions: [contains('names', query.text, values)], rank: '0' }
  }
  const conditions = [hasTokens([tokenOf(query)], values)]
  const letter = letterTokenOf(query)
  if (letter === undefined) return { from, conditions, rank: '0' }
  return {
    from,
    conditions,
    rank: `CASE WHEN ${hasTokens([letter], values)} THEN 0 ELSE 1 END`,
  }
}

function matchesOfFilter({ collection }: ListRequest, [name, value]: Filter, values: Values) {
  const [first, second, third] = [collection, name, value].map((one) => values.add(one))
  const condition = `collection = ${first} AND name = ${second} AND value = ${third}`
  return { from: 'filters', conditions: [condition], rank: '0' }
}

/** The rows of a page, and the number of matching items on all pages. */
export async function listPage(run: Run, request: ListRequest): Promise<RowPage> {
  const { page, perPage, filters = {} } = request
  const query = queryOf(request.q)
  const offset = rowNumber((page - 1) * perPage)
  const chosen = Object.entries(filters)
  if (isInNoName(query)) return { rows: [], total: 0 }
  const [first, ...others] = chosen
  if (query.text === '' && others.length === 0) return pageAt(run, request, offset, first)
  const values = new Values()
  const isByFilter = query.text === '' && first !== undefined
  const { from, conditions, rank } = isByFilter
    ? matchesOfFilter(request, first, values)
    : matchesOfText(request, query, values)
  const further = (isByFilter ? others : chosen).map((one) => hasValue(`${from}.key`, one, values))
  const sql = `WITH found AS MATERIALIZED (
      SELECT key, ${rank} AS rank FROM ${from} WHERE ${[...conditions, ...further].join(' AND ')}
    ), shown AS (
      SELECT key, rank FROM found ORDER BY rank, key
      LIMIT ${values.add(perPage)}::bigint OFFSET ${values.add(offset)}::bigint
    )
    SELECT (SELECT count(*) FROM found)::integer AS total, summary, arrays
    FROM (VALUES (true)) AS always LEFT JOIN (shown JOIN items USING (key)) ON true
    ORDER BY rank, key`
  return pageOf(run, sql, values)
}
