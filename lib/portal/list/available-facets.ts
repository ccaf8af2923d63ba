/** Some facets need data that other servers of the API lack. They are omitted there, and so are filters by them. */
import type { FacetOutline, FacetSource, ListOutline } from './list-definition'
import { type Filters, withValues } from './list-state'

export const isAvailableIn =
  (available: ReadonlySet<FacetSource>) =>
  ({ needs }: { needs?: FacetSource }): boolean =>
    needs === undefined || available.has(needs)

export type Facets = readonly FacetOutline[]

/** The facets whose sources are available, and the others. */
export function facetsBy(
  { facets }: ListOutline,
  available: ReadonlySet<FacetSource>,
): [available: Facets, missing: Facets] {
  const isAvailable = isAvailableIn(available)
  return [facets.filter(isAvailable), facets.filter((facet) => !isAvailable(facet))]
}

/**
 * Drops filters whose data is unavailable: what they match is unknown, and a filter that matched nothing would mislead.
 */
export const withoutFacets = (filters: Filters, missing: Facets): Filters =>
  missing.reduce((kept, { key }) => withValues(kept, key, []), filters)
