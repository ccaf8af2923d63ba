/**
 * The snapshot being served: its store, and the finished responses made from it. When the store is replaced, the next
 * check opens the new one and drops the old responses; requests in progress finish with the old store.
 */
import { releasesBeside } from '@/lib/facts/releases/stored'
import { openForServing } from '@/lib/facts/store/location'
import {
  type OpenedStore,
  type Store,
  type StoreSource,
  StoreUnavailable,
} from '@/lib/facts/store/store'
import { Releases } from './releases'
import { type Served, serve } from './served'

/** How often to check for a new store. */
const checkIntervalMs = 1000
/** How long a replaced store stays open for requests that are still reading from it. */
const closeDelayMs = 10_000

/**
 * A new store is being served, and both hashes are named; or it was refused; the tolerant search of the current store
 * could not be built; or the store has become unreachable, or reachable again.
 */
export type SnapshotEvent =
  | { hash: string; replaced: string }
  | { error: unknown }
  | { searchError: unknown }
  | { unreachable: unknown }
  | { reachable: true }
type SnapshotEventListener = (event: SnapshotEvent) => void

type PrepareChange = () => Promise<() => void>

export interface SnapshotsOptions {
  onChange?: SnapshotEventListener
  /**
   * New data is served once this has resolved. The function that it resolves to is called at the moment of the change.
   */
  prepareChange?: PrepareChange
  /** A path beside which the versions of the data are stored. `Snapshots.open` takes the store's location. */
  beside?: string
}

export class Snapshots {
  #served: Served
  #identity: string
  #checking = false
  #isRefused = false
  #isUnreachable = false
  #isClosed = false
  /** Replaced stores, still open for requests that are reading from them. */
  readonly #replaced = new Set<Store>()
  readonly #source: StoreSource
  readonly #timer: NodeJS.Timeout
  readonly #onChange: SnapshotEventListener
  readonly #prepareChange: PrepareChange
  /** The versions of the data, stored beside the store. */
  readonly releases: Releases

  constructor(
    { store, source, identity }: OpenedStore,
    {
      onChange = () => {},
      prepareChange = async () => () => {},
      beside = '',
    }: SnapshotsOptions = {},
  ) {
    this.#source = source
    this.#onChange = onChange
    this.#prepareChange = prepareChange
    this.#served = this.#serve(store)
    this.#identity = identity
    this.releases = new Releases(releasesBeside(beside))
    this.#timer = setInterval(() => this.check(), checkIntervalMs)
    this.#timer.unref()
  }

  /** Opens the store at a location. Throws a `StoreError` if there is none, or if it is incomplete or damaged. */
  static async open(location: string, options: SnapshotsOptions = {}): Promise<Snapshots> {
    return new Snapshots(await openForServing(location), { beside: location, ...options })
  }

  #serve(store: Store): Served {
    return serve(store, (searchError) => this.#onChange({ searchError }))
  }

  get current(): Served {
    return this.#served
  }

  /** True while the store at the location is missing or damaged, so that another one is being served. */
  get isRefused(): boolean {
    return this.#isRefused
  }

  /** True while the store is unreachable. Requests that have been answered before are answered from memory. */
  get isUnreachable(): boolean {
    return this.#isUnreachable
  }

  /**
   * Switches to the store at the location if it has changed. If the new one cannot be opened, the old one stays in use.
   */
  async check(): Promise<void> {
    if (this.#checking) return
    this.#checking = true
    try {
      const identity = await this.#source.identity()
      if (identity !== this.#identity) await this.#take(identity)
      // Only now: a store whose identity can be read may still be impossible to open.
      this.#setUnreachable(undefined)
    } catch (error) {
      this.#setUnreachable(error)
    } finally {
      this.#checking = false
    }
  }

  async #take(identity: string): Promise<void> {
    try {
      const store = await this.#source.open()
      await this.#replaceBy(store).catch(async (error: unknown) => {
        await store.close()
        throw error
      })
    } catch (error) {
      // An unreachable store is tried again; one that was refused must change first.
      if (error instanceof StoreUnavailable) throw error
      this.#isRefused = true
      this.#onChange({ error })
    }
    this.#identity = identity
  }

  async #replaceBy(store: Store): Promise<void> {
    const replaced = this.#served.store
    const isOther = store.manifest.hash !== replaced.manifest.hash
    const change = isOther ? await this.#prepareChange() : undefined
    // The server may have been stopped in the meantime.
    if (this.#isClosed) return store.close()
    this.#served = this.#serve(store)
    change?.()
    this.#isRefused = false
    this.prepare()
    this.#replaced.add(replaced)
    setTimeout(() => this.#closeReplaced(replaced), closeDelayMs).unref()
    this.#onChange({ hash: store.manifest.hash, replaced: replaced.manifest.hash })
  }

  async #closeReplaced(store: Store): Promise<void> {
    if (this.#replaced.delete(store)) await store.close()
  }

  /** Reports only changes. */
  #setUnreachable(error: unknown): void {
    const isUnreachable = error !== undefined
    if (isUnreachable === this.#isUnreachable) return
    this.#isUnreachable = isUnreachable
    this.#onChange(isUnreachable ? { unreachable: error } : { reachable: true })
  }

  /**
   * Builds the search and then opens versions before they are requested. A failure is reported to the request that
   * needs them.
   */
  prepare(): void {
    const { store, search } = this.#served
    void search()
      .then(() => this.releases.prepare(store))
      .catch(() => {})
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#source.close()
    await this.#served.store.close()
    await Promise.all([...this.#replaced].map((store) => this.#closeReplaced(store)))
    await this.releases.close()
  }
}
