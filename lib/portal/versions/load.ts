/** Loads what the API says of versions. Another server of the contract may know of none. */
import 'server-only'
import { getChanges, getVersions, wholeLists } from '@/lib/client/resources'
import { unwrap, unwrapOrUndefined } from '@/lib/client/result'
import type { Changes } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import type { ChangesState } from './changes-query'
import { type RecordHistory, recordHistory } from './record-history'

/** The versions, newest first; none if the API has none. Throws `UpstreamUnavailable` if it did not answer. */
export const listVersions = async (): Promise<readonly Version[]> =>
  unwrapOrUndefined(await getVersions())?.data.data ?? []

/** What changed between two versions. Undefined if there is no such version. */
export const getChangesBetween = async (from: string, to: string): Promise<Changes | undefined> =>
  unwrapOrUndefined(await getChanges({ from, to }))?.data

/** False also if the API does not answer: a page is whole without. */
export async function hasVersions(): Promise<boolean> {
  const answer = await getVersions()
  return answer.ok && answer.data.data.length > 0
}

export interface ChangesView {
  versions: readonly Version[]
  /** Undefined if there is only one version, or if one that is asked for is none. */
  changes: Changes | undefined
}

/** What a state asks for. Undefined if the API has no versions. */
export async function getChangesView(state: ChangesState): Promise<ChangesView | undefined> {
  const versions = await listVersions()
  if (versions.length === 0) return undefined
  const names = versions.map(({ version }) => version)
  const to = state.to ?? names[0]
  const from = state.from ?? names[names.indexOf(to ?? '') + 1]
  if (from === undefined || to === undefined) return { versions, changes: undefined }
  const { family, id } = state
  const answer = await getChanges({ from, to, family, id })
  return { versions, changes: unwrapOrUndefined(answer)?.data }
}

/** What changed with a version, and the version. */
export interface VersionChanges {
  about: Version
  changes: Changes
}

/** What changed with each of some versions, newest first; the first of all changed nothing. */
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
 * What became of a record since it was added. Undefined if the API has no versions, or if it does not answer: a profile
 * is whole without it.
 */
export async function getRecordHistory(
  family: Family,
  id: number,
  dataDate: string | undefined,
): Promise<RecordHistory | undefined> {
  const answer = await getVersions()
  if (!answer.ok) return undefined
  const versions = answer.data.data
  const changes = await Promise.all(
    versions.map(async ({ version }, index) => {
      const from = versions[index + 1]?.version
      const found =
        from === undefined ? undefined : await getChanges({ from, to: version, family, id })
      return found?.ok ? found.data.records : []
    }),
  )
  return recordHistory({ versions, changes, dataDate })
}

/** The items of a family as of a version, as the API gives them. */
export const listItemsOf = async (
  family: Family,
  version: string,
): Promise<readonly { id: number }[]> =>
  unwrap<readonly { id: number }[]>(await wholeLists[family]({ filters: { version } })).data
