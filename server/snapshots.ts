/**
 * The snapshot that is being served: its store and the finished responses made from it. When the store's file is
 * replaced, the next check opens the new one and drops the old responses; running requests finish with the old store.
 */
import { statSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { releasesBeside } from '@/lib/facts/releases/stored'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import type { Store } from '@/lib/facts/store/store'
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
/** How often the file is checked. */
const checkIntervalMs = 1000
/** How long a replaced store stays open for the requests that read from it. */
const closeDelayMs = 10_000

const identityOf = (file: string): string => {
  const state = statSync(file, { throwIfNoEntry: false })
  return state ? `${state.ino} ${state.size} ${state.mtimeMs}` : 'missing'
}

/** A new store is served, or refused; or the tolerant search of the one that is served cannot be built. */
export type SnapshotEvent = { hash: string } | { error: unknown } | { searchError: unknown }
type SnapshotEventListener = (event: SnapshotEvent) => void

type PrepareChange = () => Promise<() => void>

function serve(store: Store, onChange: SnapshotEventListener): Served {
  let search: Promise<StoreSearch> | undefined
  return {
    store,
    search() {
      search ??= StoreSearch.of(store, (searchError) => onChange({ searchError }))
      return search
    },
    responses: new LRUCache({ maxSize: responseBytes, sizeCalculation: ({ size }) => size }),
  }
}

export class Snapshots {
  #served: Served
  #identity: string
  #checking = false
  #isRefused = false
  readonly #timer: NodeJS.Timeout
  /** The versions of the data, beside the store. */
  readonly releases: Releases

  private constructor(
    store: Store,
    identity: string,
    private readonly file: string,
    private readonly onChange: SnapshotEventListener,
    private readonly prepareChange: PrepareChange,
  ) {
    this.#served = serve(store, onChange)
    this.#identity = identity
    this.releases = new Releases(releasesBeside(file))
    this.#timer = setInterval(() => this.check(), checkIntervalMs)
    this.#timer.unref()
  }

  /**
   * Opens the store; throws a `StoreError` if there is none, or none that is whole. Other data is served when `prepare`
   * has resolved; what that gives is called at the same moment.
   */
  static async open(
    file: string,
    onChange: SnapshotEventListener = () => {},
    prepare: PrepareChange = async () => () => {},
  ): Promise<Snapshots> {
    const identity = identityOf(file)
    return new Snapshots(await SqliteStore.open(file), identity, file, onChange, prepare)
  }

  get current(): Served {
    return this.#served
  }

  /** True while the file is not the store that is served, because it is missing or damaged. */
  get isRefused(): boolean {
    return this.#isRefused
  }

  /** Takes the store of the file if it has changed. If the new one cannot be opened, the old one stays in use. */
  async check(): Promise<void> {
    const identity = identityOf(this.file)
    if (this.#checking || identity === this.#identity) return
    this.#checking = true
    try {
      const store = await SqliteStore.open(this.file, { besideOthers: true })
      const replaced = this.#served
      const isOther = store.manifest.hash !== replaced.store.manifest.hash
      const change = isOther ? await this.prepareChange() : undefined
      this.#served = serve(store, this.onChange)
      change?.()
      this.#isRefused = false
      this.prepare()
      setTimeout(() => replaced.store.close(), closeDelayMs).unref()
      this.onChange({ hash: store.manifest.hash })
    } catch (error) {
      this.#isRefused = true
      this.onChange({ error })
    } finally {
      this.#identity = identity
      this.#checking = false
    }
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
    await this.#served.store.close()
    await this.releases.close()
  }
}
