/**
 * A snapshot that is locked while it is read. A separate connection holds the lock that keeps it from being dropped. If
 * that connection is lost, nothing is read until the lock has been acquired again.
 */
import { Pool } from 'pg'
import { StoreUnavailable } from '../store'
import { connectionOf, endConnection, shownAddress, storeErrorOf } from './connection'
import type { Run } from './query'
import { holdSnapshot, schemaOf } from './registry'
import { Session } from './session'

/** The maximum for one server. A request uses a connection for about a millisecond. */
const maxConnections = 10
/** No query of the store takes this long unless the database is busy with other work. */
const statementTimeoutMs = 15_000
/** Limits the wait for a server that disappears without closing the connection. */
const queryTimeoutMs = 20_000
/** How often the lock is checked. */
const renewIntervalMs = 1_000

function openPool(url: string, id: number): Pool {
  const pool = new Pool({
    ...connectionOf(url, schemaOf(id)),
    max: maxConnections,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
  })
  // A connection that is lost while idle is replaced when the next one is needed.
  pool.on('error', () => {})
  return pool
}

/** Any error while reading a store is treated as temporary. */
const unavailable = (url: string, error: unknown): StoreUnavailable =>
  error instanceof StoreUnavailable
    ? error
    : new StoreUnavailable(storeErrorOf(url, error).message, { cause: error })

export class LockedSnapshot {
  readonly #lock: Session
  readonly #pool: Pool
  readonly #timer: NodeJS.Timeout
  #fault: StoreUnavailable | undefined
  #renewing = false

  private constructor(
    private readonly url: string,
    id: number,
  ) {
    this.#lock = new Session(url, async (client) => {
      if (await holdSnapshot(client, id)) return
      throw new StoreUnavailable(`The snapshot ${id} at ${shownAddress(url)} has been dropped.`)
    })
    this.#pool = openPool(url, id)
    this.#timer = setInterval(() => this.#renew(), renewIntervalMs)
    this.#timer.unref()
  }

  static async of(url: string, id: number): Promise<LockedSnapshot> {
    const snapshot = new LockedSnapshot(url, id)
    await snapshot.#renew()
    if (!snapshot.#fault) return snapshot
    await snapshot.release()
    throw snapshot.#fault
  }

  async #renew(): Promise<void> {
    if (this.#renewing) return
    this.#renewing = true
    try {
      await this.#lock.use((client) => client.query('SELECT'))
      this.#fault = undefined
    } catch (error) {
      this.#fault = unavailable(this.url, error)
    } finally {
      this.#renewing = false
    }
  }

  readonly run: Run = async <Row extends object>(
    text: string,
    values: readonly unknown[],
    name?: string,
  ) => {
    if (this.#fault) throw this.#fault
    try {
      const { rows } = await this.#pool.query<Row>({ text, values: [...values], name })
      return rows
    } catch (error) {
      throw unavailable(this.url, error)
    }
  }

  /** Releases the snapshot once queries in progress have finished. */
  async release(): Promise<void> {
    clearInterval(this.#timer)
    await endConnection(this.#pool)
    await this.#lock.close()
  }
}
