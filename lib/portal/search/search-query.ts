/** The state of the page of results in its URL: `/search?q=wallet&country=DE&status=Pilot`. */
import { type Family, familyOfPath } from '@/lib/contract/families'
import { ProjectKind } from '@/lib/contract/values'
import { versionForm } from '@/lib/contract/version-form'
import { noValue } from '@/lib/portal/list/facets'
import { canonicalListQuery, getPage } from '@/lib/portal/list/list-query'
import { statusesByStage } from '@/lib/portal/projects/status'
import { codeOfSegment } from '@/lib/portal/records/record-path'

/** The number of results on a page that shows a single family. */
export const familyPageSize = 20

export interface SearchFilters {
  family?: Family
  status?: string
  kind?: string
  country?: string
}

export type SearchFacetKey = keyof SearchFilters

const parsers: Readonly<Record<SearchFacetKey, (value: string) => string | undefined>> = {
  country: codeOfSegment,
  family: familyOfPath,
  kind: (value) => ProjectKind.options.find((kind) => kind === value),
  status: (value) => [...statusesByStage, noValue].find((status) => status === value),
}

/** Parses the filters. Invalid values are ignored, so no query is an error. */
export function parseSearchFilters(parameters: URLSearchParams): SearchFilters {
  const entries = Object.entries(parsers).flatMap(([key, parse]) => {
    const value = parse(parameters.get(key) ?? '')
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

/** The page of the results. Only the results of a single family have several. */
export const pageOfSearch = (parameters: URLSearchParams): number =>
  parseSearchFilters(parameters).family ? getPage(parameters.get('page')) : 1

/** @example searchAddress('wallet', { status: 'Pilot' }) // '/search?q=wallet&status=Pilot' */
export function searchAddress(query: string, filters: SearchFilters, page = 1): string {
  const parameters = new URLSearchParams({ ...filters, q: query })
  if (page > 1) parameters.set('page', String(page))
  parameters.sort()
  return `/search?${parameters}`
}

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
    const page = pageOfSearch(parameters)
    if (page > 1) query.set('page', String(page))
    query.sort()
  }
  const version = versionOfSearch(parameters)
  if (version !== undefined) query.set('version', version)
  return query.toString()
}
