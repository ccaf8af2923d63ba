/**
 * The snapshot that is being served: its store and the finished responses made from it. When the store is replaced, the
 * next check opens the new one and drops the old responses; running requests finish with the old store.
 */
import { LRUCache } from 'lru-cache'
import { releasesBeside } from '@/lib/facts/releases/stored'
import { storeSource } from '@/lib/facts/store/location'
import { type Store, type StoreSource, StoreUnavailable } from '@/lib/facts/store/store'
import { Releases } from './releases'
import type { Representation } from './representation'
import { StoreSearch } from './search'

export interface Served {
  store: Store
  /** The tolerant search of the store, built when it is first asked for. */
  search: () => Promise<StoreSearch>
  /** Finished responses by their canonical request. */
  responses: LRUCache<string, Representation>
}

const responseBytes = 192 * 1024 * 1024
/** How often it is looked for a new store. */
const checkIntervalMs = 1000
/** How long a replaced store stays open for the requests that read from it. */
const closeDelayMs = 10_000

/**
 * A new store is served, or refused; or the tolerant search of the one that is served cannot be built; or the store
 * cannot be reached any more, or can be again.
 */
export type SnapshotEvent =
  | { hash: string }
  | { error: unknown }
  | { searchError: unknown }
  | { unreachable: unknown }
  | { reachable: true }
type SnapshotEventListener = (event: SnapshotEvent) => void

type PrepareChange = () => Promise<() => void>

function serve(store: Store, onChange: SnapshotEventListener): Served {
  let search: Promise<StoreSearch> | undefined
  return {
    store,
    search() {
      search ??= StoreSearch.of(store, (searchError) => onChange({ searchError })).catch(
        (error: unknown) => {
          // What could not be read now is read when it is asked for again.
          search = undefined
          throw error
        },
      )
      return search
    },
    responses: new LRUCache({ maxSize: responseBytes, sizeCalculation: ({ size }) => size }),
  }
}

interface SnapshotsOptions {
  onChange?: SnapshotEventListener
  /** Other data is served when this has resolved; what it gives is called at the same moment. */
  prepareChange?: PrepareChange
  /** A path beside which the versions of the data are; that of the store if it is a file. */
  beside?: string
}

export class Snapshots {
  #served: Served
  #identity: string
  #checking = false
  #isRefused = false
  #isUnreachable = false
  /** Stores that are open for the requests that read from them. */
  readonly #replaced = new Set<Store>()
  readonly #timer: NodeJS.Timeout
  readonly #onChange: SnapshotEventListener
  readonly #prepareChange: PrepareChange
  /** The versions of the data, beside the store. */
  readonly releases: Releases

  private constructor(
    store: Store,
    identity: string,
    private readonly source: StoreSource,
    { onChange = () => {}, prepareChange = async () => () => {}, beside = '' }: SnapshotsOptions,
  ) {
    this.#onChange = onChange
    this.#prepareChange = prepareChange
    this.#served = serve(store, onChange)
    this.#identity = identity
    this.releases = new Releases(releasesBeside(beside))
    this.#timer = setInterval(() => this.check(), checkIntervalMs)
    this.#timer.unref()
  }

  /** Opens the store of a location; throws a `StoreError` if there is none, or none that is whole. */
  static async open(location: string, options: SnapshotsOptions = {}): Promise<Snapshots> {
    const source = storeSource(location)
    try {
      const identity = await source.identity()
      return new Snapshots(await source.open(), identity, source, { beside: location, ...options })
    } catch (error) {
      await source.close()
      throw error
    }
  }

  get current(): Served {
    return this.#served
  }

  /** True while the store of the location is not the one that is served, because it is missing or damaged. */
  get isRefused(): boolean {
    return this.#isRefused
  }

  /** True while the store cannot be reached. What has been answered before is answered again. */
  get isUnreachable(): boolean {
    return this.#isUnreachable
  }

  /** Takes the store of the location if it has changed. If the new one cannot be opened, the old one stays in use. */
  async check(): Promise<void> {
    if (this.#checking) return
    this.#checking = true
    try {
      const identity = await this.source.identity()
      this.#setUnreachable(undefined)
      if (identity !== this.#identity) await this.#take(identity)
    } catch (error) {
      this.#setUnreachable(error)
    } finally {
      this.#checking = false
    }
  }

  async #take(identity: string): Promise<void> {
    try {
      const store = await this.source.open()
      await this.#replaceBy(store).catch(async (error: unknown) => {
        await store.close()
        throw error
      })
    } catch (error) {
      // It is tried again until it can be reached; one that is refused has to change first.
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
    this.#served = serve(store, this.#onChange)
    change?.()
    this.#isRefused = false
    this.prepare()
    this.#replaced.add(replaced)
    setTimeout(() => this.#closeReplaced(replaced), closeDelayMs).unref()
    this.#onChange({ hash: store.manifest.hash })
  }

  async #closeReplaced(store: Store): Promise<void> {
    if (this.#replaced.delete(store)) await store.close()
  }

  /** Reports changes alone. */
  #setUnreachable(error: unknown): void {
    const isUnreachable = error !== undefined
    if (isUnreachable === this.#isUnreachable) return
    this.#isUnreachable = isUnreachable
    this.#onChange(isUnreachable ? { unreachable: error } : { reachable: true })
  }

  /** Builds the search and then opens versions before they are asked for. What fails is reported to who asks for it. */
  prepare(): void {
    const { store, search } = this.#served
    void search()
      .then(() => this.releases.prepare(store))
      .catch(() => {})
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.source.close()
    await this.#served.store.close()
    await Promise.all([...this.#replaced].map((store) => this.#closeReplaced(store)))
    await this.releases.close()
  }
}
