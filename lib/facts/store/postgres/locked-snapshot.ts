/**
 * A snapshot that is locked while it is read. A separate connection holds the lock that keeps it from being dropped. If
 * that connection is lost, nothing is read until the lock has been acquired again.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool } from 'pg'
import { StoreUnavailable } from '../store'
import { connectionOf, endConnection, shownAddress, storeErrorOf } from './connection'
import type { Run } from './query'
import { lockSnapshot, schemaOf } from './registry'
import { Session } from './session'

/** The maximum for one server. A request uses a connection for about a millisecond. */
const maxConnections = 10
/** No query of the store takes this long unless the database is busy with other work. */
const statementTimeoutMs = 15_000
/** Limits the wait for a server that disappears without closing the connection. */
const queryTimeoutMs = 20_000
/** How often the lock is checked. */
const renewIntervalMs = 1_000
/** How long queries wait for a database that has just gone, because it may be being restarted. After that they fail. */
const restartMs = 5_000
const retryMs = 100

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

/** True if the database is gone or about to go, and not if it only refuses a query. */
const isGone = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.code?.startsWith('57P') === true

export class LockedSnapshot {
  readonly #lock: Session
  readonly #pool: Pool
  readonly #timer: NodeJS.Timeout
  #fault: StoreUnavailable | undefined
  /** When the database was first found to be gone; undefined while it answers. */
  #goneSince: number | undefined
  #renewing = false
  #isReleased = false

  private constructor(
    private readonly url: string,
    id: number,
  ) {
    this.#lock = new Session(url, async (client) => {
      if (await lockSnapshot(client, id)) return
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
      this.#goneSince = undefined
    } catch (error) {
      this.#fault = unavailable(this.url, error)
      this.#goneSince ??= performance.now()
    } finally {
      this.#renewing = false
    }
  }

  /** Waits a moment if the database may be being restarted, and looks for it. False if it has been gone for longer. */
  async #waitForRestart(error: unknown): Promise<boolean> {
    if (this.#isReleased || !(error === this.#fault || isGone(error))) return false
    this.#goneSince ??= performance.now()
    if (performance.now() - this.#goneSince > restartMs) return false
    await sleep(retryMs)
    await this.#renew()
    return true
  }

  readonly run: Run = async <Row extends object>(
    text: string,
    values: readonly unknown[],
    name?: string,
  ) => {
    const until = performance.now() + restartMs
    for (;;) {
      try {
        if (this.#fault) throw this.#fault
        return (await this.#pool.query<Row>({ text, values: [...values], name })).rows
      } catch (error) {
        const isTriedAgain = performance.now() < until && (await this.#waitForRestart(error))
        if (!isTriedAgain) throw unavailable(this.url, error)
      }
    }
  }

  /** Releases the snapshot once queries in progress have finished. */
  async release(): Promise<void> {
    clearInterval(this.#timer)
    this.#isReleased = true
    await endConnection(this.#pool)
    await this.#lock.close()
  }
}
