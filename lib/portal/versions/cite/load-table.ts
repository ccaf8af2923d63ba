/** Loads cross tables of a version for citation. */
import 'server-only'
import type { CrossTable } from '@/lib/portal/explore/cross-table'
import { type ExploreState, toFileState } from '@/lib/portal/explore/explore-query'
import { exploreTable } from '@/lib/portal/explore/explore-table'
import { getExploreView, getTableMembers } from '@/lib/portal/explore/load'
import { getDataContext } from '@/lib/portal/publish/load'
import { counted } from '@/lib/text/counted'
import { findVersion } from '../load'
import type { Frozen } from './frozen'
import { type CellChange, cellChanges, tableAnswerText } from './past-table'
import { pastTableAddress } from './past-table-address'

export interface PastTable extends Frozen {
  state: ExploreState
  notes: readonly string[]
  table: CrossTable
}

/** Undefined if there is no such version, or if its data has no such table. */
export async function getPastTable(
  name: string,
  requestedState: ExploreState,
): Promise<PastTable | undefined> {
  const found = await findVersion(name)
  if (!found) return undefined
  const { version } = found.about
  const view = await getExploreView(toFileState(requestedState), version)
  const { state, table, notes, title, filters } = view
  if (!table) return undefined
  const { members } = await getTableMembers(state, version)
  const { siteUrl } = await getDataContext()
  return {
    ...found,
    kind: 'table',
    state,
    notes,
    table,
    title: [title, ...filters.map(({ text }) => text)].join(' · '),
    count: counted(table.total, 'project or consortium', 'projects and consortia'),
    path: pastTableAddress(version, state),
    document: tableAnswerText({ version, state, siteUrl, members }),
    getTable: () => exploreTable(view, table),
  }
}

/** The figures of a table that have changed since its version, which is not the newest. */
export async function changesOfTable({ about, newest, state }: PastTable): Promise<CellChange[]> {
  const [before, after] = await Promise.all([
    getTableMembers(state, about.version),
    getTableMembers(state, newest.version),
  ])
  return cellChanges(before, after)
}
