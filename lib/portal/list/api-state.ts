/** Determines which states of a list the API has a page for. The functions are pure. */
import type { FacetOutline, ListOutline } from './list-definition'
import type { ListState } from './list-state'

/** Whether the API can filter by these values of a facet. It accepts only one value per filter. */
const isApiFilter = (facet: FacetOutline, values: readonly string[]): boolean =>
  facet.isApiFilter === true && values.length === 1

/** Whether the API has a page for the state, that is, for the default order and only filters that the API supports. */
export const isApiState = ({ facets }: ListOutline, { sort, filters }: ListState): boolean =>
  sort === undefined &&
  facets.every((facet) => {
    const values = filters[facet.key]
    return values === undefined || isApiFilter(facet, values)
  })

/** The part of a state that the API supports. */
export function apiStateOf({ facets }: ListOutline, { q, page, filters }: ListState): ListState {
  const supported = Object.entries(filters).filter(([key, values]) =>
    facets.some((facet) => facet.key === key && isApiFilter(facet, values)),
  )
  return { page, filters: Object.fromEntries(supported), ...(q ? { q } : {}) }
}

/** The API's query parameters for a state that it supports. The page size is sent, because the API has its own default. */
export const apiQueryOf = (
  { pageSize }: Pick<ListOutline, 'pageSize'>,
  { q, page, filters }: ListState,
) => ({
  q,
  page,
  perPage: pageSize,
  filters: Object.fromEntries(
    Object.entries(filters).flatMap(([key, [value]]) =>
      value === undefined ? [] : [[key, value]],
    ),
  ),
})
