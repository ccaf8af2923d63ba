/** Parses the query of a list leniently: unknown keys and invalid values are ignored. */
import { getSearchText } from '@/lib/text/search-text'
import { type Filters, getMatchKey, type ListState, matchAll } from './list-state'

/** Returns the canonical form of a value, or undefined if it is not a valid value of the facet. */
export type ValueParser = (value: string) => string | undefined

export interface ListQueryDefinition {
  /** A parser for the values of each facet. */
  filters: Readonly<Record<string, ValueParser>>
  /** The valid values of `sort`, except the default order. */
  sorts: readonly string[]
  /** The valid values of `open`. */
  facets: readonly string[]
  /** False for a list without pages. */
  paged: boolean
}

/** The maximum number of values of a facet. Further ones are ignored to limit the length of addresses. */
export const maxValues = 100

const getPage = (value: string | null): number =>
  value !== null && /^\d{1,15}$/.test(value) ? Math.max(1, Number(value)) : 1

/** The values of a facet in a query, without duplicates and sorted, so that each selection has a single address. */
function getValues(parse: ValueParser, texts: readonly string[]): string[] {
  const values = texts.flatMap((text) => {
    const normalized = getSearchText(text)
    return (normalized !== undefined && parse(normalized)) || []
  })
  return [...new Set(values)].slice(0, maxValues).sort()
}

/**
 * Parses the filters of a query. Facets without a valid value have no entry. Whether any or all values are needed has an
 * entry only where it makes a difference, so that each list has a single address.
 */
export function parseFilters(
  parsers: ListQueryDefinition['filters'],
  parameters: URLSearchParams,
): Filters {
  const entries = Object.entries(parsers).flatMap(([name, parse]) => {
    const values = getValues(parse, parameters.getAll(name))
    if (values.length === 0) return []
    const match = getMatchKey(name)
    const isAll = values.length > 1 && parameters.getAll(match).includes(matchAll)
    return [[name, values] as const, ...(isAll ? [[match, [matchAll]] as const] : [])]
  })
  return Object.fromEntries(entries)
}

const oneOf = (values: readonly string[], value: string | null): string | undefined =>
  value !== null && values.includes(value) ? value : undefined

/** Parses a query. No query causes an error. */
export function parseListQuery(
  definition: ListQueryDefinition,
  parameters: URLSearchParams,
): ListState {
  const optional = {
    q: getSearchText(parameters.get('q')),
    sort: oneOf(definition.sorts, parameters.get('sort')),
    open: oneOf(definition.facets, parameters.get('open')),
  }
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    page: definition.paged ? getPage(parameters.get('page')) : 1,
    filters: parseFilters(definition.filters, parameters),
  }
}
