/** The facets of search results, and the results that match the chosen values. */

import { type Family, getWords } from '@/lib/contract/families'
import { noValue } from '@/lib/portal/list/facets'
import { statusName } from '@/lib/portal/projects/status'
import type { Found } from '@/lib/search/engine'
import { countValues } from '@/lib/text/group-by'
import { notDisclosedLabel } from '@/lib/text/labels'
import { type SearchFacetKey, type SearchFilters, searchAddress } from './search-query'

export interface FacetedResult {
  found: Found
  family: Family
  values: Readonly<Record<SearchFacetKey, readonly string[]>>
}

interface SearchFacetOption {
  name: string
  count: number
  /** The page with this value chosen or, if it is, without it. */
  path: string
  isChosen: boolean
}

export interface SearchFacet {
  title: string
  options: readonly SearchFacetOption[]
  /** Further options, which are folded. */
  more: readonly SearchFacetOption[]
}

const titles: Readonly<Record<SearchFacetKey, string>> = {
  family: 'Type',
  status: 'Status',
  kind: 'Kind of project',
  country: 'Country',
}
const keys = Object.keys(titles) as SearchFacetKey[]
const maxOptions = 8

const hasValue = (
  { values }: FacetedResult,
  key: SearchFacetKey,
  { [key]: value }: SearchFilters,
) => value === undefined || values[key].includes(value)

export const filterResults = (results: readonly FacetedResult[], filters: SearchFilters) =>
  results.filter((result) => keys.every((key) => hasValue(result, key, filters)))

/** The facets with at least two values, or with a selected value. Counts are of results that match the other facets. */
export function getSearchFacets(
  query: string,
  results: readonly FacetedResult[],
  filters: SearchFilters,
  getCountry: (code: string) => string,
): SearchFacet[] {
  const getName = (key: SearchFacetKey, value: string): string => {
    if (key === 'family') return getWords(value as Family).title
    if (key === 'status') return value === noValue ? notDisclosedLabel : statusName(value)
    return key === 'country' ? getCountry(value) : value
  }
  return keys.flatMap((key) => {
    const { [key]: chosenValue, ...otherFilters } = filters
    const values = filterResults(results, otherFilters).flatMap((result) => result.values[key])
    const counts = [...countValues(values)].sort(([, a], [, b]) => b - a)
    if (counts.length < 2 && chosenValue === undefined) return []
    const options = counts.map(([value, count]) => ({
      name: getName(key, value),
      count,
      isChosen: value === chosenValue,
      path: searchAddress(
        query,
        value === chosenValue ? otherFilters : { ...otherFilters, [key]: value },
      ),
    }))
    const isFirst = ({ isChosen }: SearchFacetOption, at: number) => at < maxOptions || isChosen
    return [
      {
        title: titles[key],
        options: options.filter(isFirst),
        more: options.filter((option, at) => !isFirst(option, at)),
      },
    ]
  })
}
