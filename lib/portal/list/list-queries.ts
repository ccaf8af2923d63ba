/** The queries of the pages that are lists: which filters and orders each path knows, and the state that a query means. */
import { families } from '@/lib/contract/families'
import type { ListOutline } from './list-definition'
import { listOutlines } from './list-definitions'
import { type ListQueryDefinition, parseListQuery } from './list-query'
import { type ListState, serializeListState } from './list-state'

function queryOfList(list: ListOutline): ListQueryDefinition {
  const { facets, leftOut, sorts, defaultSort, pageSize } = list
  const parsers = facets.map(({ key, parse }) => [key, parse] as const)
  const { key, value } = leftOut ?? {}
  if (key !== undefined && value !== undefined) {
    parsers.push([key, (given) => (given === value ? value : undefined)])
  }
  return {
    filters: Object.fromEntries(parsers),
    sorts: sorts
      .flatMap((sort) => [sort.key, `-${sort.key}`])
      .filter((token) => token !== defaultSort),
    paged: pageSize !== undefined,
  }
}

/** A name to look for, and nothing else. */
const searchQuery: ListQueryDefinition = { filters: {}, sorts: [], paged: false }

/** The list of a family, and the same list as data; the search, and what it suggests. */
const listQueries: Readonly<Record<string, ListQueryDefinition>> = {
  ...Object.fromEntries(
    families.flatMap((family) => {
      const definition = queryOfList(listOutlines[family])
      return [
        [`/${family}`, definition],
        [`/lists/${family}`, definition],
      ]
    }),
  ),
  '/search': searchQuery,
  '/search/suggestions': searchQuery,
}

/**
 * The state of a list from its query; undefined if the path has no list.
 * @example stateOfQuery('/projects', 'status=Pilot&page=2')
 */
export function stateOfQuery(path: string, query: string | URLSearchParams): ListState | undefined {
  const definition = Object.hasOwn(listQueries, path) ? listQueries[path] : undefined
  return definition && parseListQuery(definition, new URLSearchParams(query))
}

/** The one way in which a list's query is written, without `?`; undefined if the path has no list. */
export function canonicalListQuery(path: string, parameters: URLSearchParams): string | undefined {
  const state = stateOfQuery(path, parameters)
  return state && serializeListState(state)
}
