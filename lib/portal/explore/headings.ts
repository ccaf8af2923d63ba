/** The rows and columns of a table across: which values they stand for, and in which order. */
import type { Family } from '@/lib/contract/families'
import { notGiven } from '@/lib/portal/list/definitions/project-facets'
import { noValue, unknownValue } from '@/lib/portal/list/facets'
import type { FacetOutline } from '@/lib/portal/list/list-definition'
import { optionsOf, rankedOptions } from '@/lib/portal/list/list-facet'
import type { Filters } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'

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

export interface AxisInput {
  facet: FacetOutline
  family?: Family
  isWhole: boolean
  /** So many are shown unless all are asked for, and so many at most. */
  first: number
  most: number
}

interface HeadingsInput {
  names: NameLookup
  filters: Filters
  /** What the last heading says. */
  all: string
}

/** The values of a facet by the position of a project. */
export type Values = readonly (readonly string[])[]

/** Whether a value of a facet stands for the lack of a known one. That of the status is a value of the graph. */
export const isNone = ({ key }: FacetOutline, value: string): boolean =>
  value === (key === 'status' ? notGiven : noValue) || value === unknownValue

const profilePath = (family: Family, value: string, name: string): string =>
  family === 'countries' ? countryPath(value) : recordPath(family, Number(value), name)

interface AxisHeadings {
  shown: Heading[]
  /** The number of headings with a value, shown or not. */
  count: number
}

interface Positions {
  /** Of the projects that the filters let through. */
  all: readonly number[]
  /** Of those that have a value on the other axis: the table is about them. */
  ranking: readonly number[]
}

/** The weight of each value in the order: the projects that the table is about, and among equals all of them. */
function weightsOf(values: Values, { all, ranking }: Positions): Map<string, number> {
  const weights = new Map<string, number>()
  const count = (positions: readonly number[], weight: number) => {
    for (const position of positions) {
      for (const value of values[position] ?? []) {
        weights.set(value, (weights.get(value) ?? 0) + weight)
      }
    }
  }
  count(all, 1)
  count(ranking, all.length + 1)
  return weights
}

/** The headings of an axis: the values that stand for the most, then the rest as one, then what names none, then all. */
export function headingsOf(
  { facet, family, isWhole, first, most }: AxisInput,
  { names, filters, all }: HeadingsInput,
  values: Values,
  positions: Positions,
): AxisHeadings {
  const selected = filters[facet.key]
  const weights = weightsOf(values, positions)
  const weighed = [...weights].map(([value, count]) => ({ value, count }))
  // With values of this very facet selected, only these have a row: a list of another one would leave out the selection.
  const allowed = weighed.filter(({ value }) => selected?.includes(value) ?? true)
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
      name: counted(rest.length, 'other', 'others'),
      values: rest.map(([value]) => value),
      kind: 'other',
    })
  }
  for (const [value, name] of ranked) {
    if (isNone(facet, value)) shown.push({ name, values: [value], kind: 'none' })
  }
  return { shown: [...shown, { name: all, kind: 'all' }], count: named.length }
}
