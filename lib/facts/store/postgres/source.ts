/** The current snapshot of a database. */
import type { Store, StoreSource } from '../store'
import { withClient } from './connection'
import { checkFormat, currentRow, noSnapshot } from './registry'
import { Session } from './session'
import { PostgresStore } from './store'
import { dropUnread } from './unread'

/** How often to look for unread snapshots. */
const dropIntervalMs = 5_000

interface DropOptions {
  dropIntervalMs?: number
  /** How long, in milliseconds, a snapshot must have been unread before it is dropped. */
  unreadMs?: number
}

export class PostgresSource implements StoreSource {
  readonly #session: Session
  #nextDrop = 0
  #wasReached = false

  constructor(
    private readonly url: string,
    private readonly options: DropOptions = {},
  ) {
    this.#session = new Session(url)
  }

  /** The first call waits for a database that may still be starting. */
  async identity(): Promise<string> {
    if (!this.#wasReached) await withClient(this.url, async () => {})
    this.#wasReached = true
    const row = await this.#session.use(currentRow)
    if (row) await this.#dropUnread()
    return row ? String(row.id) : 'missing'
  }

  async open(): Promise<Store> {
    const row = await withClient(this.url, currentRow)
    if (!row) throw noSnapshot(this.url)
    checkFormat(this.url, row)
    return PostgresStore.open(this.url, row.id)
  }

  async #dropUnread(): Promise<void> {
    const now = performance.now()
    if (now < this.#nextDrop) return
    this.#nextDrop = now + (this.options.dropIntervalMs ?? dropIntervalMs)
    try {
      await this.#session.use((client) => dropUnread(client, this.options.unreadMs))
    } catch {
      // A user with read access only leaves this to the next load.
    }
  }

  close(): Promise<void> {
    return this.#session.close()
  }
}
