/** The versions of the data that is served, each opened when it is first asked for. */
import { LRUCache } from 'lru-cache'
import type { ChangedRecord } from '@/lib/contract/changes'
import { ApiError } from '@/lib/contract/errors'
import { versionNotFound } from '@/lib/contract/version-parameter'
import { type Version, Versions } from '@/lib/contract/versions'
import { releaseStore } from '@/lib/facts/releases/stored'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import type { Store } from '@/lib/facts/store/store'
import { cachedPromise } from './cached-promise'
import { StoreSearch } from './search'

/** A version that is open. */
export interface Release {
  store: Store
  search: () => Promise<StoreSearch>
}

/** Visitors ask for few of them at a time, and opening one again takes little. */
const maxOpen = 4
/** A list of an older version is compared with that of the newest. */
const preparedVersions = 2
/** Visitors read the same few comparisons, record by record. */
const maxCompared = 8
/** How long one that was displaced stays open for the requests that read from it. */
const closeDelayMs = 10_000

const searches = new WeakMap<Store, Promise<StoreSearch>>()

async function open(file: string): Promise<Release> {
  // In place: the file never changes, because its name says what is in it.
  const store = await SqliteStore.open(file, { inPlace: true, besideOthers: true })
  return { store, search: () => cachedPromise(searches, store, async () => StoreSearch.of(store)) }
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

/** A store does not change, so that it is asked once. */
const versionsOf = new WeakMap<Store, Promise<Version[]>>()

/** The versions that a store says there are, newest first; none in a store that knows of none, such as a mirror. */
export const versionsIn = (store: Store): Promise<Version[]> =>
  cachedPromise(versionsOf, store, () => readVersions(store))

export class Releases {
  /** What is different between two versions, by the hashes of both: they say what is compared. */
  readonly comparisons = new LRUCache<string, Promise<ChangedRecord[]>>({ max: maxCompared })
  readonly #open = new LRUCache<string, Promise<Release>>({
    max: maxOpen,
    dispose: (release, _, reason) => {
      if (reason === 'evict') setTimeout(() => close(release), closeDelayMs).unref()
    },
  })

  /** `folder` has the stores of the versions. */
  constructor(readonly folder: string) {}

  /** The version of a store by its name. Throws a 404 if there is none. */
  async at(current: Store, version: string): Promise<Release> {
    const found = (await versionsIn(current)).find((one) => one.version === version)
    if (!found) throw new ApiError('not_found', versionNotFound)
    const file = releaseStore(this.folder, found)
    return cachedPromise(this.#open, file, () => open(file))
  }

  /** Opens the newest versions, which most citations name, one after the other. The first who asks would wait for it. */
  async prepare(current: Store): Promise<void> {
    const versions = await versionsIn(current)
    for (const { version } of versions.slice(0, preparedVersions)) await this.at(current, version)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(close))
    this.#open.clear()
  }
}
