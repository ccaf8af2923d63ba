/** API keys: shown once, stored as hashes, in a file of their own so that loading a snapshot never touches them. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from './store'

export interface ApiKey {
  id: string
  name: string
  /** True where the rate limits do not apply. */
  unlimited: boolean
  /** ISO 8601 times. */
  created: string
  revoked: string | null
}

type KeyRow = Omit<ApiKey, 'unlimited'> & { unlimited: number; hash: Uint8Array }

/** The form of a key: a mark that secret scanners can know, the key's id, and 256 bits of chance. */
const form = /^atlas_([0-9a-f]{8})_[A-Za-z0-9_-]{43}$/

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Compared with where no key has the id, so that an unknown id takes as long as a wrong secret. */
const nobody = randomBytes(32)

/** How long a revoked key may still be accepted, in milliseconds. */
const staleness = 1000

function open(file: string): DatabaseSyncInstance {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  chmodSync(file, 0o600)
  database.exec(`
      PRAGMA busy_timeout = 5000;
      CREATE TABLE IF NOT EXISTS keys (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        hash BLOB NOT NULL,
        unlimited INTEGER NOT NULL,
        created TEXT NOT NULL,
        revoked TEXT
      )`)
  return database
}

export class KeyStore {
  readonly #database: DatabaseSyncInstance
  #active = new Map<string, ApiKey & { hash: Uint8Array }>()
  #version: unknown
  #checked = Number.NEGATIVE_INFINITY

  constructor(file: string) {
    try {
      this.#database = open(file)
    } catch (error) {
      throw new StoreError(
        `The API keys at ${file} cannot be opened (${String(error)}). Make the folder writable, or move the file away and make new keys.`,
      )
    }
  }

  /** Makes a key. The key itself is returned here and never again. */
  create(name: string, { unlimited = false } = {}): { id: string; key: string } {
    const id = randomBytes(4).toString('hex')
    const key = `atlas_${id}_${randomBytes(32).toString('base64url')}`
    this.#database
      .prepare('INSERT INTO keys VALUES (?, ?, ?, ?, ?, NULL)')
      .run(id, name, hashOfKey(key), unlimited ? 1 : 0, new Date().toISOString())
    this.#checked = Number.NEGATIVE_INFINITY
    return { id, key }
  }

  list(): ApiKey[] {
    const sql = 'SELECT id, name, unlimited, created, revoked FROM keys ORDER BY created, id'
    const rows = this.#database.prepare(sql).all() as KeyRow[]
    return rows.map((row) => ({ ...row, unlimited: row.unlimited === 1 }))
  }

  /** Revokes a key. Returns false where there is no such key or it has been revoked before. */
  revoke(id: string): boolean {
    const sql = 'UPDATE keys SET revoked = ? WHERE id = ? AND revoked IS NULL'
    const { changes } = this.#database.prepare(sql).run(new Date().toISOString(), id)
    this.#checked = Number.NEGATIVE_INFINITY
    return Number(changes) === 1
  }

  /** The key's record where it is known and not revoked; compared in constant time. */
  find(key: string, hash = hashOfKey(key)): ApiKey | undefined {
    this.#refresh()
    const id = form.exec(key)?.[1] ?? ''
    const record = this.#active.get(id)
    const same = timingSafeEqual(hash, record?.hash ?? nobody)
    return same ? record : undefined
  }

  close(): void {
    this.#database.close()
  }

  /** Another process may have changed the keys: reads them anew where the file says so, at most once a second. */
  #refresh(): void {
    const now = performance.now()
    if (now - this.#checked < staleness) return
    const forced = this.#checked === Number.NEGATIVE_INFINITY
    this.#checked = now
    const row = this.#database.prepare('PRAGMA data_version').get() as { data_version: number }
    if (!forced && row.data_version === this.#version) return
    this.#version = row.data_version
    const rows = this.#database
      .prepare('SELECT * FROM keys WHERE revoked IS NULL')
      .all() as KeyRow[]
    const entries = rows.map((r) => [r.id, { ...r, unlimited: r.unlimited === 1 }] as const)
    this.#active = new Map(entries)
  }
}
