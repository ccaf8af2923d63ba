/** Opens the file of the API keys, a separate SQLite file. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

export function openKeyFile(file: string): DatabaseSyncInstance {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  chmodSync(file, 0o600)
  return withTable(database)
}

/** Opens the keys in a folder that cannot be written: those in its file, or none. A full disk leaves an empty file. */
export function openUnwritableKeyFile(file: string): DatabaseSyncInstance {
  if (!existsSync(file) || statSync(file).size === 0) return withTable(new DatabaseSync(':memory:'))
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec('SELECT id FROM keys LIMIT 1')
  return database
}

function withTable(database: DatabaseSyncInstance): DatabaseSyncInstance {
  database.exec(`
      PRAGMA busy_timeout = 5000;
      CREATE TABLE IF NOT EXISTS keys (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        hash BLOB NOT NULL,
        unlimited INTEGER NOT NULL,
        created TEXT NOT NULL,
        revoked TEXT,
        last_used TEXT
      )`)
  // Older files do not have this column.
  const known = database.prepare('PRAGMA table_info(keys)').all() as { name: string }[]
  if (!known.some(({ name }) => name === 'last_used')) {
    database.exec('ALTER TABLE keys ADD COLUMN last_used TEXT')
  }
  return database
}
