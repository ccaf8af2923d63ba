/** The state of a list as its URL holds it. Nothing here needs the definitions, so that browsers may use it too. */

export interface ListState {
  q?: string
  page: number
  /** The chosen value of each facet. */
  filters: Record<string, string>
  /** A column to sort by, with `-` before it where the highest comes first; undefined for the list's own order. */
  sort?: string
}

/** Writes a state: keys in alphabetical order, defaults left out, `''` where all are defaults. */
export function serializeListState({ q, page, filters, sort }: ListState): string {
  const parameters = new URLSearchParams(filters)
  if (q !== undefined) parameters.set('q', q)
  if (sort !== undefined) parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  parameters.sort()
  return parameters.toString()
}

/** The address of a list in a state. */
export function listAddress(path: string, state: ListState): string {
  const query = serializeListState(state)
  return query === '' ? path : `${path}?${query}`
}

/** True where the state shows a part of the list, or another order of it; a page of it not counted. */
export const isFiltered = ({ q, filters, sort }: ListState): boolean =>
  q !== undefined || sort !== undefined || Object.keys(filters).length > 0

/** The same list with one facet chosen otherwise, from its first page; `undefined` takes the facet away. */
export function withFilter(state: ListState, key: string, value: string | undefined): ListState {
  const { [key]: _, ...others } = state.filters
  return { ...state, page: 1, filters: value === undefined ? others : { ...others, [key]: value } }
}

const maxTextLength = 200

/** A text as a list searches for it: one line, of bounded length; undefined where there is none. */
export function textOf(value: string | null): string | undefined {
  const text = (value ?? '').replace(/\s+/g, ' ').trim().slice(0, maxTextLength)
  // A cut through a surrogate pair would leave half a character, which no URL can carry.
  return text.replace(/[\uD800-\uDBFF]$/, '').trim() || undefined
}

/** The state that a query in its canonical form holds. */
export function stateOfCanonical(query: string): ListState {
  const { q, page, sort, ...filters } = Object.fromEntries(new URLSearchParams(query))
  return {
    ...(q === undefined ? {} : { q }),
    page: Number(page) || 1,
    filters,
    ...(sort === undefined ? {} : { sort }),
  }
}
