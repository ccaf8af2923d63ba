/** Counts the records of a list by the values of one facet or two. Each number links to the list that it counts. */
import type { Family } from '@/lib/contract/families'
import { getNames } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { availableSources, indexOfList } from '@/lib/portal/list/data-lists'
import { noValue } from '@/lib/portal/list/facets'
import type { Facet } from '@/lib/portal/list/list-definition'
import { lists } from '@/lib/portal/list/list-definitions'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { type Filters, listAddress } from '@/lib/portal/list/list-state'
import { valuePath } from '@/lib/portal/records/record-path'
import { enumerated } from '@/lib/text/counted'
import { countValues } from '@/lib/text/group-by'
import { notDisclosedLabel } from '@/lib/text/labels'
import type { Cell, ChartRow } from './chart'

/** A labelled group of values of a facet. Each record has exactly one of its values. */
export interface ValueGroup {
  label: string
  values: readonly string[]
}

export interface BreakdownInput {
  family: Family
  filters?: Filters
  rows: string
  /** The family of the values of the rows, if these have pages of their own. */
  subject?: Family
  /** The heading of the only series, or the facet that defines several series. */
  series: string | { key: string; groups: readonly ValueGroup[] }
  /** True if each year also counts the years before. */
  cumulative?: boolean
  /** True to sort the rows by value although the facet has a fixed order, which has no meaning for readers. */
  byValue?: boolean
}

export interface Breakdown {
  series: readonly string[]
  rows: readonly ChartRow[]
  /** The records that do not disclose the property, as one row. */
  omitted: readonly ChartRow[]
  /** The number of records that match the filters, and how many of them are in a row. */
  total: number
  withValue: number
}

const findFacet = (family: Family, key: string): Facet | undefined =>
  lists[family].facets.find((facet) => facet.key === key)

export function hasFacets(data: PortalData, family: Family, keys: readonly string[]): boolean {
  if (!data[family].ok) return false
  const available = availableSources(data)
  return keys.every((key) => {
    const facet = findFacet(family, key)
    return facet && (facet.needs === undefined || available.has(facet.needs))
  })
}

type Values = readonly (readonly string[])[]
const anyValue = ''

