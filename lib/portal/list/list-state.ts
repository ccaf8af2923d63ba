/** The state of a list in its URL. This file does not import the definitions, because browsers load it. */

export interface ListState {
  q?: string
  page: number
  /** The selected values by facet. */
  filters: Record<string, string>
  /** The key of a sort, with `-` before it for descending order. Undefined for the default order. */
  sort?: string
}

/** Serializes a state with its keys in alphabetical order. Defaults are omitted, so the default state is `''`. */
export function serializeListState({ q, page, filters, sort }: ListState): string {
  const parameters = new URLSearchParams(filters)
  if (q !== undefined) parameters.set('q', q)
  if (sort !== undefined) parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  parameters.sort()
  return parameters.toString()
}

/**
 * The address of a list in a state.
 * @example listAddress('/projects', { page: 2, filters: { status: 'Pilot' } }) // '/projects?page=2&status=Pilot'
 */
export function listAddress(path: string, state: ListState): string {
  const query = serializeListState(state)
  return query === '' ? path : `${path}?${query}`
}

/** Whether the state has a text, a filter or an order. The page is not considered. */
export const isFiltered = ({ q, filters, sort }: ListState): boolean =>
  q !== undefined || sort !== undefined || Object.keys(filters).length > 0

/** The first page of the list with another value of a facet. `undefined` removes the filter. */
export function withFilter(state: ListState, key: string, value: string | undefined): ListState {
  const { [key]: _, ...others } = state.filters
  return { ...state, page: 1, filters: value === undefined ? others : { ...others, [key]: value } }
}

const maxTextLength = 200

/** Normalizes a text for a search to one line of limited length. Undefined if it is empty. */
export function searchTextOf(value: string | null): string | undefined {
  const text = (value ?? '').replace(/\s+/g, ' ').trim().slice(0, maxTextLength)
  // The end may be half of a surrogate pair, which cannot be encoded in a URL.
  return text.replace(/[\uD800-\uDBFF]$/, '').trim() || undefined
}

/** Parses a query that is known to be canonical, which needs no definition of the list. */
export function parseCanonicalListQuery(query: string): ListState {
  const { q, page, sort, ...filters } = Object.fromEntries(new URLSearchParams(query))
  return {
    ...(q === undefined ? {} : { q }),
    page: Number(page) || 1,
    filters,
    ...(sort === undefined ? {} : { sort }),
  }
}
