/** Loads lists as downloadable tables. */
import 'server-only'
import { cacheLife } from 'next/cache'
import type { Family } from '@/lib/contract/families'
import { exactState, type ListState } from '@/lib/portal/list/list-state'
import { getWholeListView } from '@/lib/portal/list/load'
import { getProjectFacts } from '@/lib/portal/projects/load'
import type { Table } from '@/lib/portal/publish/table/table-file'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { listTableOf } from './list-table'

/** The sources of the facts that lists show about projects, by id. Undefined if the data does not contain them. */
async function getSources(): Promise<ReadonlyMap<number, readonly string[]> | undefined> {
  'use cache'
  const facts = await getProjectFacts()
  cacheLife(facts.lifetime)
  if (!facts.sources.has('details')) return undefined
  return new Map([...facts.byId].map(([id, { sources = [] }]) => [id, sources]))
}

/**
 * The whole list in a state as a table, with the sources of its facts where the data contains them. Throws
 * `UpstreamUnavailable` if the request to the API failed.
 */
export async function getListTable(
  family: Family,
  state: ListState,
  siteUrl: string,
): Promise<Table> {
  const view = await getWholeListView(family, state)
  const sources = family === 'projects' ? await getSources() : undefined
  const sourcesOf = sources && ((id: number) => sources.get(id) ?? [])
  const exact = exactState(view.state, view.guess)
  return {
    ...listTableOf(view, { siteUrl, sourcesOf }),
    frozenPath: exact && ((version) => pastListAddress(version, family, exact)),
  }
}
