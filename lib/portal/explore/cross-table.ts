/** Counts projects by the values of two facets. The functions are pure. */

import { noValue } from '@/lib/portal/list/facets'
import type { FacetOutline } from '@/lib/portal/list/list-definition'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { maxValues } from '@/lib/portal/list/list-query'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { type Filters, listAddress, needsAll, withValues } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { type AxisInput, getHeadings, type Heading, type Values } from './headings'

export type { Heading } from './headings'

export interface CrossCell {
  count: number
  /** The address of the list of these projects. Undefined if there are none, or if no address can express the list. */
  address?: string
}

export interface CrossTable {
  rows: readonly Heading[]
  columns: readonly Heading[]
  /** Indexed by row, then by column. */
  cells: readonly (readonly CrossCell[])[]
  /** The numbers of rows and columns for a known value, including hidden ones. */
  rowCount: number
  columnCount: number
  /** The number of projects that match the filters. */
  total: number
  /** How many of these projects have a known value for the rows, and how many for the columns. */
  inRows: number
  inColumns: number
}

export interface CrossTableInput {
  index: ListIndex
  names: NameLookup
  /** The text and the ids of the projects that it finds. */
  q?: string
  candidates?: ReadonlySet<number>
  filters: Filters
  rows: AxisInput
  columns: AxisInput
  /** The heading of the last row and the last column. */
  all: string
  /** The path of the list to which the figures link. Defaults to the current list. */
  listPath?: string
}

/** Gives the places of a project among the headings of an axis. */
type Membership = (position: number) => number[]

function membership(headings: readonly Heading[], values: Values): Membership {
  const byValue = new Map<string, number>()
  const all: number[] = []
  headings.forEach(({ values: own }, place) => {
    if (!own) all.push(place)
    for (const value of own ?? []) byValue.set(value, place)
  })
  return (position) => {
    const places = (values[position] ?? []).flatMap((value) => byValue.get(value) ?? [])
    return [...new Set(places), ...all]
  }
}

function getAddress(
  { q, filters, listPath = '/projects' }: CrossTableInput,
  axes: readonly (readonly [facet: FacetOutline, heading: Heading])[],
): string | undefined {
  let all = filters
  for (const [{ key }, { values }] of axes) {
    if (!values) continue
    const needed = needsAll(all, key) ? (all[key] ?? []) : []
    if (values.length > maxValues || (needed.length > 0 && values.length > 1)) return undefined
    all = withValues(all, key, [...new Set([...needed, ...values])])
  }
  return listAddress(listPath, { q, page: 1, filters: all })
}

/** The numbers of projects, by row and column. */
function getCounts(
  positions: readonly number[],
  size: { rows: number; columns: number },
  { makeRows, makeColumns }: { makeRows: Membership; makeColumns: Membership },
): readonly Uint32Array[] {
  const counts = Array.from({ length: size.rows }, () => new Uint32Array(size.columns))
  for (const position of positions) {
    const inColumns = makeColumns(position)
    for (const row of makeRows(position)) {
      const line = counts[row]
      if (line) for (const column of inColumns) line[column] = (line[column] ?? 0) + 1
    }
  }
  return counts
}

/** @example crossTable({ index, names, filters: {}, rows: { facet: country, … }, columns: { … }, all: 'All' }) */
export function crossTable(input: CrossTableInput): CrossTable {
  const { index, candidates, filters, rows, columns } = input
  const positions = matchingPositions(index, filters, candidates)
  const rowValues = index.values.get(rows.facet.key) ?? []
  const columnValues = index.values.get(columns.facet.key) ?? []
  const naming = (values: Values) =>
    positions.filter((position) => values[position]?.some((value) => value !== noValue))
  const [inRows, inColumns] = [naming(rowValues), naming(columnValues)]
  const across = getHeadings(rows, input, rowValues, { all: positions, ranking: inColumns })
  const down = getHeadings(columns, input, columnValues, { all: positions, ranking: inRows })
  const size = { rows: across.shown.length, columns: down.shown.length }
  const counts = getCounts(positions, size, {
    makeRows: membership(across.shown, rowValues),
    makeColumns: membership(down.shown, columnValues),
  })
  const cells = across.shown.map((row, place) =>
    down.shown.map((column, at): CrossCell => {
      const count = counts[place]?.[at] ?? 0
      if (count === 0) return { count }
      const address = getAddress(input, [
        [rows.facet, row],
        [columns.facet, column],
      ])
      return address === undefined ? { count } : { count, address }
    }),
  )
  return {
    rows: across.shown,
    columns: down.shown,
    cells,
    rowCount: across.count,
    columnCount: down.count,
    total: positions.length,
    inRows: inRows.length,
    inColumns: inColumns.length,
  }
}
