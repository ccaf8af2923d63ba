/** Drops snapshots without readers. */
import type { Client } from 'pg'
import { lockSpace, registrySchema, schemaOf } from './registry'

/**
 * How long a snapshot must have been unread before it is dropped: a reader may have lost its connection for a moment.
 */
const unreadMs = 10_000

const othersSql = `SELECT id, unread_since < now() - make_interval(secs => $1::float8 / 1000) AS is_due
  FROM ${registrySchema}.snapshots
  WHERE id NOT IN (SELECT snapshot FROM ${registrySchema}.current) ORDER BY id`

/**
 * Tries to take an exclusive lock, which succeeds only if the snapshot has no readers. The lock lasts until the end of
 * the transaction.
 */
const isUnreadSql = 'SELECT pg_try_advisory_xact_lock($1, $2) AS is_unread'

const noteSql = `UPDATE ${registrySchema}.snapshots
  SET unread_since = CASE WHEN $2 THEN coalesce(unread_since, now()) END
  WHERE id = $1 AND (unread_since IS NULL) = $2`

async function dropOrNote(client: Client, id: number, isDue: boolean): Promise<void> {
  const { rows } = await client.query(isUnreadSql, [lockSpace, id])
  const isUnread: boolean = rows[0].is_unread
  if (!isUnread || !isDue) {
    await client.query(noteSql, [id, isUnread])
    return
  }
  await client.query(`DROP SCHEMA IF EXISTS ${schemaOf(id)} CASCADE`)
  await client.query(`DELETE FROM ${registrySchema}.snapshots WHERE id = $1`, [id])
}

/**
 * Drops each snapshot that is not current and has been unread for `after` milliseconds. A snapshot found unread for the
 * first time is only marked.
 */
export async function dropUnread(client: Client, after = unreadMs): Promise<void> {
  const { rows } = await client.query<{ id: number; is_due: boolean | null }>(othersSql, [after])
  for (const { id, is_due: isDue } of rows) {
    await client.query('BEGIN')
    try {
      await dropOrNote(client, id, isDue ?? false)
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      throw error
    }
  }
}
