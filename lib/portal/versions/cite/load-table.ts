/** Loads cross tables of a version for citation. */
import 'server-only'
import type { Version } from '@/lib/contract/versions'
import type { CrossTable } from '@/lib/portal/explore/cross-table'
import { type ExploreState, inFile } from '@/lib/portal/explore/explore-query'
import { exploreTable } from '@/lib/portal/explore/explore-table'
import type { ExploreView } from '@/lib/portal/explore/explore-view'
import { getExploreView, getTableMembers } from '@/lib/portal/explore/load'
import { type Citation, versionCitation } from '@/lib/portal/publish/cite/citation'
import { getDataContext } from '@/lib/portal/publish/load'
import { tableCsv } from '@/lib/portal/publish/table/table-file'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import { counted } from '@/lib/text/counted'
import { type FoundVersion, findVersion, getPastContext } from './load'
import { computeHash } from './past-list'
import { type CellChange, cellChanges, tableAnswerText } from './past-table'
import { pastTableAddress } from './past-table-address'

export interface PastTable {
  about: Version
  newest: Version
  state: ExploreState
  /** Includes the filters in words. */
  title: string
  notes: readonly string[]
  table: CrossTable
  /** The number of projects, as text. */
  count: string
  sha256: string
  citation: Citation
  /** The figures that have changed since. Undefined for the newest version. */
  since?: readonly CellChange[]
}

async function getAnswer(state: ExploreState, { version }: Version): Promise<string> {
  const [{ members }, { siteUrl }] = await Promise.all([
    getTableMembers(state, version),
    getDataContext(),
  ])
  return tableAnswerText({ version, state, siteUrl, members })
}

const getTitle = ({ title, filters }: ExploreView): string =>
  [title, ...filters.map(({ text }) => text)].join(' · ')

async function changesSince({ about, newest }: FoundVersion, state: ExploreState) {
  if (about.version === newest.version) return undefined
  const [before, after] = await Promise.all(
    [about, newest].map(({ version }) => getTableMembers(state, version)),
  )
  return before && after && cellChanges(before, after)
}

/** Undefined if there is no such version, or if its data has no such table. */
export async function getPastTable(
  name: string,
  requestedState: ExploreState,
): Promise<PastTable | undefined> {
  const found = await findVersion(name)
  if (!found) return undefined
  const { about, newest } = found
  const view = await getExploreView(inFile(requestedState), about.version)
  const { state, table, notes } = view
  if (!table) return undefined
  const sha256 = computeHash(await getAnswer(state, about))
  const count = counted(table.total, 'project or consortium', 'projects and consortia')
  const title = getTitle(view)
  const citation = versionCitation(
    {
      id: `did-atlas-table-${sha256.slice(0, 12)}`,
      title,
      genre: 'Table',
      version: about.version,
      date: about.date,
      note: `${count}, SHA-256 of the answer: ${sha256}`,
      path: pastTableAddress(about.version, state),
    },
    await getDataContext(),
  )
  const since = await changesSince(found, state)
  return { about, newest, state, title, notes, table, count, sha256, citation, since }
}

/**
 * The table as a file: the JSON document whose hash citations contain, or the rows as CSV. Undefined if there is no
 * such table.
 */
export async function getPastTableFile(
  name: string,
  requestedState: ExploreState,
  format: TableFormat,
): Promise<string | undefined> {
  const found = await findVersion(name)
  if (!found) return undefined
  const { about } = found
  const view = await getExploreView(inFile(requestedState), about.version)
  const { state, table } = view
  if (!table) return undefined
  if (format === 'json') return getAnswer(state, about)
  const path = pastTableAddress(about.version, state)
  return tableCsv({ ...exploreTable(view, table), path }, await getPastContext(about))
}
