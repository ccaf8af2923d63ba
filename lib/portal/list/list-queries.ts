/** Defines which filters and orders the query of each list page may contain, and parses these queries. */
import { families } from '@/lib/contract/families'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { completionsPath } from '@/lib/portal/search/completions'
import type { ListOutline } from './list-definition'
import { listOutlines } from './list-definitions'
import { type ListQueryDefinition, parseListQuery } from './list-query'
import { type ListState, serializeListState } from './list-state'
import { listFilePath } from './table/list-file'

function getQueryDefinition(list: ListOutline): ListQueryDefinition {
  const { facets, hiddenByDefault, sorts, defaultSort, pageSize } = list
  const parsers = facets.map(({ key, parse }) => [key, parse] as const)
  const { key, value } = hiddenByDefault ?? {}
  if (key !== undefined && value !== undefined) {
    parsers.push([key, (given) => (given === value ? value : undefined)])
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
