/**
 * The registry of a database's snapshots. Each snapshot is a schema, and one row names the current one, so that all
 * servers switch to another in one step. A reader holds a shared lock on its snapshot, which ends with its connection,
 * however that ends.
 */
import type { Client, ClientBase } from 'pg'
import { snapshotFormat } from '@/lib/facts/snapshot'
import { StoreError } from '../store'
import { shownAddress } from './connection'

/** The schema for everything outside the snapshots. */
export const registrySchema = 'did_atlas'

/** The first number of all this program's locks. The second is the id of a snapshot. */
export const lockSpace = 0x41746c73
/** The lock that a load holds. No snapshot has this id. */
const loading = 0

/** How long a load waits for another one to finish. */
const loadWaitMs = 60_000

const registrySql = `
  CREATE SCHEMA IF NOT EXISTS ${registrySchema};
  CREATE TABLE IF NOT EXISTS ${registrySchema}.snapshots (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    format integer NOT NULL,
    hash text NOT NULL,
    facts text,
    loaded timestamptz NOT NULL DEFAULT now(),
    unread_since timestamptz
  );
  CREATE TABLE IF NOT EXISTS ${registrySchema}.current (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    snapshot integer NOT NULL REFERENCES ${registrySchema}.snapshots
  );`

export interface SnapshotRow {
  id: number
  format: number
  hash: string
  /** The hash of the facts from which it was compiled; null if it is unknown. */
  facts: string | null
}

export const schemaOf = (id: number): string => `atlas_${id}`

const remedy = 'Run `npm run data:compile`.'

/** Throws a `StoreError` for a snapshot made by another version of this program. */
export function checkFormat(url: string, { format }: SnapshotRow): void {
  if (format === snapshotFormat) return
  throw new StoreError(`The store at ${shownAddress(url)} was made by another version. ${remedy}`)
}

export const noSnapshot = (url: string): StoreError =>
  new StoreError(`There is no snapshot in the store at ${shownAddress(url)}. ${remedy}`)

const currentSql = `SELECT id, format, hash, facts
  FROM ${registrySchema}.snapshots JOIN ${registrySchema}.current ON snapshot = id`

/** Undefined if nothing has been loaded into the database. */
export async function currentRow(client: ClientBase): Promise<SnapshotRow | undefined> {
  const { rows } = await client.query(`SELECT to_regclass('${registrySchema}.current') AS found`)
  if (rows[0].found === null) return undefined
  return (await client.query<SnapshotRow>(currentSql)).rows[0]
}

/** Locks a snapshot against being dropped, for as long as the connection lasts. False if it has been dropped. */
export async function lockSnapshot(client: Client, id: number): Promise<boolean> {
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [lockSpace, id])
  const { rowCount } = await client.query(`SELECT FROM ${registrySchema}.snapshots WHERE id = $1`, [
    id,
  ])
  return rowCount === 1
}

/** Excludes other loads for as long as the connection lasts. Throws a `StoreError` if another load takes too long. */
export async function lockLoading(client: Client, url: string, waitMs = loadWaitMs): Promise<void> {
  await client.query(`SET lock_timeout = ${waitMs}`)
  try {
    await client.query('SELECT pg_advisory_lock($1, $2)', [lockSpace, loading])
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new StoreError(
      `Another process is loading into ${shownAddress(url)}. Run the command again when it has ended.`,
    )
  }
  await client.query('RESET lock_timeout')
}

/** Creates the registry if needed. The caller must hold the lock for loading. */
export async function createRegistry(client: Client): Promise<void> {
  await client.query(registrySql)
}

/** Registers a snapshot before its schema is filled, in the same transaction. Returns its id. */
export async function enterSnapshot(
  client: Client,
  { format, hash, facts }: Omit<SnapshotRow, 'id'>,
): Promise<number> {
  const sql = `INSERT INTO ${registrySchema}.snapshots (format, hash, facts) VALUES ($1, $2, $3) RETURNING id`
  const { rows } = await client.query<{ id: number }>(sql, [format, hash, facts])
  return rows[0]?.id ?? 0
}

export async function makeCurrent(client: Client, id: number): Promise<void> {
  await client.query(
    `INSERT INTO ${registrySchema}.current (snapshot) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET snapshot = excluded.snapshot`,
    [id],
  )
}

/** Records that the snapshot represents other facts, which compile to the same content. */
export async function noteFacts(client: Client, id: number, facts: string | null): Promise<void> {
  const sql = `UPDATE ${registrySchema}.snapshots SET facts = $2 WHERE id = $1`
  await client.query(sql, [id, facts])
}
