/** A lock that one process at a time can hold. The system releases it when the process ends, even by SIGKILL. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from './store'

/** SQLITE_BUSY: another connection holds the lock. */
const busy = 5

function openLock(file: string): DatabaseSyncInstance {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    return new DatabaseSync(file)
  } catch (error) {
    throw new StoreError(
      `The lock at ${file} cannot be taken (${String(error)}). Set STORE_URL to a file in a writable folder.`,
    )
  }
}

/**
 * Gives what releases the lock; undefined if another process holds it. Throws a `StoreError` if the file cannot be
 * written.
 * @example const release = acquireLock('var/atlas.db.mirror-lock')
 */
export function acquireLock(file: string): (() => void) | undefined {
  const database = openLock(file)
  try {
    database.exec('BEGIN EXCLUSIVE')
    return () => database.close()
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
}
