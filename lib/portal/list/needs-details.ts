import type { ListOutline } from './list-definition'
import type { Filters } from './list-state'

/** Whether a column or an active filter of a list needs facts that only the details of projects contain. */
export const needsDetails = (
  { columns, facets }: Pick<ListOutline, 'columns' | 'facets'>,
  filters: Filters,
): boolean =>
  columns.some(({ needs }) => needs === 'details') ||
  facets.some(({ key, needs }) => needs === 'details' && filters[key] !== undefined)
