/** Loads lists as downloadable tables. */
import 'server-only'
import type { Family } from '@/lib/contract/families'
import { getData } from '@/lib/portal/data/current-data'
import { projectFacts } from '@/lib/portal/data/indexes'
import { exactState, type ListState } from '@/lib/portal/list/list-state'
import { getListView } from '@/lib/portal/list/load'
import type { Table } from '@/lib/portal/publish/table/table-file'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { makeListTable } from './list-table'

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
