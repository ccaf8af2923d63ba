/**
 * The digest of everything that a store contains, including its full-text indexes. It is written with the store and
 * recomputed before the store is read, so that changes by a faulty disk, a bad copy or another program are not mistaken
 * for facts.
 */
import { createHash, type Hash } from 'node:crypto'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/** The table that contains the digest itself. */
export const digestTable = 'digest'

/** How many rows to hash before yielding to other work. */
const rowsAtOnce = 500

/** Adds a value prefixed with its type and length, so that different rows never produce the same bytes. */
function addValue(hash: Hash, value: unknown): void {
  const content = value instanceof Uint8Array ? value : String(value)
  hash.update(`${typeof value} ${content.length} `).update(content)
}

function* digestSteps(database: DatabaseSyncInstance): Generator<undefined, string> {
  const hash = createHash('sha256')
  const tables = database
    .prepare(`SELECT name FROM sqlite_schema WHERE rootpage > 0 AND type = 'table' ORDER BY name`)
    .all() as { name: string }[]
  let rows = 0
  for (const { name } of tables.filter((table) => table.name !== digestTable)) {
    const statement = database.prepare(`SELECT * FROM "${name}"`)
    for (const row of statement.iterate()) {
      for (const value of Object.values(row as object)) addValue(hash, value)
      rows += 1
      if (rows % rowsAtOnce === 0) yield
    }
    // Using the statement after the loop keeps it from being garbage-collected, which would end the iteration early.
    addValue(hash, statement.sourceSQL)
  }
  return hash.digest('hex')
}

export function digestOf(database: DatabaseSyncInstance): string {
  const steps = digestSteps(database)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

async function digestBesideOthers(database: DatabaseSyncInstance): Promise<string> {
  const steps = digestSteps(database)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await yieldToOthers()
  }
}

/** Describes the damage to a database; undefined if it is as it was written. Throws if it cannot be read. */
export async function damageOf(database: DatabaseSyncInstance): Promise<string | undefined> {
  const [found] = database.prepare('PRAGMA integrity_check(1)').all() as Record<string, string>[]
  const fault = found?.integrity_check
  if (fault !== 'ok') return fault ?? 'it cannot be checked'
  const { value } = database.prepare(`SELECT value FROM ${digestTable}`).get() as { value: string }
  if (value !== (await digestBesideOthers(database))) return 'its content has another digest'
}
