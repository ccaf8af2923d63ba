/** The response to `/changes`: the differences between any two versions. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { ChangedRecord, Changes } from '@/lib/contract/changes'
import { ApiError } from '@/lib/contract/errors'
import { type Family, families } from '@/lib/contract/families'
import { versionNotFound } from '@/lib/contract/parameters'
import type { Version } from '@/lib/contract/versions'
import type { Dataset } from '@/lib/dataset/dataset'
import { countChanges, familyDifferences, type RecordsById } from '@/lib/facts/releases/differences'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { type Releases, versionsIn } from '../releases'
import type { Query } from './call'

function recordsIn(dataset: Dataset, family: Family): RecordsById {
  const records = new Map<number, Record<string, unknown>>()
  for (const { item, detail } of dataset.records(family)) {
    const summary = JSON.parse(item)
    records.set(summary.id, detail ? { ...summary, ...JSON.parse(detail) } : summary)
  }
  return records
}

/** The versions that a query compares, `from` first. Throws a 404 if either does not exist. */
function findVersions(dataset: Dataset, query: Query): [Version, Version] {
  const versions = versionsIn(dataset)
  const indexOf = (name: string) => versions.findIndex(({ version }) => version === name)
  const toIndex = query.to === undefined ? 0 : indexOf(String(query.to))
  const fromIndex = query.from === undefined ? toIndex + 1 : indexOf(String(query.from))
  const to = versions[toIndex]
  if (to === undefined || fromIndex < 0) throw new ApiError('not_found', versionNotFound)
  // The oldest version has no predecessor, so it is compared with itself.
  const from = versions[fromIndex] ?? to
  return [from, to]
}

/** Compares two versions, in parts, so that other requests can be handled in between. */
async function compare(from: Dataset, to: Dataset): Promise<ChangedRecord[]> {
  const records: ChangedRecord[] = []
  for (const family of families) {
    const before = recordsIn(from, family)
    await yieldToOthers()
    const after = recordsIn(to, family)
    await yieldToOthers()
    records.push(...familyDifferences(family, before, after))
    await yieldToOthers()
  }
  return records
}

async function readOrCompare(
  dataset: Dataset,
  releases: Releases,
  [{ version: from }, { version: to }]: [Version, Version],
): Promise<ChangedRecord[]> {
  const text = dataset.document(`changes/${to}`)
  const changes = text === undefined ? undefined : (JSON.parse(text) as Changes)
  if (changes?.from === from) return changes.records
  const [older, newer] = [await releases.at(dataset, from), await releases.at(dataset, to)]
  return compare(older.dataset, newer.dataset)
}

async function recordsBetween(
  dataset: Dataset,
  releases: Releases,
  versions: [Version, Version],
): Promise<ChangedRecord[]> {
  const [fromHash, toHash] = versions.map(({ sha256 }) => sha256)
  if (fromHash === toHash) return []
  return cachedPromise(releases.comparisons, `${fromHash} ${toHash}`, () =>
    readOrCompare(dataset, releases, versions),
  )
}

export async function changesAnswer(
  dataset: Dataset,
  releases: Releases,
  query: Query,
): Promise<{ body: string }> {
  const versions = findVersions(dataset, query)
  const changedRecords = await recordsBetween(dataset, releases, versions)
  const family = query.family as Family | undefined
  const records = changedRecords.filter(
    (record) =>
      (family === undefined || record.family === family) &&
      (query.id === undefined || record.id === query.id),
  )
  const [from, to] = [versions[0].version, versions[1].version]
  const changes: Changes = { from, to, counts: countChanges(records), records }
  return { body: JSON.stringify(changes) }
}
