import type { FacetSource, ListOutline } from './list-definition'
import type { Filters } from './list-state'

const inDetails = (source: FacetSource | undefined): boolean =>
  source === 'details' || source === 'roles'

/** Whether a column or an active filter of a list needs facts that only the details of projects contain. */
export const needsDetails = (
  { columns, facets }: Pick<ListOutline, 'columns' | 'facets'>,
  filters: Filters,
): boolean =>
  columns.some(({ needs }) => inDetails(needs)) ||
  facets.some(({ key, needs }) => inDetails(needs) && filters[key] !== undefined)
