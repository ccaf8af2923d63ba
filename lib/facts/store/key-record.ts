/**
 * The record of a key as instances exchange it: everything that is stored, which for the key itself is only its hash.
 */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { z } from 'zod'

export const KeyRecord = z.object({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  name: z.string().min(1).max(200),
  /** SHA-256, in base64url. */
  hash: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  unlimited: z.boolean(),
  created: z.iso.datetime(),
  revoked: z.iso.datetime().nullable(),
  lastUsed: z.iso.date().nullable(),
})
export type KeyRecord = z.infer<typeof KeyRecord>

type Row = Omit<KeyRecord, 'hash' | 'unlimited'> & { hash: Uint8Array; unlimited: number }

export function readKeyRecords(database: DatabaseSyncInstance): KeyRecord[] {
  const sql = 'SELECT id, name, hash, unlimited, created, revoked, last_used AS lastUsed FROM keys'
  const rows = database.prepare(sql).all() as Row[]
  return rows.map(({ hash, unlimited, ...row }) => ({
    ...row,
    hash: Buffer.from(hash).toString('base64url'),
    unlimited: unlimited === 1,
  }))
}

/**
 * A key stays revoked if either side has revoked it, and the later use counts, so that all instances reach the same
 * state whatever the order of updates.
 */
const mergeSql = `INSERT INTO keys (id, name, hash, unlimited, created, revoked, last_used)
  VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET
    revoked = coalesce(keys.revoked, excluded.revoked),
    last_used = max(keys.last_used, excluded.last_used)
  WHERE keys.hash = excluded.hash AND
    ((keys.revoked IS NULL AND excluded.revoked IS NOT NULL) OR keys.last_used < excluded.last_used)`

/** Merges what is new in the records, all or nothing, and returns how many keys changed. */
export function mergeKeyRecords(
  database: DatabaseSyncInstance,
  records: readonly KeyRecord[],
): number {
  const merge = database.prepare(mergeSql)
  let changed = 0
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const { id, name, hash, unlimited, created, revoked, lastUsed } of records) {
      const bytes = Buffer.from(hash, 'base64url')
      const values = [id, name, bytes, unlimited ? 1 : 0, created, revoked, lastUsed]
      changed += Number(merge.run(...values).changes)
    }
    database.exec('COMMIT')
    return changed
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
