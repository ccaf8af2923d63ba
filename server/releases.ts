/** The versions of the served data, each opened on first request. */
import { LRUCache } from 'lru-cache'
import type { ChangedRecord } from '@/lib/contract/changes'
import { ApiError } from '@/lib/contract/errors'
import { versionNotFound } from '@/lib/contract/version-parameter'
import { type Version, Versions } from '@/lib/contract/versions'
import { releaseStore } from '@/lib/facts/releases/stored'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import type { Store } from '@/lib/facts/store/store'
import { cachedPromise } from '@/lib/promises/cached-promise'
import type { StoreSearch } from './search'
import { searchOf } from './served'

/** An open version. */
export interface Release {
  store: Store
  search: () => Promise<StoreSearch>
}

/** Visitors request few versions at a time, and reopening one is cheap. */
const maxOpen = 4
/** How many of the newest versions to open in advance. Lists of an older version are compared with the newest. */
const preparedVersions = 2
/** The number of comparisons kept in memory: visitors read the same few, record by record. */
const maxCompared = 8
/** How long an evicted version stays open for requests that are still reading from it. */
const closeDelayMs = 10_000

async function open(file: string): Promise<Release> {
  // Opened in place: the file never changes, because its name identifies its content.
  const store = await SqliteStore.open(file, { inPlace: true, besideOthers: true })
  return { store, search: () => searchOf(store) }
}

const close = (release: Promise<Release>): unknown =>
  release.then(
    ({ store }) => store.close(),
    () => {},
  )

async function readVersions(store: Store): Promise<Version[]> {
  const text = await store.document('versions')
  return text === undefined ? [] : Versions.parse(JSON.parse(text)).data
}

/** A store does not change, so its versions are read only once. */
const versionsOf = new WeakMap<Store, Promise<Version[]>>()

/** The versions listed in a store, newest first; empty if it lists none, as in a mirror. */
export const versionsIn = (store: Store): Promise<Version[]> =>
  cachedPromise(versionsOf, store, () => readVersions(store))

export class Releases {
  /** The differences between two versions, keyed by the hashes of both. */
  readonly comparisons = new LRUCache<string, Promise<ChangedRecord[]>>({ max: maxCompared })
  readonly #open = new LRUCache<string, Promise<Release>>({
    max: maxOpen,
    dispose: (release, _, reason) => {
      if (reason === 'evict') setTimeout(() => close(release), closeDelayMs).unref()
    },
  })

  /** `folder` contains the stores of the versions. */
  constructor(readonly folder: string) {}

  /** Opens the version with a given name. Throws a 404 if the current store does not list it. */
  async at(current: Store, version: string): Promise<Release> {
    const found = (await versionsIn(current)).find((one) => one.version === version)
    if (!found) throw new ApiError('not_found', versionNotFound)
    const file = releaseStore(this.folder, found)
    return cachedPromise(this.#open, file, () => open(file))
  }

  /**
   * Opens the newest versions, which most citations name, one after the other, so that no visitor has to wait for it.
   */
  async prepare(current: Store): Promise<void> {
    const versions = await versionsIn(current)
    for (const { version } of versions.slice(0, preparedVersions)) await this.at(current, version)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(close))
    this.#open.clear()
  }
}
