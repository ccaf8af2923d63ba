/** Parses the query of a list leniently: unknown keys and invalid values are ignored. */

import { familyOfPath } from '@/lib/contract/families'
import { isTableFormat } from '@/lib/portal/publish/table/table-formats'
import { completionsPath } from '@/lib/portal/search/suggestions'
import { getQueryText, getSearchText } from '@/lib/text/search-text'
import type { Facet, ListDefinition, ValueParser } from './list-definition'
import { lists } from './list-definitions'
import {
  type Filters,
  getMatchKey,
  type ListState,
  matchAll,
  maxValues,
  serializeListState,
} from './list-state'

type FilterParser = Pick<Facet, 'key' | 'parse'>

/** A page number of a query. 1 if it is missing or invalid. */
export const getPage = (value: string | null): number =>
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
  facets: readonly FilterParser[],
  parameters: URLSearchParams,
): Filters {
  const entries = facets.flatMap(({ key, parse }) => {
    const values = getValues(parse, parameters.getAll(key))
    if (values.length === 0) return []
    const match = getMatchKey(key)
    const isAll = values.length > 1 && parameters.getAll(match).includes(matchAll)
    return [[key, values] as const, ...(isAll ? [[match, [matchAll]] as const] : [])]
  })
  return Object.fromEntries(entries)
}

/** The filter that shows the records that are hidden by default. */
const hiddenFilter = ({ hiddenByDefault }: ListDefinition): FilterParser[] => {
  if (!hiddenByDefault) return []
  const { key, value } = hiddenByDefault
  return [{ key, parse: (text) => (text === value ? value : undefined) }]
}

/** A file of a list has neither pages nor facets to open. */
function parseListQuery(
  list: ListDefinition,
  parameters: URLSearchParams,
  isFile: boolean,
): ListState {
  const { facets, sorts, defaultSort, pageSize } = list
  const tokens = sorts.flatMap(({ key }) => [key, `-${key}`])
  const q = getQueryText(parameters)
  const sort = tokens.find((token) => token === parameters.get('sort') && token !== defaultSort)
  const open = isFile ? undefined : facets.find(({ key }) => key === parameters.get('open'))?.key
  return {
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(open === undefined ? {} : { open }),
    page: isFile || pageSize === undefined ? 1 : getPage(parameters.get('page')),
    filters: parseFilters([...facets, ...hiddenFilter(list)], parameters),
  }
}

/** A search has only a text: no filters, orders or pages. */
function parseSearchQuery(parameters: URLSearchParams): ListState {
  const q = getQueryText(parameters)
  return { ...(q === undefined ? {} : { q }), page: 1, filters: {} }
}

const searchPaths: readonly string[] = ['/search', '/search/suggestions', completionsPath]

/**
 * Parses the query of a list page, of the data or a file of a list, of the search page or its suggestions. Returns
 * undefined if the path is none of these.
 * @example stateOfQuery('/projects', 'status=Pilot&page=2')
 */
export function stateOfQuery(path: string, query: string | URLSearchParams): ListState | undefined {
  const parameters = new URLSearchParams(query)
  if (searchPaths.includes(path)) return parseSearchQuery(parameters)
  const [, folder, name = '', ending] = /^\/(lists\/)?([a-z-]+)(?:\.([a-z]+))?$/.exec(path) ?? []
  const family = familyOfPath(name)
  const isFile = ending !== undefined
  const hasFile = folder !== undefined && (ending === 'png' || isTableFormat(ending ?? ''))
  return family && (!isFile || hasFile)
    ? parseListQuery(lists[family], parameters, isFile)
    : undefined
}

/** The canonical form of a list's query, without the `?`. Undefined if the path is not that of a list. */
export function canonicalListQuery(path: string, parameters: URLSearchParams): string | undefined {
  const state = stateOfQuery(path, parameters)
  return state && serializeListState(state)
}
