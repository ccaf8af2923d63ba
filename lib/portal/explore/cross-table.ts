/** Counts projects by the values of two facets. The functions are pure. */
import type { Family } from '@/lib/contract/families'
import { notGiven } from '@/lib/portal/list/definitions/project-facets'
import { noValue, unknownValue } from '@/lib/portal/list/facets'
import type { FacetOutline } from '@/lib/portal/list/list-definition'
import { optionsOf, rankedOptions } from '@/lib/portal/list/list-facet'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { maxValues } from '@/lib/portal/list/list-query'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { type Filters, listAddress, withValues } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'

/** A row, a column, or the sum of those that are not shown. */
export interface Heading {
  name: string
  /** The values of the facet that it stands for. Undefined for all projects. */
  values?: readonly string[]
  /** What is no value like the others: nothing named or known, the rest, all. */
  kind: 'value' | 'other' | 'none' | 'all'
  /** The profile of the value. */
  path?: string
}

export interface CrossCell {
  count: number
  /** The list of these projects. Undefined for none, and where no address can express it. */
  address?: string
}

export interface CrossTable {
  rows: readonly Heading[]
  columns: readonly Heading[]
  /** By row and column. */
  cells: readonly (readonly CrossCell[])[]
  /** The numbers of rows and columns with a value each, shown or not. */
  rowCount: number
  columnCount: number
  /** The number of projects that the filters let through. */
  total: number
  /** How many of them have a value in a row, and how many in a column. */
  inRows: number
  inColumns: number
}

interface AxisInput {
  facet: FacetOutline
  family?: Family
  isWhole: boolean
  /** So many are shown unless all are asked for, and so many at most. */
  first: number
  most: number
}

export interface CrossTableInput {
  index: ListIndex
  names: NameLookup
  filters: Filters
  rows: AxisInput
  columns: AxisInput
  /** What the headings of the last row and column say. */
  all: string
}

type Values = readonly (readonly string[])[]

/** Whether a value of a facet stands for the lack of a known one. That of the status is a value of the graph. */
const isNone = ({ key }: FacetOutline, value: string): boolean =>
  value === (key === 'status' ? notGiven : noValue) || value === unknownValue

const profilePath = (family: Family, value: string, name: string): string =>
  family === 'countries' ? countryPath(value) : recordPath(family, Number(value), name)

interface AxisHeadings {
  shown: Heading[]
  /** The number of headings with a value, shown or not. */
  count: number
  /** The number of projects with a value. */
  naming: number
}

/** The headings of an axis: the most frequent values, then the rest as one, then what names none, then all. */
function headingsOf(
  { facet, family, isWhole, first, most }: AxisInput,
  { names, filters, all }: CrossTableInput,
  values: Values,
  positions: readonly number[],
): AxisHeadings {
  const selected = filters[facet.key]
  const counts = new Map<string, number>()
  let naming = 0
  for (const position of positions) {
    const own = values[position] ?? []
    if (own.some((value) => !isNone(facet, value))) naming += 1
    for (const value of own) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const counted = [...counts].map(([value, count]) => ({ value, count }))
  // With values of this very facet selected, only these have a row: a list of another one would leave out the selection.
  const allowed = counted.filter(({ value }) => selected?.includes(value) ?? true)
  const ranked = rankedOptions(facet, optionsOf(facet, allowed, [], names))
  const named = ranked.filter(([value]) => !isNone(facet, value))
  const limit = isWhole || named.length <= first + 2 ? most : first
  const rest = named.slice(limit)
  const shown: Heading[] = named.slice(0, limit).map(([value, name]) => ({
    name,
    values: [value],
    kind: 'value',
    ...(family ? { path: profilePath(family, value, name) } : {}),
  }))
  if (rest.length > 0) {
    shown.push({
      name: `${rest.length} others`,
      values: rest.map(([value]) => value),
      kind: 'other',
    })
  }
  for (const [value, name] of ranked) {
    if (isNone(facet, value)) shown.push({ name, values: [value], kind: 'none' })
  }
  return { shown: [...shown, { name: all, kind: 'all' }], count: named.length, naming }
}

/** For each project, which headings it belongs to. A project with several values belongs to several. */
function membership(headings: readonly Heading[], values: Values) {
  const byValue = new Map<string, number>()
  const all: number[] = []
  headings.forEach(({ values: own }, place) => {
    if (!own) all.push(place)
    for (const value of own ?? []) byValue.set(value, place)
  })
  return (position: number): number[] => {
    const places = (values[position] ?? []).flatMap((value) => byValue.get(value) ?? [])
    return [...new Set(places), ...all]
  }
}

function addressOf(
  filters: Filters,
  axes: readonly (readonly [facet: FacetOutline, heading: Heading])[],
): string | undefined {
  let all = filters
  for (const [facet, { values }] of axes) {
    if (!values) continue
    if (values.length > maxValues) return undefined
    all = withValues(all, facet.key, values)
  }
  return listAddress('/projects', { page: 1, filters: all })
}

/** @example crossTable({ index, names, filters: {}, rows: { facet: country, … }, columns: { … }, all: 'All' }) */
export function crossTable(input: CrossTableInput): CrossTable {
  const { index, filters, rows, columns } = input
  const positions = matchingPositions(index, filters)
  const rowValues = index.values.get(rows.facet.key) ?? []
  const columnValues = index.values.get(columns.facet.key) ?? []
  const across = headingsOf(rows, input, rowValues, positions)
  const down = headingsOf(columns, input, columnValues, positions)
  const rowsOf = membership(across.shown, rowValues)
  const columnsOf = membership(down.shown, columnValues)
  const counts = across.shown.map(() => new Uint32Array(down.shown.length))
  for (const position of positions) {
    const places = columnsOf(position)
    for (const row of rowsOf(position)) {
      const line = counts[row]
      if (line) for (const column of places) line[column] = (line[column] ?? 0) + 1
    }
  }
  const cells = across.shown.map((row, place) =>
    down.shown.map((column, at): CrossCell => {
      const count = counts[place]?.[at] ?? 0
      if (count === 0) return { count }
      const address = addressOf(filters, [
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
    inRows: across.naming,
    inColumns: down.naming,
  }
}
