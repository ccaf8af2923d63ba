/** A connection that is re-established when it is lost. */
import type { Client } from 'pg'
import { connect, endConnection, storeErrorOf } from './connection'

/** The queries made here take only milliseconds. */
const queryTimeoutMs = 5_000

export class Session {
  #client: Promise<Client> | undefined
  #closed = false

  /** `begin` runs first on each new connection. */
  constructor(
    private readonly url: string,
    private readonly begin: (client: Client) => Promise<void> = async () => {},
  ) {}

  async #connect(): Promise<Client> {
    const client = await connect(this.url, queryTimeoutMs)
    try {
      await this.begin(client)
      return client
    } catch (error) {
      await endConnection(client)
      throw error
    }
  }

  async #attempt<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    this.#client ??= this.#connect()
    const client = this.#client
    try {
      return await work(await client)
    } catch (error) {
      if (this.#client === client) this.#client = undefined
      void client.then(endConnection, () => {})
      throw storeErrorOf(this.url, error)
    }
  }

  /**
   * Provides the connection, for work that may be repeated. After an error the connection is closed, which releases
   * everything it held.
   */
  async use<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    if (this.#closed) throw new Error('the session is closed')
    const isKept = this.#client !== undefined
    try {
      return await this.#attempt(work)
    } catch (error) {
      // A connection lost since its last use says nothing about the state of the database.
      if (!isKept || this.#closed) throw error
      return this.#attempt(work)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => undefined)
    if (client) await endConnection(client)
  }
}
