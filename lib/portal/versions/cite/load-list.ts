/** Loads lists of a version for citation. */
import 'server-only'
import { type Family, getWords } from '@/lib/contract/families'
import { readSettings } from '@/lib/env'
import type { ListState } from '@/lib/portal/list/list-state'
import { citedTitle } from '@/lib/portal/list/list-titles'
import type { ListView } from '@/lib/portal/list/list-view'
import { getPastListView } from '@/lib/portal/list/load'
import { makeListTable } from '@/lib/portal/list/table/list-table'
import { counted } from '@/lib/text/counted'
import { findVersion, getChangesBetween, getListItems } from '../load'
import type { Frozen } from './frozen'
import { answerText, type ListChanges, listChanges } from './past-list'
import { getFilter, pastListAddress } from './past-list-address'

export interface PastList extends Frozen {
  view: ListView
}

/** Undefined if there is no such version. */
export async function getPastList(
  name: string,
  family: Family,
  requestedState: ListState,
): Promise<PastList | undefined> {
  const found = await findVersion(name)
  if (!found) return undefined
  const { version } = found.about
  const state = getFilter(requestedState)
  const view = await getPastListView(family, state, version)
  const ids = new Set(view.rows.map(({ id }) => id))
  const items = (await getListItems(family, version)).filter(({ id }) => ids.has(id))
  const siteUrl = readSettings().SITE_URL
  const { singular, plural } = getWords(family)
  return {
    ...found,
    kind: 'list',
    view,
    title: citedTitle(view.heading, view.facets, view.state),
    count: counted(view.rows.length, singular, plural),
    path: pastListAddress(version, family, state),
    document: answerText({ version, family, state, siteUrl, items }),
    getTable: () => makeListTable(view, { siteUrl }),
  }
}

/** The changes of a list since its version, which is not the newest. */
export async function changesOfList({ about, newest, view }: PastList): Promise<ListChanges> {
  const { family, state } = view
  const [now, changes] = await Promise.all([
    getPastListView(family, state, newest.version),
    getChangesBetween(about.version, newest.version),
  ])
  const records = changes?.records.filter((record) => record.family === family) ?? []
  return listChanges(view.rows, now.rows, records)
}
