/**
 * The snapshot that is being served: its store and the finished responses made from it. When the store's file is
 * replaced, the next check opens the new one and drops the old responses; running requests finish with the old store.
 */
import { statSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import type { Store } from '@/lib/facts/store/store'
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

export type SnapshotEventListener = (event: { hash: string } | { error: unknown }) => void

export class Snapshots {
  #served: Served
  #identity: string
  readonly #timer: NodeJS.Timeout

  /** Opens the store; throws a `StoreError` if there is none. */
  constructor(
    private readonly file: string,
    private readonly onChange: SnapshotEventListener = () => {},
  ) {
    this.#served = this.#open()
    this.#identity = identityOf(file)
    this.#timer = setInterval(() => this.#check(), checkIntervalMs)
    this.#timer.unref()
  }

  get current(): Served {
    return this.#served
  }

  #open(): Served {
    const store = new SqliteStore(this.file)
    let search: Promise<StoreSearch> | undefined
    return {
      store,
      search() {
        search ??= StoreSearch.of(store)
        return search
      },
      responses: new LRUCache({ maxSize: responseBytes, sizeCalculation: ({ size }) => size }),
    }
  }

  /** If the new store cannot be opened, the old one stays in use. */
  #check(): void {
    const identity = identityOf(this.file)
    if (identity === this.#identity) return
    this.#identity = identity
    try {
      const replaced = this.#served
      this.#served = this.#open()
      this.prepareSearch()
      setTimeout(() => replaced.store.close(), closeDelayMs).unref()
      this.onChange({ hash: this.#served.store.manifest.hash })
    } catch (error) {
      this.onChange({ error })
    }
  }

  /** Builds the search before it is asked for. A failure is that of the searches to come, and of nothing else. */
  prepareSearch(): void {
    this.#served.search().catch(() => {})
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#served.store.close()
  }
}
