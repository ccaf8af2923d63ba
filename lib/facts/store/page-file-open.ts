/** Opens the file of finished pages, and tells what is wrong with one that cannot be used. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

/** Must be changed with the table, so that older files start again empty. */
const format = 1

/** SQLite's codes for a file that is damaged or not a database (https://sqlite.org/rescode.html). */
const damageCodes = new Set([11, 26])

export const isDamage = (error: unknown): boolean =>
  damageCodes.has((error as { errcode?: number }).errcode ?? 0)

/** True for SQLite's code for a file that another process is writing. */
export const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === 5

/** The body comes last, so that the other columns can be read without it. */
const schema = `
  CREATE TABLE IF NOT EXISTS pages (
    key TEXT PRIMARY KEY,
    context TEXT NOT NULL,
    version TEXT NOT NULL,
    size INTEGER NOT NULL,
    hits REAL NOT NULL,
    used INTEGER NOT NULL,
    digest BLOB NOT NULL,
    head TEXT NOT NULL,
    body BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS pages_by_use ON pages (used, size)`

/**
 * Writes do not wait for the disk: the digest reveals a page torn by a power failure, and each page is only a copy. The
 * journal is a single file. With a write-ahead log, statements would keep a closed connection open until they are
 * garbage-collected, and it would then remove the log of the file's successor.
 */
const settings =
  'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF'

/** Opens the file, or creates it. Throws if it cannot be opened or is damaged. */
export function openPageFile(file: string): DatabaseSyncInstance {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  try {
    database.exec(settings)
    const row = database.prepare('PRAGMA user_version').get() as { user_version: number }
    if (row.user_version !== format) database.exec('DROP TABLE IF EXISTS pages')
    database.exec(`${schema}; PRAGMA user_version = ${format}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
