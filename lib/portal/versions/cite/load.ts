/** Loads lists of a version for citation. */
import 'server-only'
import { type Family, getWords } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import { readSettings } from '@/lib/env'
import type { ListState } from '@/lib/portal/list/list-state'
import { citedTitle } from '@/lib/portal/list/list-titles'
import type { ListView } from '@/lib/portal/list/list-view'
import { getPastListView } from '@/lib/portal/list/load'
import { makeListTable } from '@/lib/portal/list/table/list-table'
import { type Citation, versionCitation } from '@/lib/portal/publish/cite/citation'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getDataContext } from '@/lib/portal/publish/load'
import { tableCsv } from '@/lib/portal/publish/table/table-file'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import { counted } from '@/lib/text/counted'
import { getChangesBetween, getListItems, listVersions } from '../load'
import { answerText, computeHash, type ListChanges, listChanges } from './past-list'
import { getFilter, latestSegment, pastListAddress } from './past-list-address'

/** The context of a version's files beyond their rows: the licence of the data, and the date of the version. */
export async function getPastContext({ version, date }: Version): Promise<DataContext> {
  const context = await getDataContext()
  const { terms } = context
  return { ...context, version, terms: terms && { ...terms, last_updated: date } }
}

export interface FoundVersion {
  about: Version
  newest: Version
}

/** Finds the version that an address names, and the newest one. Undefined if there is no such version. */
export async function findVersion(name: string): Promise<FoundVersion | undefined> {
  const versions = await listVersions()
  const [newest] = versions
  const about = name === latestSegment ? newest : versions.find(({ version }) => version === name)
  return newest && about && { about, newest }
}

export interface PastList {
  about: Version
  newest: Version
  view: ListView
  title: string
  /** The number of records, as text. */
  count: string
  sha256: string
  citation: Citation
  /** The changes since this version. Undefined for the newest version. */
  since?: ListChanges
}

async function getAnswer(family: Family, state: ListState, version: string, view: ListView) {
  const ids = new Set(view.rows.map(({ id }) => id))
  const all = await getListItems(family, version)
  const items = all.filter(({ id }) => ids.has(id))
  return answerText({ version, family, state, siteUrl: readSettings().SITE_URL, items })
}

/**
 * The list as a file: the JSON document whose hash citations contain, or the rows as CSV. Undefined if there is no such
 * version.
 */
export async function getPastListFile(
  name: string,
  family: Family,
  state: ListState,
  format: TableFormat,
): Promise<string | undefined> {
  const found = await findVersion(name)
  if (!found) return undefined
  const { version } = found.about
  const view = await getPastListView(family, state, version)
  if (format === 'json') return getAnswer(family, state, version, view)
  const context = await getPastContext(found.about)
  const table = makeListTable(view, { siteUrl: context.siteUrl })
  return tableCsv({ ...table, path: pastListAddress(version, family, state) }, context)
}

async function changesSince(
  { about, newest, view }: Pick<PastList, 'about' | 'newest' | 'view'>,
  state: ListState,
): Promise<ListChanges | undefined> {
  if (about.version === newest.version) return undefined
  const { family } = view
  const [now, changes] = await Promise.all([
    getPastListView(family, state, newest.version),
    getChangesBetween(about.version, newest.version),
  ])
  const records = changes?.records.filter((record) => record.family === family) ?? []
  return listChanges(view.rows, now.rows, records)
}

/** Undefined if there is no such version. */
export async function getPastList(
  name: string,
  family: Family,
  requestedState: ListState,
): Promise<PastList | undefined> {
  const found = await findVersion(name)
  if (!found) return undefined
  const { about, newest } = found
  const state = getFilter(requestedState)
  const view = await getPastListView(family, state, about.version)
  const sha256 = computeHash(await getAnswer(family, state, about.version, view))
  const { one, many } = getWords(family)
  const count = counted(view.rows.length, one, many)
  const title = citedTitle(view.heading, view.facets, view.state)
  const citation = versionCitation(
    {
      id: `did-atlas-list-${sha256.slice(0, 12)}`,
      title,
      genre: 'List',
      version: about.version,
      date: about.date,
      note: `${count}, SHA-256 of the answer: ${sha256}`,
      path: pastListAddress(about.version, family, state),
    },
    await getDataContext(),
  )
  return {
    about,
    newest,
    view,
    title,
    count,
    sha256,
    citation,
    since: await changesSince({ about, newest, view }, state),
  }
}
