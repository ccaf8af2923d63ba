/** The answer to `/changes`: what is different between any two versions. */
import { setImmediate } from 'node:timers/promises'
import type { ChangedRecord, Changes } from '@/lib/contract/changes'
import { ApiError } from '@/lib/contract/errors'
import { type Family, families } from '@/lib/contract/families'
import { versionNotFound } from '@/lib/contract/version-parameter'
import { countChanges, familyDifferences, type RecordsOf } from '@/lib/facts/releases/differences'
import type { Store } from '@/lib/facts/store/store'
import { type Releases, versionsIn } from '../releases'
import type { Query } from './call'

const recordsIn =
  (store: Store): RecordsOf =>
  (family) => {
    const records = new Map<number, Record<string, unknown>>()
    for (const { item, detail } of store.records(family)) {
      const summary = JSON.parse(item)
      records.set(summary.id, detail ? { ...summary, ...JSON.parse(detail) } : summary)
    }
    return records
  }

/** The versions that a query asks for. Throws a 404 where there is none. */
async function versionsOf(store: Store, { from, to }: Query): Promise<[string, string]> {
  const versions = (await versionsIn(store)).map(({ version }) => version)
  const newer = versions.indexOf(String(to ?? versions[0]))
  const older = from === undefined ? newer + 1 : versions.indexOf(String(from))
  const [olderVersion, newerVersion] = [versions[older] ?? versions[newer], versions[newer]]
  if (newerVersion === undefined || olderVersion === undefined || older < 0) {
    throw new ApiError('not_found', versionNotFound)
  }
  return [olderVersion, newerVersion]
}

/** Compares two versions, a family at a time, so that other requests have their turn. */
async function compare(from: Store, to: Store): Promise<ChangedRecord[]> {
  const records: ChangedRecord[] = []
  for (const family of families) {
    records.push(...familyDifferences(family, recordsIn(from), recordsIn(to)))
    await setImmediate()
  }
  return records
}

async function recordsBetween(
  store: Store,
  releases: Releases,
  [from, to]: [string, string],
): Promise<ChangedRecord[]> {
  if (from === to) return []
  const known = await store.document(`changes/${to}`)
  const changes = known === undefined ? undefined : (JSON.parse(known) as Changes)
  if (changes?.from === from) return changes.records
  const [older, newer] = [await releases.at(store, from), await releases.at(store, to)]
  return compare(older.store, newer.store)
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
  const [from, to] = versions
  const changes: Changes = { from, to, counts: countChanges(records), records }
  return { body: JSON.stringify(changes) }
}
