/** The headings of a cross table: the values of its rows and columns, in order. */
import type { Family } from '@/lib/contract/families'
import { noValue } from '@/lib/portal/list/facets'
import type { FacetOutline } from '@/lib/portal/list/list-definition'
import { getOptions, rankedOptions } from '@/lib/portal/list/list-facet'
import { type Filters, needsAll } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'

/** The heading of a row or column, which may combine several values. */
export interface Heading {
  name: string
  /** The facet's values that it covers. Undefined for all projects. */
  values?: readonly string[]
  /** Distinguishes single values from the rest, the lack of a known value, and the total. */
  kind: 'value' | 'other' | 'none' | 'all'
  /** The path of the value's profile. */
  path?: string
}

export interface AxisInput {
  facet: FacetOutline
  family?: Family
  isWhole: boolean
  /** The numbers of visible values, initially and if all are requested. */
  first: number
  most: number
}

interface HeadingsInput {
  names: NameLookup
  filters: Filters
  /** The name of the last heading, which covers all projects. */
  all: string
}

/** The values of a facet, indexed by the position of the project. */
export type Values = readonly (readonly string[])[]

const profilePath = (family: Family, value: string, name: string): string =>
  family === 'countries' ? countryPath(value) : recordPath(family, Number(value), name)

interface AxisHeadings {
  shown: Heading[]
  /** The number of headings for a known value, visible or hidden. */
  count: number
}

interface Positions {
  /** The positions of the projects that match the filters. */
  all: readonly number[]
  /** The positions of those with a value on the other axis, which are the ones that appear in the table. */
  ranking: readonly number[]
}

/**
 * Weights values for ranking: by the projects that appear in the table, then, among equals, by all matching projects.
 */
function getWeights(values: Values, { all, ranking }: Positions): Map<string, number> {
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

/** The headings of an axis: the most frequent values, the rest as one, the lack of a value, and all. */
export function getHeadings(
  { facet, family, isWhole, first, most }: AxisInput,
  { names, filters, all }: HeadingsInput,
  values: Values,
  positions: Positions,
): AxisHeadings {
  const selected = needsAll(filters, facet.key) ? undefined : filters[facet.key]
  const weights = getWeights(values, positions)
  const weighed = [...weights].map(([value, count]) => ({ value, count }))
  // If any of some values are selected, only they get a row: the list behind any other would ignore the selection.
  const allowed = weighed.filter(({ value }) => selected?.includes(value) ?? true)
  const ranked = rankedOptions(facet, getOptions(facet, allowed, [], names))
  const named = ranked.filter(([value]) => value !== noValue)
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
    if (value === noValue) shown.push({ name, values: [value], kind: 'none' })
  }
  return { shown: [...shown, { name: all, kind: 'all' }], count: named.length }
}
