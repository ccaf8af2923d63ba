/** The state of a list in its URL. This file does not import the definitions, because browsers load it. */
import { makeQuery, withQuery } from '@/lib/text/query'

/** The results for a text that no name contains: records for a corrected text, or the best matches for the text. */
export interface Guess {
  q: string
  /** The corrected text, which names contain. Undefined if the results are the best matches of the text itself. */
  text?: string
}

/** The selected values by facet. A facet without a selected value has no entry. */
export type Filters = Readonly<Record<string, readonly string[]>>

export interface ListState {
  q?: string
  page: number
  filters: Filters
  /** The key of a sort, with `-` before it for descending order. Undefined for the default order. */
  sort?: string
  /** The key of the facet that offers all of its values. Other facets with many values offer only the first ones. */
  open?: string
}

/** The maximum number of values of a facet. Further values are ignored to limit the length of addresses. */
export const maxValues = 100

/** Serializes a state with its keys in alphabetical order. Defaults are omitted, so the default state is `''`. */
export const serializeListState = ({ q, page, filters, sort, open }: ListState): string =>
  makeQuery({ ...filters, q, sort, open, page: page > 1 && String(page) })

/**
 * The address of a list in a state, by default at its first page without filters.
 * @example listAddress('/projects', { page: 2, filters: { status: ['Pilot'] } }) // '/projects?page=2&status=Pilot'
 */
export const listAddress = (path: string, state: Partial<ListState>): string =>
  withQuery(path, serializeListState({ page: 1, filters: {}, ...state }))

/** Whether the state has a text, a filter, an order or an open facet. The page is ignored. */
export const isFiltered = ({ q, filters, sort, open }: ListState): boolean =>
  q !== undefined || sort !== undefined || open !== undefined || Object.keys(filters).length > 0

/**
 * The filter that sets whether records need any or all of the selected values of a facet:
 * `standard-match=all`.
 */
export const getMatchKey = (facet: string): string => `${facet}-match`
export const matchAll = 'all'

/** True if a record needs all of the selected values of a facet, false if it needs any of them. */
export const needsAll = (filters: Filters, facet: string): boolean =>
  filters[getMatchKey(facet)]?.includes(matchAll) ?? false

/** Replaces the selected values of a facet. An empty array removes its entry. A single value matches in only one way. */
export function withValues(filters: Filters, key: string, values: readonly string[]): Filters {
  const { [key]: _, [getMatchKey(key)]: match, ...otherFilters } = filters
  if (values.length === 0) return otherFilters
  const matchFilter = match && values.length > 1 ? { [getMatchKey(key)]: match } : {}
  return { ...otherFilters, [key]: [...values].sort(), ...matchFilter }
}

/** The state at its first page in which records need all of the selected values of a facet, or any of them. */
export function withMatch(state: ListState, facet: string, isAll: boolean): ListState {
  const { [getMatchKey(facet)]: _, ...otherFilters } = state.filters
  const filters = isAll ? { ...otherFilters, [getMatchKey(facet)]: [matchAll] } : otherFilters
  return { ...state, page: 1, filters }
}

/** The state at its first page with other values of a facet. An empty array removes the facet's filter. */
export const withFacet = (state: ListState, key: string, values: readonly string[]): ListState => ({
  ...state,
  page: 1,
  filters: withValues(state.filters, key, values),
})

/** The state at its first page with a value selected or, if it already was, deselected. */
export function withToggled(state: ListState, key: string, value: string): ListState {
  const selected = state.filters[key] ?? []
  const otherValues = selected.filter((other) => other !== value)
  return withFacet(
    state,
    key,
    otherValues.length < selected.length ? otherValues : [...selected, value],
  )
}

/**
 * The state with a text that names contain, for files, citations and feeds. Undefined if no such text finds the visible
 * records.
 */
export function exactState<State extends { q?: string }>(
  state: State,
  guess: Guess | undefined,
): State | undefined {
  if (guess?.q !== state.q || !guess) return state
  return guess.text === undefined ? undefined : { ...state, q: guess.text }
}

/** The parameter that names the filters of an address which the list could not apply: see `ignored-filters.ts`. */
export const ignoredParameter = 'ignored'

const notFilters = new Set(['q', 'page', 'sort', 'open', ignoredParameter])

/** Whether a parameter of a list is something other than a filter. */
export const isListParameter = (name: string): boolean => notFilters.has(name)

/** Parses a query that is known to be canonical, for which no definition of the list is needed. */
export function parseCanonicalListQuery(query: string | URLSearchParams): ListState {
  const parameters = new URLSearchParams(query)
  const keys = new Set([...parameters.keys()].filter((key) => !notFilters.has(key)))
  const optional = ['q', 'sort', 'open'].flatMap((name) => {
    const value = parameters.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(optional),
    page: Number(parameters.get('page')) || 1,
    filters: Object.fromEntries([...keys].map((key) => [key, parameters.getAll(key)])),
  }
}
