/** Reads the state of a list from a query: leniently, and always to the one canonical form. */
import { type ListState, textOf } from './list-state'

/** The value as it is written, or undefined where it can be none of the facet's. */
export type ValueParser = (value: string) => string | undefined

export interface ListQueryDefinition {
  /** The values that each facet takes; anything else is dropped. */
  filters: Readonly<Record<string, ValueParser>>
  /** What `sort` takes, the list's own order not among it. */
  sorts: readonly string[]
  /** False for a list that is always shown whole. */
  paged: boolean
}

const pageOf = (value: string | null): number =>
  value !== null && /^\d{1,15}$/.test(value) ? Math.max(1, Number(value)) : 1

/** Reads a query. Unknown keys and values are dropped, bad ones mended: no query is an error. */
export function parseListQuery(
  definition: ListQueryDefinition,
  parameters: URLSearchParams,
): ListState {
  const filters: Record<string, string> = {}
  for (const [name, parse] of Object.entries(definition.filters)) {
    const text = textOf(parameters.get(name))
    const value = text === undefined ? undefined : parse(text)
    if (value !== undefined) filters[name] = value
  }
  const q = textOf(parameters.get('q'))
  const sort = parameters.get('sort')
  return {
    ...(q === undefined ? {} : { q }),
    page: definition.paged ? pageOf(parameters.get('page')) : 1,
    filters,
    ...(sort !== null && definition.sorts.includes(sort) ? { sort } : {}),
  }
}
