/** The versions of the served data, each read on first request. */
import { LRUCache } from 'lru-cache'
import type { ChangedRecord } from '@/lib/contract/changes'
import { ApiError } from '@/lib/contract/errors'
import { versionNotFound } from '@/lib/contract/parameters'
import { type Version, Versions } from '@/lib/contract/versions'
import type { Dataset } from '@/lib/dataset/dataset'
import { releaseStore } from '@/lib/facts/releases/stored'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { loadFrom } from '@/lib/store/open-store'
import { StoreError } from '@/lib/store/store'
import { type DataSource, makeDataSource } from './served'

/** Visitors request few versions at a time, and reading a version again takes only a moment. */
const maxVersions = 4
/** The number of comparisons in memory: visitors read the same few, record by record. */
const maxComparisons = 8

/** A dataset does not change, so its versions are read only once. */
const versions = new WeakMap<Dataset, Version[]>()

/** The versions that a dataset lists, newest first; empty if it lists none, as in a mirror. */
export function versionsIn(dataset: Dataset): Version[] {
  const cached = versions.get(dataset)
  if (cached) return cached
  const text = dataset.document('versions')
  const read = text === undefined ? [] : Versions.parse(JSON.parse(text)).data
  versions.set(dataset, read)
  return read
}

export class Releases {
  /** The differences between two versions, keyed by the hashes of both. */
  readonly comparisons = new LRUCache<string, Promise<ChangedRecord[]>>({ max: maxComparisons })
  readonly #read = new LRUCache<string, Promise<DataSource>>({ max: maxVersions })

  /** `folder` contains the stores of the versions. */
  constructor(readonly folder: string) {}

  /** The data of a version. Throws a 404 if the current dataset does not list it. */
  async at(current: Dataset, version: string): Promise<DataSource> {
    const found = versionsIn(current).find((entry) => entry.version === version)
    if (!found) throw new ApiError('not_found', versionNotFound)
    const file = releaseStore(this.folder, found)
    return cachedPromise(this.#read, file, async () => {
      const { dataset } = await loadFrom(file)
      if (dataset.manifest.date !== found.date) {
        throw new StoreError(
          `The store at ${file} holds another version. Run \`npm run data:compile\`.`,
        )
      }
      return makeDataSource(dataset)
    })
  }
}
