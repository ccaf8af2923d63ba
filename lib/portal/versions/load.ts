/** Loads versions and changes. Other servers of the API need not have versions. */
import 'server-only'
import { getChanges } from '@/lib/client/resources'
import {
  dataOrUndefined,
  UpstreamUnavailable,
  unwrap,
  unwrapOrUndefined,
} from '@/lib/client/result'
import type { Changes } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import { getData } from '@/lib/portal/data/current-data'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import type { DownloadsView } from '@/lib/portal/downloads/downloads-view'
import { getDownloads } from '@/lib/portal/downloads/load'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getDataContext } from '@/lib/portal/publish/load'
import { once } from '@/lib/promises/cached-promise'
import { groupBy } from '@/lib/text/group-by'
import { type LinkedRecord, pathOfRecord } from './change-words'
import { type ChangesAbsence, type ChangesState, getAbsence } from './changes-query'
import { latestSegment } from './cite/past-list-address'
import { findSpan, type MonthlyChanges, makeMonthlyChanges } from './monthly-changes'
import { type RecordChange, type RecordHistory, recordHistory } from './record-history'

/** The versions, newest first. Empty if the API has none. Throws `UpstreamUnavailable` if the request failed. */
export const listVersions = async (): Promise<readonly Version[]> =>
  unwrapOrUndefined((await getData()).versions)?.data.data ?? []

/** The changes between two versions. Undefined if there is no such version. */
export const getChangesBetween = async (from: string, to: string): Promise<Changes | undefined> =>
  unwrapOrUndefined(await getChanges({ from, to }))?.data

/** Whether there are versions. Also false if the request to the API failed, because pages are complete without them. */
export async function hasVersions(): Promise<boolean> {
  const { versions } = await getData()
  return versions.ok && versions.data.data.length > 0
}

export interface ChangesView {
  versions: readonly Version[]
  /** Undefined if there is nothing to compare. */
  changes: Changes | undefined
  records: readonly LinkedRecord[]
  absence?: ChangesAbsence
}

/** The records with their paths. Countries have none without the list of countries, which has their codes. */
async function withPaths({ records }: Changes): Promise<LinkedRecord[]> {
  const hasCountry = records.some(({ family }) => family === 'countries')
  const countries = hasCountry ? (dataOrUndefined((await getData()).countries) ?? []) : []
  const codes = new Map(countries.map(({ id, code }) => [id, code]))
  return records.map((record) => ({ ...record, path: pathOfRecord(record, codes) }))
}

/** True if a version has a record. If the version had removed it, it would be among the changes. */
const hasRecord = async (family: Family, id: number, version: string): Promise<boolean> =>
  (await getListItems(family, version)).some((item) => item.id === id)

export async function getChangesView(state: ChangesState): Promise<ChangesView | undefined> {
  const versions = await listVersions()
  if (versions.length === 0) return undefined
  const absence = getAbsence(state, versions)
  const names = versions.map(({ version }) => version)
  const to = state.to ?? names[0]
  const from = state.from ?? names[names.indexOf(to ?? '') + 1]
  if (absence || from === undefined || to === undefined) {
    return { versions, changes: undefined, records: [], absence }
  }
  const { family, id } = state
  const changes = unwrapOrUndefined(await getChanges({ from, to, family, id }))?.data
  if (!changes) return { versions, changes, records: [], absence: 'no such version' }
  const isAbsent =
    changes.records.length === 0 &&
    family !== undefined &&
    id !== undefined &&
    !(await hasRecord(family, id, to))
  const records = await withPaths(changes)
  return { versions, changes, records, absence: isAbsent ? 'no such record' : undefined }
}

/** The changes of a month, or of the newest. Undefined if the API has no versions, or no changes in that month. */
export async function getMonthlyChanges(month?: string): Promise<MonthlyChanges | undefined> {
  const versions = await listVersions()
  const span = findSpan(versions, month)
  if (!span) return undefined
  // The current projects are in memory, and name the projects of the newest version.
  const isNewest = span.to === versions[0]?.version
  const [changes, { projects }] = await Promise.all([
    getChangesBetween(span.from, span.to),
    getData(isNewest ? undefined : span.to),
  ])
  return changes && makeMonthlyChanges(span, changes, dataOrUndefined(projects) ?? [], versions)
}

