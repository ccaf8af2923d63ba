/** Parses the query of a list leniently: unknown keys and invalid values are ignored. */

import { families } from '@/lib/contract/families'
import { listFilePath, listPicturePath } from '@/lib/portal/list/table/list-file'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { completionsPath } from '@/lib/portal/search/suggestions'
import { getSearchText } from '@/lib/text/search-text'
import type { ListOutline, ValueParser } from './list-definition'
import { listOutlines } from './list-definitions'
import {
  type Filters,
  getMatchKey,
  type ListState,
  matchAll,
  maxValues,
  serializeListState,
} from './list-state'

interface ListQueryDefinition {
  filters: Readonly<Record<string, ValueParser>>
  sorts: readonly string[]
  facets: readonly string[]
  paged: boolean
}

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

function parseListQuery(definition: ListQueryDefinition, parameters: URLSearchParams): ListState {
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

function getQueryDefinition(list: ListOutline): ListQueryDefinition {
  const { facets, hiddenByDefault, sorts, defaultSort, pageSize } = list
  const parsers = facets.map(({ key, parse }) => [key, parse] as const)
  const { key, value } = hiddenByDefault ?? {}
  if (key !== undefined && value !== undefined) {
    parsers.push([key, (text) => (text === value ? value : undefined)])
  }
  return {
    filters: Object.fromEntries(parsers),
    sorts: sorts
      .flatMap((sort) => [sort.key, `-${sort.key}`])
      .filter((token) => token !== defaultSort),
    facets: facets.map(({ key }) => key),
    paged: pageSize !== undefined,
  }
}

/** A search has only a text: no filters, orders or pages. */
const searchQuery: ListQueryDefinition = { filters: {}, sorts: [], facets: [], paged: false }

/** The definitions by path: those of list pages, the data and files of lists, the search page and its suggestions. */
const listQueries: Readonly<Record<string, ListQueryDefinition>> = {
  ...Object.fromEntries(
    families.flatMap((family) => {
      const definition = getQueryDefinition(listOutlines[family])
      const ofFile = { ...definition, facets: [], paged: false }
      return [
        [`/${family}`, definition],
        [`/lists/${family}`, definition],
        [listPicturePath(family), ofFile],
        ...tableFormats.map((format) => [listFilePath(family, format), ofFile] as const),
      ]
    }),
  ),
  '/search': searchQuery,
  '/search/suggestions': searchQuery,
  [completionsPath]: searchQuery,
}

/**
 * Parses the query of a list. Returns undefined if the path is not that of a list.
 * @example stateOfQuery('/projects', 'status=Pilot&page=2')
 */
export function stateOfQuery(path: string, query: string | URLSearchParams): ListState | undefined {
  const definition = Object.hasOwn(listQueries, path) ? listQueries[path] : undefined
  return definition && parseListQuery(definition, new URLSearchParams(query))
}

/** The canonical form of a list's query, without the `?`. Undefined if the path is not that of a list. */
export function canonicalListQuery(path: string, parameters: URLSearchParams): string | undefined {
  const state = stateOfQuery(path, parameters)
  return state && serializeListState(state)
}
