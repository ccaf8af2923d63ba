/**
 * A snapshot that is held while it is read. A connection of its own has the lock that keeps it from being dropped; when
 * that is lost nothing is read until the lock is there again.
 */
import { Pool } from 'pg'
import { StoreUnavailable } from '../store'
import { connectionOf, endConnection, shownAddress, storeErrorOf } from './connection'
import type { Run } from './query'
import { holdSnapshot, schemaOf } from './registry'
import { Session } from './session'

/** Of one server. A request takes one for a millisecond. */
const maxConnections = 10
/** No query of the store takes as long, unless the database does other work. */
const statementTimeoutMs = 15_000
/** A server that has gone without a word is not waited for. */
const queryTimeoutMs = 20_000
/** How often it is looked whether the lock is still there. */
const renewIntervalMs = 1_000

function openPool(url: string, id: number): Pool {
  const pool = new Pool({
    ...connectionOf(url, schemaOf(id)),
    max: maxConnections,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
  })
  // A connection that is lost while nobody uses it is replaced when the next is needed.
  pool.on('error', () => {})
  return pool
}

/** Whatever goes wrong while a store is being read: it may go right the next time. */
const unavailable = (url: string, error: unknown): StoreUnavailable =>
  error instanceof StoreUnavailable
    ? error
    : new StoreUnavailable(storeErrorOf(url, error).message, { cause: error })

export class HeldSnapshot {
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

  static async of(url: string, id: number): Promise<HeldSnapshot> {
    const held = new HeldSnapshot(url, id)
    await held.#renew()
    if (!held.#fault) return held
    await held.release()
    throw held.#fault
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

  /** Queries that are under way end first. */
  async release(): Promise<void> {
    clearInterval(this.#timer)
    await endConnection(this.#pool)
    await this.#lock.close()
  }
}
