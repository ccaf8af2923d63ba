/** Counts projects by the values of two facets. The functions are pure. */
import type { Family } from '@/lib/contract/families'
import { noValue } from '@/lib/portal/list/facets'
import type { Facet } from '@/lib/portal/list/list-definition'
import { rankedOptions } from '@/lib/portal/list/list-facet'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { matchingPositions } from '@/lib/portal/list/list-results'
import {
  type Filters,
  listAddress,
  maxValues,
  needsAll,
  withValues,
} from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { valuePath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'

export interface Heading {
  name: string
  /** The facet's values that it covers. Undefined for all projects. */
  values?: readonly string[]
  /** Distinguishes single values from the rest, the lack of a known value, and the total. */
  kind: 'value' | 'other' | 'none' | 'all'
  path?: string
}

interface AxisInput {
  facet: Facet
  family?: Family
  showAll: boolean
  /** The numbers of visible values, initially and if all are requested. */
  initialLimit: number
  maxLimit: number
}

type Values = readonly (readonly string[])[]

interface AxisHeadings {
  headings: Heading[]
  /** The number of headings for a known value, visible or hidden. */
  count: number
}

interface Positions {
  matching: readonly number[]
  /** The positions of records with a value on the other axis. Only these appear in the table. */
  ranking: readonly number[]
}

/**
 * Weights values for ranking: by the projects that appear in the table, then, among equals, by all matching projects.
 */
function getWeights(values: Values, { matching, ranking }: Positions): Map<string, number> {
  const weights = new Map<string, number>()
  const count = (positions: readonly number[], weight: number) => {
    for (const position of positions) {
      for (const value of values[position] ?? []) {
        weights.set(value, (weights.get(value) ?? 0) + weight)
      }
    }
  }
  count(matching, 1)
  count(ranking, matching.length + 1)
  return weights
}

/**
 * The headings of an axis: the most frequent values, a heading for the rest, a heading for records without a value, and
 * a heading for all records.
 */
function getHeadings(
  { facet, family, showAll, initialLimit, maxLimit }: AxisInput,
  { names, filters }: Pick<CrossTableInput, 'names' | 'filters'>,
  values: Values,
  positions: Positions,
): AxisHeadings {
  const selected = needsAll(filters, facet.key) ? undefined : filters[facet.key]
  const weights = getWeights(values, positions)
  // If any of some values are selected, only they get a row: the list behind any other would ignore the selection.
  const allowed = [...weights].filter(([value]) => selected?.includes(value) ?? true)
  const rankedValues = rankedOptions(facet, new Map(allowed), [], names)
  const valuesByRank = rankedValues.filter(([value]) => value !== noValue)
  const limit = showAll || valuesByRank.length <= initialLimit + 2 ? maxLimit : initialLimit
  const hiddenValues = valuesByRank.slice(limit)
  const valueHeadings: Heading[] = valuesByRank.slice(0, limit).map(([value, name]) => ({
    name,
    values: [value],
    kind: 'value',
    ...(family ? { path: valuePath(family, value, name) } : {}),
  }))
  if (hiddenValues.length > 0) {
    valueHeadings.push({
      name: counted(hiddenValues.length, 'other', 'others'),
      values: hiddenValues.map(([value]) => value),
      kind: 'other',
    })
  }
  for (const [value, name] of rankedValues) {
    if (value === noValue) valueHeadings.push({ name, values: [value], kind: 'none' })
  }
  return {
    headings: [...valueHeadings, { name: 'All', kind: 'all' }],
    count: valuesByRank.length,
  }
}

export interface CrossCell {
  count: number
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
  total: number
  /** How many of these projects have a known value for the rows, and how many for the columns. */
  inRows: number
  inColumns: number
}

interface CrossTableInput {
  index: ListIndex
  names: NameLookup
  q?: string
  candidates?: ReadonlySet<number>
  filters: Filters
  rows: AxisInput
  columns: AxisInput
  listPath?: string
}

type Membership = (position: number) => number[]

function membership(headings: readonly Heading[], values: Values): Membership {
  const byValue = new Map<string, number>()
  const totalIndexes: number[] = []
  headings.forEach(({ values: headingValues }, index) => {
    if (!headingValues) totalIndexes.push(index)
    for (const value of headingValues ?? []) byValue.set(value, index)
  })
  return (position) => {
    const indices = (values[position] ?? []).flatMap((value) => byValue.get(value) ?? [])
    return [...new Set(indices), ...totalIndexes]
  }
}

function getAddress(
  { q, filters, listPath = '/projects' }: CrossTableInput,
  axes: readonly (readonly [facet: Facet, heading: Heading])[],
): string | undefined {
  let combinedFilters = filters
  for (const [{ key }, { values }] of axes) {
    if (!values) continue
    const neededValues = needsAll(combinedFilters, key) ? (combinedFilters[key] ?? []) : []
    if (values.length > maxValues || (neededValues.length > 0 && values.length > 1))
      return undefined
    combinedFilters = withValues(combinedFilters, key, [...new Set([...neededValues, ...values])])
  }
  return listAddress(listPath, { q, filters: combinedFilters })
}

function getCounts(
  positions: readonly number[],
  size: { rows: number; columns: number },
  { findRows, findColumns }: { findRows: Membership; findColumns: Membership },
): readonly Uint32Array[] {
  const counts = Array.from({ length: size.rows }, () => new Uint32Array(size.columns))
  for (const position of positions) {
    const columns = findColumns(position)
    for (const row of findRows(position)) {
      const line = counts[row]
      if (line) for (const column of columns) line[column] = (line[column] ?? 0) + 1
    }
  }
  return counts
}

/** @example crossTable({ index, names, filters: {}, rows: { facet: country, … }, columns: { … } }) */
export function crossTable(input: CrossTableInput): CrossTable {
  const { index, candidates, filters, rows, columns } = input
  const positions = matchingPositions(index, filters, candidates)
  const rowValues = index.values.get(rows.facet.key) ?? []
  const columnValues = index.values.get(columns.facet.key) ?? []
  const withKnownValue = (values: Values) =>
    positions.filter((position) => values[position]?.some((value) => value !== noValue))
  const withRow = withKnownValue(rowValues)
  const withColumn = withKnownValue(columnValues)
  const rowHeadings = getHeadings(rows, input, rowValues, {
    matching: positions,
    ranking: withColumn,
  })
  const columnHeadings = getHeadings(columns, input, columnValues, {
    matching: positions,
    ranking: withRow,
  })
  const size = { rows: rowHeadings.headings.length, columns: columnHeadings.headings.length }
  const counts = getCounts(positions, size, {
    findRows: membership(rowHeadings.headings, rowValues),
    findColumns: membership(columnHeadings.headings, columnValues),
  })
  const cells = rowHeadings.headings.map((row, rowIndex) =>
    columnHeadings.headings.map((column, columnIndex): CrossCell => {
      const count = counts[rowIndex]?.[columnIndex] ?? 0
      if (count === 0) return { count }
      const address = getAddress(input, [
        [rows.facet, row],
        [columns.facet, column],
      ])
      return address === undefined ? { count } : { count, address }
    }),
  )
  return {
    rows: rowHeadings.headings,
    columns: columnHeadings.headings,
    cells,
    rowCount: rowHeadings.count,
    columnCount: columnHeadings.count,
    total: positions.length,
    inRows: withRow.length,
    inColumns: withColumn.length,
  }
}

export interface Figure extends CrossCell {
  heading: Heading
}

export interface RowFigures {
  heading: Heading
  figures: readonly Figure[]
}

const isKnown = ({ kind }: Heading): boolean => kind === 'value' || kind === 'other'

/**
 * The rows for a single value, or for records without a value, that have a number in a column for a known value. All
 * other rows would only state that no value is known.
 */
export function rowFigures({ rows, columns, cells }: CrossTable): RowFigures[] {
  return rows.flatMap((heading, rowIndex) => {
    if (heading.kind === 'other' || heading.kind === 'all') return []
    const figures = columns.flatMap((column, columnIndex): Figure[] => {
      const cell = cells[rowIndex]?.[columnIndex]
      if (!cell || cell.count === 0 || column.kind === 'all') return []
      return [{ heading: column, ...cell }]
    })
    return figures.some((figure) => isKnown(figure.heading)) ? [{ heading, figures }] : []
  })
}

/**
 * The table without the rows and columns that only state that no value is known: rows and columns for records without a
 * value, and rows and columns whose projects have no known value on the other axis.
 */
export function withoutUndisclosed(table: CrossTable): CrossTable {
  const { rows, columns, cells } = table
  const hasProjects = (row: number, column: number) => (cells[row]?.[column]?.count ?? 0) > 0
  const findKept = (
    headings: readonly Heading[],
    others: readonly Heading[],
    isFilled: (place: number, other: number) => boolean,
  ) =>
    headings.flatMap((heading, place) => {
      const hasValue = (other: Heading, at: number) => isKnown(other) && isFilled(place, at)
      const isKept = heading.kind === 'all' || (isKnown(heading) && others.some(hasValue))
      return isKept ? [place] : []
    })
  const keptRows = findKept(rows, columns, hasProjects)
  const keptColumns = findKept(columns, rows, (column, row) => hasProjects(row, column))
  return {
    ...table,
    rows: keptRows.flatMap((row) => rows[row] ?? []),
    columns: keptColumns.flatMap((column) => columns[column] ?? []),
    cells: keptRows.map((row) => keptColumns.map((column) => cells[row]?.[column] ?? { count: 0 })),
  }
}
