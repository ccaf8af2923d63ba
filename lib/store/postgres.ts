/** A store in a PostgreSQL database, for several servers: a row for each snapshot, of which the newest is current. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import type { Manifest, Snapshot } from '@/lib/dataset/snapshot'
import { decodeSnapshot, encodeSnapshot, SnapshotFault, type SnapshotRow } from './snapshot-bytes'
import {
  getMessage,
  printableAddress,
  type Store,
  type Stored,
  StoreError,
  StoreUnavailable,
} from './store'

const remedies: Record<string, string> = {
  '28P01': 'Correct the user and the password in STORE_URL.',
  '28000': 'Allow the user in pg_hba.conf, or correct STORE_URL.',
  '3D000': 'Create the database (`createdb`), or correct STORE_URL.',
  '42501': 'Allow the user to create schemas there: `GRANT CREATE ON DATABASE … TO …`.',
  '53100': 'Free space on its disk.',
}

/** Turns a refusal or failure of PostgreSQL into an error with a remedy. */
function postgresError(url: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const store = `The store at ${printableAddress(url)}`
  const isAnswer = error instanceof DatabaseError
  const remedy = isAnswer ? remedies[error.code ?? ''] : undefined
  if (remedy) return new StoreError(`${store} refuses (${getMessage(error)}). ${remedy}`)
  return new StoreUnavailable(
    isAnswer
      ? `${store} fails (${getMessage(error)}). Try again; the log of PostgreSQL says more.`
      : `${store} does not respond (${getMessage(error)}). Start PostgreSQL, or correct STORE_URL.`,
  )
}

const remedy = 'Run `npm run data:compile`.'

/** How long to wait for a connection, and for the result of a query. */
const connectTimeoutMs = 2_000
const queryTimeoutMs = 20_000
/** How long a command waits for a database that is being started. */
const startTimeoutMs = 5_000
const retryMs = 500
/** How long in milliseconds a save waits for another save to finish. */
const saveTimeoutMs = 60_000

/** The number of the advisory lock that a save holds, in the name space of this program. */
const saveLock = `${0x41746c73}, 0`

/**
 * The name of the table differs from that of earlier versions, which had a schema for each
 * snapshot.
 */
const createTable = `
  CREATE SCHEMA IF NOT EXISTS did_atlas;
  CREATE TABLE IF NOT EXISTS did_atlas.stored_snapshots (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    format integer NOT NULL,
    hash text NOT NULL,
    facts text,
    digest text NOT NULL,
    saved timestamptz NOT NULL DEFAULT now(),
    body bytea NOT NULL
  )`

/** Earlier rows are of no use: each server has already read the row that it serves. */
const insertRow = `
  INSERT INTO did_atlas.stored_snapshots (format, hash, facts, digest, body)
  VALUES ($1, $2, $3, $4, $5) RETURNING id`
const deleteOthers = 'DELETE FROM did_atlas.stored_snapshots WHERE id <> $1'

const current = 'FROM did_atlas.stored_snapshots ORDER BY id DESC LIMIT 1'

/** PostgreSQL's code for a table or schema that does not exist. */
const isMissingTable = (error: unknown): boolean => {
  const { code } = error as { code?: string }
  return code === '42P01' || code === '3F000'
}

/** @example await new PostgresStore('postgres://atlas@db.example/atlas').load() */
export class PostgresStore implements Store {
  readonly #pool: Pool
  #wasReached = false

