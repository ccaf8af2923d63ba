/** Loads the view of any list in any state. */
import 'server-only'
import { UpstreamUnavailable } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { graphOf } from '@/lib/portal/data/indexes'
import { getData } from '@/lib/portal/data/load'
import { getRecordSearch } from '@/lib/portal/search/load'
import { type ListOptions, listView } from './data-lists'
import { lists } from './list-definitions'
import type { ListState } from './list-state'
import type { ListView } from './list-view'
import { needsDetails } from './needs-details'

/** The view of a list. Throws `UpstreamUnavailable` if the API did not give the list. */
export async function getListView(
  family: Family,
  state: ListState,
  options: Pick<ListOptions, 'whole'> = {},
): Promise<ListView> {
  const data = await getData()
  const search = state.q === undefined ? undefined : await getRecordSearch(data)
  return listView(data, family, state, { ...options, search })
}

/** All rows of a list as of a version of the data. Throws `UpstreamUnavailable` if the API did not give the data. */
export async function getPastListView(
  family: Family,
  { q, filters }: ListState,
  version: string,
): Promise<ListView> {
  const withDetails = needsDetails(lists[family], filters)
  const data = await getData(version, { withDetails })
  // A citation must not leave out filters.
  if (!graphOf(data).ok) throw new UpstreamUnavailable(`No graph of version ${version}`)
  return listView(data, family, { q, page: 1, filters }, { whole: true })
}
