/** The paths whose pages read a query. On every other path a query means nothing. */
import {
  type ListQueryDefinition,
  type ListState,
  listQueryOf,
  parseListQuery,
  serializeListState,
} from './list-query'
import { queryOfSegment } from './renderer-path'

export const listQueries: Record<string, ListQueryDefinition> = {
  '/projects': listQueryOf('projects'),
}

const definitionOf = (path: string): ListQueryDefinition | undefined =>
  Object.hasOwn(listQueries, path) ? listQueries[path] : undefined

/** The one way in which a query on this path is written, without `?`; `''` where it asks for nothing. */
export function canonicalQuery(path: string, parameters: URLSearchParams): string {
  const definition = definitionOf(path)
  return definition ? serializeListState(parseListQuery(definition, parameters)) : ''
}

/** The state of a list from the query segment of the renderer's path; undefined where it is no such segment. */
export function stateOfSegment(path: string, segment: string): ListState | undefined {
  const definition = definitionOf(path)
  const query = queryOfSegment(segment)
  if (!definition || query === undefined) return undefined
  return parseListQuery(definition, new URLSearchParams(query))
}