  constructor(private readonly url: string) {
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'did-atlas',
      max: 2,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: queryTimeoutMs,
      // Probes find a peer that is gone, so that its locks are released at both ends.
      keepAlive: true,
      options:
        '-c search_path=pg_catalog -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
    })
    // A connection that is lost while idle is replaced on next use. One that is lost during a query also rejects the query,
    // but the pool handles the event only of idle ones, and without a listener it would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Runs the work with a connection. The first time, it waits for a database that may still be starting. */
  async #withClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#connect()
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      // A connection with an error is closed, which releases everything it held.
      client.release(true)
      throw postgresError(this.url, error)
    }
  }

  async #connect(): Promise<PoolClient> {
    const until = this.#wasReached ? 0 : performance.now() + startTimeoutMs
    for (;;) {
      try {
        const client = await this.#pool.connect()
        this.#wasReached = true
        return client
      } catch (error) {
        const storeError = postgresError(this.url, error)
        if (!(storeError instanceof StoreUnavailable) || performance.now() > until) throw storeError
        await sleep(retryMs)
      }
    }
  }

  /** The newest row; undefined if there is none. */
  #currentRow<Row>(columns: string): Promise<(Row & { id: string }) | undefined> {
    return this.#withClient(async (client) => {
      try {
        return (await client.query(`SELECT id, ${columns} ${current}`)).rows[0]
      } catch (error) {
        if (isMissingTable(error)) return undefined
        throw error
      }
    })
  }

  async identity(): Promise<string> {
    return (await this.#currentRow('hash'))?.id ?? 'missing'
  }

  async load(): Promise<Stored> {
    const row = await this.#currentRow<SnapshotRow>('format, hash, facts, digest, body')
    const store = `the store at ${printableAddress(this.url)}`
    if (!row) throw new StoreError(`There is no snapshot in ${store}. ${remedy}`)
    try {
      return { dataset: await decodeSnapshot(row), facts: row.facts ?? undefined, identity: row.id }
    } catch (error) {
      if (!(error instanceof SnapshotFault)) throw error
      throw new StoreError(`The snapshot in ${store} ${error.message}. ${remedy}`)
    }
  }

  /** Saving a snapshot that is current already only records its facts. */
  async save(snapshot: Snapshot, facts?: string): Promise<Manifest> {
    const { manifest, row } = await encodeSnapshot(snapshot)
    await this.#withClient(async (client) => {
      await this.#checkEncoding(client)
      await client.query('BEGIN')
      await this.#lockSaves(client)
      await client.query(createTable)
      const found = await client.query(`SELECT id, hash, format ${current}`)
      const [storedRow] = found.rows
      if (storedRow?.hash === row.hash && storedRow.format === row.format) {
        const update = 'UPDATE did_atlas.stored_snapshots SET facts = $2 WHERE id = $1'
        await client.query(update, [storedRow.id, facts ?? null])
      } else {
        const values = [row.format, row.hash, facts ?? null, row.digest, row.body]
        const inserted = await client.query(insertRow, values)
        await client.query(deleteOthers, [inserted.rows[0].id])
      }
      await client.query('COMMIT')
    })
    return manifest
  }

  /** Runs saves one after another. Throws a `StoreError` if another save takes too long. */
  async #lockSaves(client: PoolClient): Promise<void> {
    await client.query(`SET LOCAL lock_timeout = ${saveTimeoutMs}`)
    try {
      await client.query({
        text: `SELECT pg_advisory_xact_lock(${saveLock})`,
        query_timeout: saveTimeoutMs + queryTimeoutMs,
      } as { text: string })
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error
      throw new StoreError(
        `Another process is loading into ${printableAddress(this.url)}. Run the command again when it has ended.`,
      )
    }
  }

  async #checkEncoding(client: PoolClient): Promise<void> {
    const { rows } = await client.query('SHOW server_encoding')
    const { server_encoding: encoding } = rows[0]
    if (encoding === 'UTF8') return
    throw new StoreError(
      `The store at ${printableAddress(this.url)} has the encoding ${encoding}. Create the database with \`createdb --encoding=UTF8 --template=template0\`.`,
    )
  }

  async close(): Promise<void> {
    // A connection whose peer has disappeared would not end by itself.
    await Promise.race([this.#pool.end(), sleep(1_000, undefined, { ref: false })])
  }
}
