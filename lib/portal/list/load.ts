import 'server-only'
import { LRUCache } from 'lru-cache'
import { noteFallback } from '@/lib/client/fallback-note'
import { UpstreamUnavailable } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { getData } from '@/lib/portal/data/current-data'
import { getNames, makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { makeListTable } from '@/lib/portal/list/table/list-table'
import type { Table } from '@/lib/portal/publish/table/table-file'
import { getSearchFor } from '@/lib/portal/search/load'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { availableSources, indexOfList, type ListOptions, listView } from './data-lists'
import { unknownValues } from './known-values'
import type { FacetSource, ListDefinition } from './list-definition'
import { lists } from './list-definitions'
import { withoutCollapsedOptions } from './list-facet'
import { exactState, type Filters, type ListState, serializeListState } from './list-state'
import { facetsBy, type ListView } from './list-view'

const inDetails = (source: FacetSource | undefined): boolean =>
  source === 'details' || source === 'roles'

/** Whether a column or an active filter of a list needs facts that only the details of projects contain. */
export const needsDetails = (
  { columns, facets }: Pick<ListDefinition, 'columns' | 'facets'>,
  filters: Filters,
): boolean =>
  columns.some(({ needs }) => inDetails(needs)) ||
  facets.some(({ key, needs }) => inDetails(needs) && filters[key] !== undefined)

/** A page and its metadata need the same view, and Next.js renders a page twice. */
const recentViews = derived(
  'list views',
  (_: PortalData) => new LRUCache<string, ListView>({ max: 50 }),
)

/** The view of a list. Throws `UpstreamUnavailable` if the API did not give the list. */
export async function getListView(
  family: Family,
  state: ListState,
  options: Pick<ListOptions, 'whole'> = {},
): Promise<ListView> {
  const data = await getData()
  for (const part of [data[family], makeGraph(data)]) if (part.ok) noteFallback(part)
  const search = await getSearchFor(data, family, state.q)
  const views = recentViews(data)
  const key = `${family}?${serializeListState(state)}${options.whole ? ' whole' : ''}`
  const cached = views.get(key)
  if (cached) return cached
  const completeView = listView(data, family, state, { ...options, search })
  const view = { ...completeView, facets: withoutCollapsedOptions(completeView.facets, state) }
  views.set(key, view)
  return view
}

/** Whether the data has the facts of all active filters. Versions from before projects had a kind lack them. */
const hasFilters = (data: PortalData, family: Family, filters: Filters): boolean => {
  const [, missing] = facetsBy(lists[family], availableSources(data))
  return missing.every(({ key }) => filters[key] === undefined)
}

/**
 * All rows of a list as of a version of the data. Undefined if the version lacks the facts of a filter, because a
 * citation must not leave out filters. Throws `UpstreamUnavailable` if the API did not give the data.
 */
export async function getPastListView(
  family: Family,
  { q, filters }: ListState,
  version: string,
): Promise<ListView | undefined> {
  const withDetails = needsDetails(lists[family], filters)
  const data = await getData(version, { withDetails })
  if (!makeGraph(data).ok) throw new UpstreamUnavailable(`No graph of version ${version}`)
  if (!hasFilters(data, family, filters)) return undefined
  return listView(data, family, { q, page: 1, filters }, { whole: true })
}

/**
 * The reason why there is no file of a list with these filters, with one sentence per line. Undefined if their values
 * occur in the data. Throws `UpstreamUnavailable` if the data of a filter is missing, because a file without the filter
 * would be misleading.
 */
export async function filterProblems(
  family: Family,
  filters: Filters,
  version?: string,
): Promise<string | undefined> {
  const { [family]: list } = lists
  const data = await getData(version, { withDetails: needsDetails(list, filters) })
  if (!hasFilters(data, family, filters)) {
    throw new UpstreamUnavailable(`The data of a filter of /${family} is missing`)
  }
  // Without the list of countries, the codes of countries are not known.
  if (!data.countries.ok) return undefined
  const [facets] = facetsBy(list, availableSources(data))
  const records = { index: indexOfList(data, family), names: getNames(data) }
  return unknownValues(facets, filters, records).join('\n') || undefined
}

/**
 * The full list in a state as a table, with the sources of its facts where the data contains
 * them. Throws `UpstreamUnavailable` if the API did not give the list.
 */
export async function getListTable(
  family: Family,
  { q, filters, sort }: ListState,
  siteUrl: string,
): Promise<Table> {
  const view = await getListView(family, { q, page: 1, filters, sort }, { whole: true })
  const facts = projectFacts(await getData())
  const hasSources = family === 'projects' && facts.sources.has('details')
  const getSources = hasSources ? (id: number) => facts.byId.get(id)?.sources ?? [] : undefined
  const exact = exactState(view.state, view.guess)
  return {
    ...makeListTable(view, { siteUrl, getSources }),
    frozenPath: exact && ((version) => pastListAddress(version, family, exact)),
  }
}
