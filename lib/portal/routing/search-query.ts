/**
 * The query of the search page: `/search?q=wallet&status=Pilot`. Past versions cannot be searched, as the page
 * states.
 */
import { versionForm } from '@/lib/contract/version-form'
import { canonicalListQuery } from '@/lib/portal/list/list-queries'
import { parseSearchFilters } from '@/lib/portal/search/search-query'

const path = '/search'

/** The version in a query. Undefined if there is none, or if it is invalid. */
export function versionOfSearch(parameters: URLSearchParams): string | undefined {
  const version = parameters.get('version') ?? ''
  return versionForm.test(version) ? version : undefined
}

export function canonicalSearchQuery(parameters: URLSearchParams): string {
  const query = new URLSearchParams(canonicalListQuery(path, parameters))
  if (query.has('q')) {
    for (const [key, value] of Object.entries(parseSearchFilters(parameters))) query.set(key, value)
    query.sort()
  }
  const version = versionOfSearch(parameters)
  if (version !== undefined) query.set('version', version)
  return query.toString()
}
