/** The paths whose pages read a query. On every other path a query means nothing. */

import { type Family, families } from '@/lib/contract'
import {
  canonicalCompareFileQuery,
  canonicalCompareQuery,
} from '@/lib/portal/compare/compare-query'
import { graphQueries } from '@/lib/portal/graph/graph-query'
import { canonicalMapEmbedQuery, canonicalMapQuery } from '@/lib/portal/map/map-query'
import { canonicalOembedQuery } from '@/lib/portal/publish/embed/oembed-query'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'
import type { ListDefinition } from './list-definition'
import { listDefinitions } from './list-definitions'
import { type ListQueryDefinition, parseListQuery } from './list-query'
import { type ListState, serializeListState } from './list-state'

function queryOfList<Subject>(list: ListDefinition<Subject>): ListQueryDefinition {
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

const queryOfFamily = (family: Family): ListQueryDefinition =>
  queryOfList(listDefinitions[family] as ListDefinition<never>)

/** A name to look for, and nothing else. */
const searchQuery: ListQueryDefinition = { filters: {}, sorts: [], paged: false }

/** The list of a family, and the same list as data; the search, and what it suggests. */
export const listQueries: Readonly<Record<string, ListQueryDefinition>> = {
  ...Object.fromEntries(
    families.flatMap((family) => {
      const definition = queryOfFamily(family)
      return [
        [`/${family}`, definition],
        [`/lists/${family}`, definition],
      ]
    }),
  ),
  '/search': searchQuery,
  '/search/suggestions': searchQuery,
}

/** The pages whose query is not that of a list: each knows how its own is written. */
const otherQueries: Record<string, (parameters: URLSearchParams) => string> = {
  '/compare': canonicalCompareQuery,
  '/compare/table.csv': canonicalCompareFileQuery,
  '/oembed': canonicalOembedQuery,
  ...graphQueries,
  '/map': canonicalMapQuery,
  '/embed/map': canonicalMapEmbedQuery,
}

const definitionOf = (path: string): ListQueryDefinition | undefined =>
  Object.hasOwn(listQueries, path) ? listQueries[path] : undefined

/** The one way in which a query on this path is written, without `?`; `''` where it asks for nothing. */
export function canonicalQuery(path: string, parameters: URLSearchParams): string {
  const other = Object.hasOwn(otherQueries, path) ? otherQueries[path] : undefined
  if (other) return other(parameters)
  const definition = definitionOf(path)
  return definition ? serializeListState(parseListQuery(definition, parameters)) : ''
}

/** The state of a list from its query; undefined where the path has no list. */
export function stateOfQuery(path: string, query: string): ListState | undefined {
  const definition = definitionOf(path)
  return definition && parseListQuery(definition, new URLSearchParams(query))
}

/** The state of a list from the query segment of the renderer's path; undefined where it is no such segment. */
export function stateOfSegment(path: string, segment: string): ListState | undefined {
  const query = queryOfSegment(segment)
  return query === undefined ? undefined : stateOfQuery(path, query)
}
