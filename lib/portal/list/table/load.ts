/** Loads lists as tables to take away. */
import 'server-only'
import type { Family } from '@/lib/contract/families'
import type { ListState } from '@/lib/portal/list/list-state'
import { getWholeListView } from '@/lib/portal/list/load'
import { getProjectFacts } from '@/lib/portal/projects/load'
import type { Table } from '@/lib/portal/publish/table/table-file'
import { listTableOf } from './list-table'

/**
 * The list in a state: all of its pages, with the sources of what it shows where the data tells them. Throws
 * `UpstreamUnavailable` if the request to the API failed.
 */
export async function getListTable(
  family: Family,
  state: ListState,
  siteUrl: string,
): Promise<Table> {
  const view = await getWholeListView(family, state)
  const facts = family === 'projects' ? await getProjectFacts() : undefined
  const sourcesOf = facts?.sources.has('details')
    ? (id: number) => facts.byId.get(id)?.sources ?? []
    : undefined
  return listTableOf(view, { siteUrl, sourcesOf })
}
