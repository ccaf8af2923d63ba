import type { ListOutline } from './list-definition'
import type { Filters } from './list-state'

/** Whether a list needs what only the details of projects tell: for a column, or for one of the filters. */
export const needsDetails = (
  { columns, facets }: Pick<ListOutline, 'columns' | 'facets'>,
  filters: Filters,
): boolean =>
  columns.some(({ needs }) => needs === 'details') ||
  facets.some(({ key, needs }) => needs === 'details' && filters[key] !== undefined)
