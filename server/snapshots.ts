/**
 * The served data: its dataset, and the finished responses built from it. As soon as the store has a new snapshot, it
 * is read and replaces the old one. Requests in progress finish with the dataset with which they began.
 */
import { getReleasesFolder } from '@/lib/facts/releases/stored'
import { openStore } from '@/lib/store/open-store'
import { type Store, type Stored, StoreUnavailable } from '@/lib/store/store'
import { Releases } from './releases'
import { makeServed, type Served } from './served'

const checkIntervalMs = 1000

/**
 * In this order: new data is being served, with the new and the old hash; new data was refused; the tolerant search of
 * the current data could not be built; the store has become unreachable; it is reachable again.
 */
export type SnapshotEvent =
  | { hash: string; replaced: string }
  | { error: unknown }
  | { searchError: unknown }
  | { unreachable: unknown }
  | { reachable: true }
type SnapshotEventListener = (event: SnapshotEvent) => void

export interface SnapshotsOptions {
  onChange?: SnapshotEventListener
  /** A path next to which the versions of the data are stored. `Snapshots.open` uses the store's location. */
  storePath?: string
}

export interface OpenedStore {
  store: Store
  stored: Stored
  /** The hash of the snapshot that this one has replaced before the start. */
  replaced?: string
}

export async function openedStore(location: string): Promise<OpenedStore> {
  const store = openStore(location)
  try {
    return { store, stored: await store.load() }
  } catch (error) {
    await store.close()
    throw error
  }
}

export class Snapshots {
  #served: Served
  #identity: string
  #checking = false
  #isRefused = false
  #isUnreachable = false
  #isClosed = false
  readonly #store: Store
  readonly #timer: NodeJS.Timeout
  readonly #onChange: SnapshotEventListener
  readonly releases: Releases

  constructor(
    { store, stored }: OpenedStore,
    { onChange = () => {}, storePath = '' }: SnapshotsOptions = {},
  ) {
    this.#store = store
    this.#onChange = onChange
    this.#served = this.#serve(stored)
    this.#identity = stored.identity
    this.releases = new Releases(getReleasesFolder(storePath))
    this.#timer = setInterval(() => this.check(), checkIntervalMs)
    this.#timer.unref()
  }

  /** Opens the store at a location. Throws a `StoreError` if there is none, or if it is incomplete or damaged. */
  static async open(location: string, options: SnapshotsOptions = {}): Promise<Snapshots> {
    return new Snapshots(await openedStore(location), { storePath: location, ...options })
  }

  #serve({ dataset }: Pick<Stored, 'dataset'>): Served {
    return makeServed(dataset, (searchError) => this.#onChange({ searchError }))
  }

  get current(): Served {
    return this.#served
  }

  /** True while the snapshot in the store is missing or damaged, so that an earlier snapshot is served. */
  get isRefused(): boolean {
    return this.#isRefused
  }

  /** True while the store is unreachable, so that new data would not be noticed. */
  get isUnreachable(): boolean {
    return this.#isUnreachable
  }

  /** Switches to the snapshot in the store if it has changed. If it cannot be read, the old snapshot stays in use. */
  async check(): Promise<void> {
    if (this.#checking) return
    this.#checking = true
    try {
      const identity = await this.#store.identity()
      if (identity !== this.#identity) await this.#replace(identity)
      // Only now: a snapshot whose identity can be read may still be impossible to read.
      this.#setUnreachable(undefined)
    } catch (error) {
      this.#setUnreachable(error)
    } finally {
      this.#checking = false
    }
  }

  async #replace(identity: string): Promise<void> {
    try {
      const stored = await this.#store.load()
      // The server may have been stopped in the meantime.
      if (this.#isClosed) return
      this.#change(stored)
      this.#identity = stored.identity
    } catch (error) {
      // An unreachable store is tried again; a snapshot that was refused must change first.
      if (error instanceof StoreUnavailable) throw error
      this.#isRefused = true
      this.#identity = identity
      this.#onChange({ error })
    }
  }

  #change(stored: Stored): void {
    const { hash } = stored.dataset.manifest
    const { hash: replaced } = this.#served.dataset.manifest
    this.#served = this.#serve(stored)
    this.#isRefused = false
    this.prepare()
    this.#onChange({ hash, replaced })
  }

  /** Reports only changes. */
  #setUnreachable(error: unknown): void {
    const isUnreachable = error !== undefined
    if (isUnreachable === this.#isUnreachable) return
    this.#isUnreachable = isUnreachable
    this.#onChange(isUnreachable ? { unreachable: error } : { reachable: true })
  }

  /** Builds the search before it is requested. A failure is reported to the request that needs it. */
  prepare(): void {
    void this.#served.search().catch(() => {})
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#store.close()
  }
}
