/** Parses the query of a list leniently: unknown keys and invalid values are ignored. */
import { type ListState, searchTextOf } from './list-state'

/** Returns a value in its canonical form, or undefined if the facet cannot have it. */
export type ValueParser = (value: string) => string | undefined

export interface ListQueryDefinition {
  /** A parser for the values of each facet. */
  filters: Readonly<Record<string, ValueParser>>
  /** The valid values of `sort`, without the default order. */
  sorts: readonly string[]
  /** False for a list without pages. */
  paged: boolean
}

const pageOf = (value: string | null): number =>
  value !== null && /^\d{1,15}$/.test(value) ? Math.max(1, Number(value)) : 1

/** Parses a query. No query is an error. */
export function parseListQuery(
  definition: ListQueryDefinition,
  parameters: URLSearchParams,
): ListState {
  const filters: Record<string, string> = {}
  for (const [name, parse] of Object.entries(definition.filters)) {
    const text = searchTextOf(parameters.get(name))
    const value = text === undefined ? undefined : parse(text)
    if (value !== undefined) filters[name] = value
  }
  const q = searchTextOf(parameters.get('q'))
  const sort = parameters.get('sort')
  return {
    ...(q === undefined ? {} : { q }),
    page: definition.paged ? pageOf(parameters.get('page')) : 1,
    filters,
    ...(sort !== null && definition.sorts.includes(sort) ? { sort } : {}),
  }
}