export interface VersionChanges {
  about: Version
  changes: Changes
}

/** The changes made by each version, newest first. The very first version has no changes and is omitted. */
export async function listVersionChanges(versions: readonly Version[]): Promise<VersionChanges[]> {
  const found = await Promise.all(
    versions.map(async (about, index) => {
      const before = versions[index + 1]
      const changes = before && (await getChangesBetween(before.version, about.version))
      return changes ? [{ about, changes }] : []
    }),
  )
  return found.flat()
}

/**
 * The changes of each record by its path, such as `projects/118`, newest first. They are read once for all profiles.
 */
const histories = derived('histories', ({ versions: answer }: PortalData) =>
  once(async () => {
    const versions = dataOrUndefined(answer)?.data ?? []
    const changes = (await listVersionChanges(versions)).flatMap(
      ({ about, changes: { records } }) =>
        records.map((record): RecordChange => {
          const before = versions[versions.indexOf(about) + 1]
          return { record, version: about, before }
        }),
    )
    return groupBy(changes, ({ record }) => `${record.family}/${record.id}`)
  }),
)

/** The changes of a record, newest first. Undefined if a request failed: pages of records do without. */
async function getRecordChanges(family: Family, id: number) {
  try {
    const historyByRecord = await histories(await getData())()
    return historyByRecord.get(`${family}/${id}`) ?? []
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return undefined
    throw error
  }
}

/**
 * The history of a record. Undefined if the API has no versions, or if a request failed: a profile is complete without
 * it.
 */
export async function getRecordHistory(
  family: Family,
  id: number,
  dataDate: string | undefined,
): Promise<RecordHistory | undefined> {
  const versions = dataOrUndefined((await getData()).versions)?.data ?? []
  const changes = await getRecordChanges(family, id)
  return changes && recordHistory({ versions, changes, dataDate })
}

export interface RemovedRecord {
  family: Family
  id: number
  name: string
  /** The last version with the record, and the first without it. */
  last: Version
  removed: Version
  /** The publisher's notes on that version that name the record. */
  reasons: readonly string[]
}

/**
 * Finds the version that removed a record. Undefined if none did, or if a request failed: a record that does not exist
 * is then missing like any other.
 */
export async function getRemovedRecord(
  family: Family,
  id: number,
): Promise<RemovedRecord | undefined> {
  const changes = await getRecordChanges(family, id)
  const removal = changes?.find(({ record }) => record.kind === 'removed')
  if (!removal?.before) return undefined
  const { record, version: removed, before: last } = removal
  const reasons = removed.notes.filter((note) => note.includes(record.name))
  return { family, id, name: record.name, last, removed, reasons }
}

/** The items of a family as of a version, as the API returns them. */
export const getListItems = async (
  family: Family,
  version: string,
): Promise<readonly { id: number }[]> =>
  unwrap<readonly { id: number }[]>((await getData(version))[family]).data

export interface FoundVersion {
  about: Version
  newest: Version
  /** The preceding version. Undefined for the first. */
  before: Version | undefined
}

/** Finds the version that an address names, and the newest one. Undefined if there is no such version. */
export async function findVersion(name: string): Promise<FoundVersion | undefined> {
  const versions = await listVersions()
  const place = name === latestSegment ? 0 : versions.findIndex(({ version }) => version === name)
  const [about, newest] = [versions[place], versions[0]]
  return about && newest && { about, newest, before: versions[place + 1] }
}

export interface VersionView extends FoundVersion {
  /** Undefined if the API has no files. */
  downloads: DownloadsView | undefined
}

export async function getVersionView(name: string): Promise<VersionView | undefined> {
  const found = await findVersion(name)
  return found && { ...found, downloads: await getDownloads(found.about.version) }
}

/** The context of a version's files beyond their rows: the licence of the data, and the date of the version. */
export async function getPastContext({ version, date }: Version): Promise<DataContext> {
  const context = await getDataContext()
  const { terms } = context
  return { ...context, version, terms: terms && { ...terms, last_updated: date } }
}
