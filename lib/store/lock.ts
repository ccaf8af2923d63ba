/**
 * Locks a folder, so that two processes never do the same work at once. The lock is held on an SQLite file. It ends
 * with its process, even if the process is killed, and works between containers that share the folder.
 */
import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'

/** Thrown if another process holds the lock. The message suggests a remedy. */
export class LockedError extends Error {
  override name = 'LockedError'
}

/** https://www.sqlite.org/rescode.html#busy */
const busy = 5

/**
 * Takes the lock of a folder and returns the function that releases it. Throws a `LockedError` if another process holds
 * it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  const database = new DatabaseSync(path.join(folder, 'lock'))
  try {
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error
    throw new LockedError(`Another process is using ${folder}. Wait until it ends.`)
  }
  return () => database.close()
}
