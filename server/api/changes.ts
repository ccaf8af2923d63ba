/** The response to `/changes`: the differences between any two versions. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { ChangedRecord, Changes } from '@/lib/contract/changes'
import { ApiError } from '@/lib/contract/errors'
import { type Family, families } from '@/lib/contract/families'
import { versionNotFound } from '@/lib/contract/version-parameter'
import type { Version } from '@/lib/contract/versions'
import { countChanges, familyDifferences, type RecordsOf } from '@/lib/facts/releases/differences'
import type { Store } from '@/lib/facts/store/store'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { type Releases, versionsIn } from '../releases'
import type { Query } from './call'

async function recordsIn(store: Store, family: Family): Promise<ReturnType<RecordsOf>> {
  const records = new Map<number, Record<string, unknown>>()
  for await (const { item, detail } of store.records(family)) {
    const summary = JSON.parse(item)
    records.set(summary.id, detail ? { ...summary, ...JSON.parse(detail) } : summary)
  }
  return records
}

/** The older and the newer version of a query. Throws a 404 if either does not exist. */
async function versionsOf(store: Store, { from, to }: Query): Promise<[Version, Version]> {
  const versions = await versionsIn(store)
  const placeOf = (name: string) => versions.findIndex(({ version }) => version === name)
  const newer = to === undefined ? 0 : placeOf(String(to))
  const older = from === undefined ? newer + 1 : placeOf(String(from))
  const [olderVersion, newerVersion] = [versions[older] ?? versions[newer], versions[newer]]
  if (newerVersion === undefined || olderVersion === undefined || older < 0) {
    throw new ApiError('not_found', versionNotFound)
  }
  return [olderVersion, newerVersion]
}

/** Compares two versions, in parts, so that other requests can be handled in between. */
async function compare(from: Store, to: Store): Promise<ChangedRecord[]> {
  const records: ChangedRecord[] = []
  for (const family of families) {
    const before = await recordsIn(from, family)
    await yieldToOthers()
    const after = await recordsIn(to, family)
    await yieldToOthers()
    records.push(
      ...familyDifferences(
        family,
        () => before,
        () => after,
      ),
    )
    await yieldToOthers()
  }
  return records
}

async function readOrCompare(
  store: Store,
  releases: Releases,
  [{ version: from }, { version: to }]: [Version, Version],
): Promise<ChangedRecord[]> {
  const known = await store.document(`changes/${to}`)
  const changes = known === undefined ? undefined : (JSON.parse(known) as Changes)
  if (changes?.from === from) return changes.records
  const [older, newer] = [await releases.at(store, from), await releases.at(store, to)]
  return compare(older.store, newer.store)
}

function recordsBetween(
  store: Store,
  releases: Releases,
  versions: [Version, Version],
): Promise<ChangedRecord[]> | ChangedRecord[] {
  const [from, to] = versions.map(({ sha256 }) => sha256)
  if (from === to) return []
  return cachedPromise(releases.comparisons, `${from} ${to}`, () =>
    readOrCompare(store, releases, versions),
  )
}

export async function changesAnswer(
  store: Store,
  releases: Releases,
  query: Query,
): Promise<{ body: string }> {
  const versions = await versionsOf(store, query)
  const all = await recordsBetween(store, releases, versions)
  const family = query.family as Family | undefined
  const records = all.filter(
    (record) =>
      (family === undefined || record.family === family) &&
      (query.id === undefined || record.id === query.id),
  )
  const [from, to] = [versions[0].version, versions[1].version]
  const changes: Changes = { from, to, counts: countChanges(records), records }
  return { body: JSON.stringify(changes) }
}