/** The numbers of records by the values of two facets. The value `anyValue` counts each record once. */
function tally(positions: readonly number[], rows: Values, columns: Values) {
  const counts = new Map<string, number>()
  for (const position of positions) {
    for (const row of rows[position] ?? []) {
      for (const column of [anyValue, ...(columns[position] ?? [])]) {
        const key = `${row}\n${column}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return (row: string, column: string): number => counts.get(`${row}\n${column}`) ?? 0
}

/** Creates the function for rows that count the records with any of some values. */
function makeRows(
  { family, filters = {}, rows, series }: BreakdownInput,
  getCount: ReturnType<typeof tally>,
) {
  const getCell = (values: readonly string[], group?: ValueGroup): Cell => {
    const value = values
      .flatMap((row) => (group?.values ?? [anyValue]).map((column) => getCount(row, column)))
      .reduce((sum, count) => sum + count, 0)
    if (value === 0) return { value }
    const seriesFilter =
      group && typeof series !== 'string' ? { [series.key]: group.values.toSorted() } : {}
    const listFilters = { ...filters, [rows]: values.toSorted(), ...seriesFilter }
    return { value, path: listAddress(`/${family}`, { filters: listFilters }) }
  }
  return (label: string, values: readonly string[], path?: string): ChartRow => {
    const total = getCell(values)
    const cells =
      typeof series === 'string' ? [total] : series.groups.map((group) => getCell(values, group))
    return { label, ...(path === undefined ? {} : { path }), cells, total }
  }
}

const isYear = (value: string): boolean => /^\d{4}$/.test(value)

/** A row for each year from the first to the last. */
function yearRows(
  found: readonly string[],
  makeRow: ReturnType<typeof makeRows>,
  cumulative: boolean,
): ChartRow[] {
  const years = found.map(Number).sort((a, b) => a - b)
  const [first = 0, last = first] = [years[0], years.at(-1)]
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const until = years.filter((year) => year <= first + at)
    const countedYears = cumulative ? until : [first + at]
    return makeRow(String(first + at), countedYears.map(String))
  })
}

/** Undefined if the data lacks the list or one of the facets. */
export function breakdown(data: PortalData, input: BreakdownInput): Breakdown | undefined {
  const { family, filters = {}, rows: key, subject, series, cumulative = false, byValue } = input
  const across = typeof series === 'string' ? undefined : series
  const facet = findFacet(family, key)
  const neededFacets = [...Object.keys(filters), key, ...(across ? [across.key] : [])]
  if (!facet || !hasFacets(data, family, neededFacets)) return undefined
  const { values } = indexOfList(data, family)
  const positions = matchingPositions(indexOfList(data, family), filters)
  const rowValues = values.get(key) ?? []
  const makeRow = makeRows(
    input,
    tally(positions, rowValues, (across && values.get(across.key)) ?? []),
  )
  const found = new Set(positions.flatMap((position) => rowValues[position] ?? []))
  found.delete(noValue)
  const names = getNames(data)
  const place = (value: string) => (byValue ? 0 : (facet.order?.indexOf(value) ?? 0))
  const namedValues = [...found].flatMap((value) => {
    const name = facet.getName(value, names)
    const path = subject && name !== undefined ? valuePath(subject, value, name) : undefined
    return name === undefined ? [] : [{ value, row: makeRow(name, [value], path) }]
  })
  namedValues.sort(
    (a, b) =>
      place(a.value) - place(b.value) ||
      b.row.total.value - a.row.total.value ||
      a.row.label.localeCompare(b.row.label, 'en'),
  )
  const isOverTime = found.size > 0 && [...found].every(isYear)
  const undisclosedRow = makeRow(facet.getName(noValue, names) ?? notDisclosedLabel, [noValue])
  return {
    series: across ? across.groups.map(({ label }) => label) : [String(series)],
    rows: isOverTime
      ? yearRows([...found], makeRow, cumulative)
      : namedValues.map(({ row }) => row),
    omitted: undisclosedRow.total.value > 0 ? [undisclosedRow] : [],
    total: positions.length,
    withValue: positions.length - undisclosedRow.total.value,
  }
}

const nameValue = (data: PortalData, family: Family, key: string, value: string): string =>
  findFacet(family, key)?.getName(value, getNames(data)) ?? value

/** The label of the group of all values without a group of their own. */
export const otherLabel = 'Other'

/** The values in the group of all others: `'Other: Ledger and Software.'` Undefined if there is none. */
export function describeOthers(
  data: PortalData,
  family: Family,
  key: string,
  groups: readonly ValueGroup[],
): string | undefined {
  const others = groups.find(({ label }) => label === otherLabel)?.values ?? []
  if (others.length === 0) return undefined
  return `${otherLabel}: ${enumerated(others.map((value) => nameValue(data, family, key, value)))}.`
}

/**
 * The most frequent values of a facet, and one group for all others. Each record must have exactly one value of the
 * facet.
 */
export function largestGroups(
  data: PortalData,
  family: Family,
  key: string,
  maxGroups: number,
): ValueGroup[] {
  const counts = countValues((indexOfList(data, family).values.get(key) ?? []).flat())
  const isUndisclosed = counts.delete(noValue)
  const sorted = [...counts].sort(
    ([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b, 'en'),
  )
  const groups = sorted
    .slice(0, maxGroups)
    .map(([value]) => ({ label: nameValue(data, family, key, value), values: [value] }))
  const otherValues = sorted.slice(maxGroups).map(([value]) => value)
  return [
    ...groups,
    ...(otherValues.length > 0 ? [{ label: otherLabel, values: otherValues }] : []),
    ...(isUndisclosed ? [{ label: notDisclosedLabel, values: [noValue] }] : []),
  ]
}
