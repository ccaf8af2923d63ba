/** Loads lists, cross tables and records as of a version, for readers who follow a citation. */
import 'server-only'
import { type Family, familyOfPath, getWords } from '@/lib/contract/families'
import { versionForm } from '@/lib/contract/version-form'
import type { Version } from '@/lib/contract/versions'
import { readSettings } from '@/lib/env'
import { getData } from '@/lib/portal/data/current-data'
import { getSources } from '@/lib/portal/data/indexes'
import type { CrossTable } from '@/lib/portal/explore/cross-table'
import { type ExploreState, toFileState } from '@/lib/portal/explore/explore-query'
import { exploreTable } from '@/lib/portal/explore/explore-table'
import { getExploreView, getTableMembers } from '@/lib/portal/explore/load'
import type { ListState } from '@/lib/portal/list/list-state'
import { citedTitle } from '@/lib/portal/list/list-titles'
import type { ListView } from '@/lib/portal/list/list-view'
import { getPastListView } from '@/lib/portal/list/load'
import { makeListTable } from '@/lib/portal/list/table/list-table'
import { getRecord, type LoadedRecord } from '@/lib/portal/profile/load'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getDataContext } from '@/lib/portal/publish/load'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { counted } from '@/lib/text/counted'
import { findVersion, getChangesBetween, getListItems, getPastContext } from '../load'
import type { Frozen } from './frozen'
import { answerText, type ListChanges, listChanges } from './past-list'
import { getFilter, pastListAddress } from './past-list-address'
import { pastRecordAddress } from './past-record-address'
import { type CellChange, cellChanges, tableAnswerText } from './past-table'
import { pastTableAddress } from './past-table-address'

export interface PastList extends Frozen {
  view: ListView
}

/** Undefined if there is no such version, or if it lacks the facts of a filter. */
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
  if (!view) return undefined
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
  return listChanges(view.rows, now?.rows ?? [], records)
}

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

export interface PastRecord<F extends Family> {
  family: F
  about: Version
  newest: Version
  answer: LoadedRecord<F>
  context: DataContext
  /** The path of its page. */
  path: string
  /** True if the current data has the record too. */
  isCurrent: boolean
  sourceRecords: SourceRecords | undefined
}

/** Undefined if there is no such version, or if the version lacks the record. */
export async function getPastRecord(
  version: string,
  familyPath: string,
  segment: string,
): Promise<PastRecord<Family> | undefined> {
  const family = familyOfPath(familyPath)
  const found = family && versionForm.test(version) ? await findVersion(version) : undefined
  if (!family || !found) return undefined
  const { about, newest } = found
  const answer = await getRecord<Family>(family, segment, about.version)
  if (!answer) return undefined
  const path = pastRecordAddress(about.version, family, answer.data)
  return {
    family,
    about,
    newest,
    answer,
    path,
    context: await getPastContext(about),
    isCurrent: (await getRecord<Family>(family, segment)) !== undefined,
    sourceRecords: getSources(await getData(about.version)),
  }
}
