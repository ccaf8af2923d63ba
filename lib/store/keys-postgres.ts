/** API keys in a PostgreSQL database, which all servers of a site share. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool, type PoolConfig, type QueryResultRow } from 'pg'
import type { KeyRow, KeyTable } from './key-table'

const table = 'did_atlas.keys'
const columns = 'id, name, hash, unlimited, created, revoked, last_used'

/** The columns are the columns of the SQLite table. Times are texts in both, so that both compare them alike. */
const createTable = `
  CREATE SCHEMA IF NOT EXISTS did_atlas;
  CREATE TABLE IF NOT EXISTS ${table} (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    hash bytea NOT NULL,
    unlimited boolean NOT NULL,
    created text COLLATE "C" NOT NULL,
    revoked text,
    last_used text COLLATE "C"
  )`

/** True if another server created the schema or the table at the same moment. */
const isCreated = (error: unknown): boolean =>
  error instanceof DatabaseError && ['23505', '42P06', '42P07'].includes(error.code ?? '')

const connectTimeoutMs = 2_000
/** These queries take only milliseconds. */
const queryTimeoutMs = 5_000
const endTimeoutMs = 1_000

const poolOptions = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: 'did-atlas keys',
  max: 1,
  connectionTimeoutMillis: connectTimeoutMs,
  query_timeout: queryTimeoutMs,
  keepAlive: true,
  idleTimeoutMillis: 0,
})

export class PostgresKeyTable implements KeyTable {
  readonly place: string
  readonly remedies = {
    read: 'Start PostgreSQL, or correct STORE_URL.',
    written: `Allow the user in STORE_URL to create and change the table ${table}, and make sure that its disk has free space.`,
  }
  readonly #pool: Pool
  #isPrepared = false

  constructor(url: string) {
    const { host, pathname } = new URL(url)
    this.place = `the database ${pathname.slice(1)} at ${host}`
    this.#pool = new Pool(poolOptions(url))
    // If the connection is lost, the next query fails and reports it.
    this.#pool.on('error', () => {})
  }

  /** Creates the table if it is missing. A user without that right can use an existing table. */
  async #prepare(): Promise<void> {
    const { rows } = await this.#pool.query<{ found: string | null }>(
      `SELECT to_regclass('${table}') AS found`,
    )
    if (!rows[0]?.found) {
      await this.#pool.query(createTable).catch((error: unknown) => {
        if (!isCreated(error)) throw error
      })
    }
    this.#isPrepared = true
  }

  async #query<Row extends QueryResultRow>(sql: string, values: unknown[] = []) {
    if (!this.#isPrepared) await this.#prepare()
    return this.#pool.query<Row>(sql, values)
  }

  async version(): Promise<string> {
    const row = `id || ' ' || coalesce(revoked, '') || ' ' || coalesce(last_used, '')`
    const { rows } = await this.#query<{ version: string | null }>(
      `SELECT md5(string_agg(${row}, ',' ORDER BY id)) AS version FROM ${table}`,
    )
    return String(rows[0]?.version)
  }

  async rows(): Promise<KeyRow[]> {
    const { rows } = await this.#query<KeyRow>(
      `SELECT id, name, hash, unlimited, created, revoked, last_used AS "lastUsed"
       FROM ${table} ORDER BY created, id`,
    )
    return rows
  }

  async insert(row: KeyRow): Promise<void> {
    const { id, name, hash, unlimited, created, revoked, lastUsed } = row
    const values = [id, name, hash, unlimited, created, revoked, lastUsed]
    const sql = `INSERT INTO ${table} (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`
    await this.#query(sql, values)
  }

  /** Inserts keys from elsewhere. A key that is here already stays revoked if either side has revoked it. */
  async merge(rows: readonly KeyRow[]): Promise<void> {
    const sql = `
      INSERT INTO ${table} (${columns})
      SELECT id, name, decode(hash, 'hex'), unlimited, created, revoked, "lastUsed"
      FROM json_to_recordset($1) AS given (id text, name text, hash text, unlimited boolean,
        created text, revoked text, "lastUsed" text)
      ON CONFLICT (id) DO UPDATE SET
        revoked = coalesce(keys.revoked, excluded.revoked),
        last_used = greatest(keys.last_used, excluded.last_used)
      WHERE keys.hash = excluded.hash`
    const encodedRows = rows.map((row) => ({ ...row, hash: Buffer.from(row.hash).toString('hex') }))
    await this.#query(sql, [JSON.stringify(encodedRows)])
  }

  async revoke(id: string, time: string): Promise<boolean> {
    const sql = `UPDATE ${table} SET revoked = $2 WHERE id = $1 AND revoked IS NULL`
    return (await this.#query(sql, [id, time])).rowCount === 1
  }

  async noteUses(uses: ReadonlyMap<string, string>): Promise<void> {
    const sql = `UPDATE ${table} SET last_used = day
      FROM unnest($1::text[], $2::text[]) AS used (used_id, day)
      WHERE id = used_id AND last_used < day`
    await this.#query(sql, [[...uses.keys()], [...uses.values()]])
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#query(`DELETE FROM ${table} WHERE id = ANY($1)`, [ids])
  }

  /** Always undefined, because a write that fails reports itself. */
  writeFault(): undefined {
    return undefined
  }

  /** A connection whose peer has gone without a word is not waited for. */
  async close(): Promise<void> {
    await Promise.race([this.#pool.end(), sleep(endTimeoutMs, undefined, { ref: false })])
  }
}
