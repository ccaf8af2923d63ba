/**
 * Loads a snapshot into a schema of its own and makes it current, in one transaction. A load that fails or is killed
 * leaves nothing behind, and readers see either the old snapshot or the new one.
 */
import type { Client } from 'pg'
import { type Manifest, manifestOf, type Snapshot, snapshotFormat } from '@/lib/facts/snapshot'
import { StoreError } from '../store'
import { shownAddress, withClient } from './connection'
import { fillSchema } from './fill'
import {
  createRegistry,
  currentRow,
  enterSnapshot,
  lockLoading,
  makeCurrent,
  noteFacts,
  type SnapshotRow,
  schemaOf,
} from './registry'
import { dropUnread } from './unread'

export interface Loaded {
  manifest: Manifest
  /** The id of the snapshot in the database. */
  id: number
}

interface LoadOptions {
  /** The hash of the facts from which the snapshot was compiled. */
  facts?: string
  /** How long to wait for another load to finish, in milliseconds. */
  waitMs?: number
  /** How many items have a common term at least. Tests pass a smaller number, so that they need fewer items. */
  leastCommon?: number
}

async function checkEncoding(client: Client, url: string): Promise<void> {
  const { rows } = await client.query('SHOW server_encoding')
  if (rows[0].server_encoding === 'UTF8') return
  throw new StoreError(
    `The store at ${shownAddress(url)} has the encoding ${rows[0].server_encoding}. Create the database with \`createdb --encoding=UTF8 --template=template0\`.`,
  )
}

async function load(
  client: Client,
  snapshot: Snapshot,
  { manifest, facts, leastCommon }: LoadOptions & { manifest: Manifest },
): Promise<number> {
  await client.query('BEGIN')
  const id = await enterSnapshot(client, {
    format: snapshotFormat,
    hash: manifest.hash,
    facts: facts ?? null,
  })
  await client.query(`CREATE SCHEMA ${schemaOf(id)}`)
  await client.query(`SET LOCAL search_path = ${schemaOf(id)}`)
  await fillSchema(client, { snapshot, manifest, leastCommon })
  await makeCurrent(client, id)
  await client.query('COMMIT')
  return id
}

/**
 * Loads a snapshot, unless it is already current. Throws a `StoreError` that includes a remedy.
 *
 * @example (await loadSnapshot('postgres://atlas@db.example/atlas', await compileFolder('data'))).manifest.hash
 */
export async function loadSnapshot(
  url: string,
  snapshot: Snapshot,
  { waitMs, ...options }: LoadOptions = {},
): Promise<Loaded> {
  const manifest = manifestOf(snapshot)
  return withClient(url, async (client) => {
    await checkEncoding(client, url)
    await lockLoading(client, url, waitMs)
    await createRegistry(client)
    await dropUnread(client)
    const current = await currentRow(client)
    if (current?.hash !== manifest.hash || current.format !== snapshotFormat) {
      return { manifest, id: await load(client, snapshot, { ...options, manifest }) }
    }
    await noteFacts(client, current.id, options.facts ?? null)
    return { manifest, id: current.id }
  })
}

/** The current snapshot of a database; undefined if there is none, or if another version of this program loaded it. */
export async function currentSnapshot(url: string): Promise<SnapshotRow | undefined> {
  const row = await withClient(url, currentRow)
  return row?.format === snapshotFormat ? row : undefined
}
