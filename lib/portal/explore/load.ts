/** Loads cross tables of the current data or of a version. */
import 'server-only'
import { unwrap } from '@/lib/client/result'
import { getData } from '@/lib/portal/data/current-data'
import { getNames, makeGraph } from '@/lib/portal/data/indexes'
import { availableSources, indexOfList } from '@/lib/portal/list/data-lists'
import { lists } from '@/lib/portal/list/list-definitions'
import { needsDetails } from '@/lib/portal/list/load'
import { findCandidates } from '@/lib/portal/search/candidates'
import { getSearchFor } from '@/lib/portal/search/load'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import type { ExploreState } from './explore-query'
import { type ExploreView, makeExploreView } from './explore-view'
import { type TableMembers, tableMembers } from './table-members'

async function getProjects(
  { q, rows, columns, filters }: ExploreState,
  version: string | undefined,
) {
  const usedFilters = { ...filters, [rows]: [], [columns]: [] }
  const data = await getData(version, { withDetails: needsDetails(lists.projects, usedFilters) })
  unwrap(makeGraph(data))
  const search = version === undefined ? await getSearchFor(data, 'projects', q) : undefined
  const index = indexOfList(data, 'projects')
  return {
    index,
    names: getNames(data),
    available: availableSources(data),
    walletCountries: nationalWallets(data)?.countries.filter(({ wallets }) => wallets.length > 0)
      .length,
    candidates: q === undefined ? undefined : findCandidates(index, 'projects', q, search),
  }
}

/** The cross table in a state. Throws `UpstreamUnavailable` without a graph. */
export async function getExploreView(state: ExploreState, version?: string): Promise<ExploreView> {
  const listPath = version === undefined ? undefined : `/versions/${version}/projects`
  return makeExploreView({ ...(await getProjects(state, version)), state, listPath })
}

/** The projects behind a table in a version of the data. Throws `UpstreamUnavailable` without a graph. */
export async function getTableMembers(state: ExploreState, version: string): Promise<TableMembers> {
  const { index, names, candidates } = await getProjects(state, version)
  return tableMembers(index, state, names, candidates?.ids)
}
