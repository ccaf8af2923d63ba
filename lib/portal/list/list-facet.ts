/** A facet in the format in which browsers receive it. */

import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { byName } from '@/lib/portal/records/name-order'
import { noValue } from './facets'
import type { Facet } from './list-definition'
import type { ListIndex } from './list-index'
import type { FacetCounts } from './list-results'
import { type ListState, needsAll } from './list-state'

/** A tuple, because a page may contain hundreds of options, both as HTML and as data. */
export type FacetOption = [value: string, name: string, count: number]

export interface ListFacet extends Pick<Facet, 'key' | 'label' | 'group'> {
  /**
   * The visible options: all options, or only the first ones and the selected ones. A collapsed facet may have no visible
   * options.
   */
  options: FacetOption[]
  /** The number of all options, including those that are not visible. */
  optionCount: number
  /** Whether records need any or all of the selected values. Undefined if no record has several values. */
  match?: 'any' | 'all'
}

/** If a facet has more options than `maxOptions`, it offers only the first ones until the visitor expands it. */
const maxOptions = 10
const firstOptions = 7

/** Records without a value come after all others. */
const noneRank = (value: string): number => Number(value === noValue)

/**
 * The options that have records, and the selected options even without any, in the order of the facet: its fixed order,
 * highest first, or most frequent first. Unselected values without a name are omitted.
 */
export function rankedOptions(
  facet: Facet,
  counts: ReadonlyMap<string, number>,
  selected: readonly string[],
  names: NameLookup,
): FacetOption[] {
  const { order, highestFirst } = facet
  const options = [...new Set([...counts.keys(), ...selected])].flatMap((value): FacetOption[] => {
    const facetName = facet.getName(value, names)
    const name = facetName ?? (selected.includes(value) ? `No. ${value}` : undefined)
    return name === undefined ? [] : [[value, name, counts.get(value) ?? 0]]
  })
  const rank = (value: string) => order?.indexOf(value) ?? 0
  return options.sort(
    ([a, nameOfA, countOfA], [b, nameOfB, countOfB]) =>
      noneRank(a) - noneRank(b) ||
      rank(a) - rank(b) ||
      (highestFirst ? byName(nameOfB, nameOfA) : countOfB - countOfA) ||
      byName(nameOfA, nameOfB),
  )
}

interface FacetsInput {
  index: ListIndex
  /** The number of records with each value that match the filters of the other facets. */
  counts: FacetCounts
  names: NameLookup
  state: Pick<ListState, 'filters' | 'open'>
}

function getListFacet(facet: Facet, { index, counts, names, state }: FacetsInput): ListFacet {
  const { key, label, group } = facet
  const selected = state.filters[key] ?? []
  const isExpanded = state.open === key
  const allOptions = rankedOptions(facet, counts.get(key) ?? new Map(), selected, names)
  const showsAll = isExpanded || allOptions.length <= maxOptions
  const visibleOptions = showsAll
    ? allOptions
    : allOptions.filter(([value], index) => index < firstOptions || selected.includes(value))
  return {
    key,
    label,
    ...(group === undefined ? {} : { group }),
    options:
      isExpanded && !facet.order && !facet.highestFirst
        ? alphabetical(visibleOptions)
        : visibleOptions,
    optionCount: allOptions.length,
    ...(index.multiValuedFacets.has(key)
      ? { match: needsAll(state.filters, key) ? ('all' as const) : ('any' as const) }
      : {}),
  }
}

export const getListFacets = (facets: readonly Facet[], input: FacetsInput): ListFacet[] =>
  facets.map((facet) => getListFacet(facet, input))

/** The facets after these are sent without options until visitors expand them, because a list may have over twenty. */
const firstFacets = 5

/** Drops the options of later facets, unless one of them or of their group is selected or `open`. */
export function withoutCollapsedOptions(
  facets: readonly ListFacet[],
  { open, filters }: Pick<ListState, 'open' | 'filters'>,
): ListFacet[] {
  const isUsed = ({ key }: ListFacet) => key === open || filters[key] !== undefined
  const usedGroups = new Set(facets.filter(isUsed).flatMap(({ group }) => group ?? []))
  return facets.map((facet, at) =>
    at < firstFacets || isUsed(facet) || (facet.group && usedGroups.has(facet.group))
      ? facet
      : { ...facet, options: [] },
  )
}

/** Sorts options by name, because visitors who expand a facet are looking for a name. */
const alphabetical = (options: readonly FacetOption[]): FacetOption[] =>
  options.toSorted(
    ([a, nameOfA], [b, nameOfB]) => noneRank(a) - noneRank(b) || byName(nameOfA, nameOfB),
  )
