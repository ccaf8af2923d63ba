/** API keys. Only hashes are stored, in a separate file, because a new snapshot replaces the store's file. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { StoreError } from '@/lib/store/errors'
import { openKeyFile, openUnwritableKeyFile } from './key-file'
import { hashOfKey, idOfKey, isSameHash, newKey } from './key-form'
import { type KeyRecord, mergeKeyRecords, readKeyRecords } from './key-record'

export interface ApiKey {
  id: string
  name: string
  /** True if the rate limits do not apply. */
  unlimited: boolean
  /** An ISO 8601 time. */
  created: string
  /** An ISO 8601 time; null while the key is valid. */
  revoked: string | null
  /** The day of last use of a key created by a visitor; null for all other keys, which do not expire. */
  lastUsed: string | null
}

type KeyRow = Omit<ApiKey, 'unlimited'> & { unlimited: number; hash: Uint8Array }
type ActiveKey = ApiKey & { hash: Uint8Array }

const columns = 'id, name, unlimited, created, revoked, last_used AS lastUsed'

/** A key created by a visitor is removed after this many days without use. */
export const unusedDays = 90

/** The maximum number of visitors' keys stored at a time. */
const maxSelfMade = 10_000

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** How often the file is checked for changes. Until then, a key revoked by another process is still accepted. */
const refreshIntervalMs = 1000

/** @example new KeyStore('var/keys.db').find(request.headers['x-api-key'])?.unlimited */
export class KeyStore {
  readonly #database: DatabaseSyncInstance
  #activeKeys = new Map<string, ActiveKey>()
  #dataVersion: unknown
  /** How many times this process has created or revoked keys. */
  #ownChanges = 0
  #refreshedAt = Number.NEGATIVE_INFINITY
  readonly #now: () => number
  readonly #date: () => Date

  /**
   * Opens the keys. Throws a `StoreError` if that fails. `now` is a clock in milliseconds, `date` gives the calendar
   * date.
   */
  constructor(
    file: string,
    { opened = openKeyFile, now = () => performance.now(), date = () => new Date() } = {},
  ) {
    this.#now = now
    this.#date = date
    try {
      this.#database = opened(file)
    } catch (error) {
      throw new StoreError(
        `The API keys at ${file} cannot be opened (${String(error)}). Make the folder writable, or move the file away and create new keys.`,
      )
    }
  }

  /** Opens the keys for a server, which runs without changing them if the folder cannot be written. */
  static forServer(file: string, opened = openKeyFile): KeyStore {
    try {
      return new KeyStore(file, { opened })
    } catch {
      return new KeyStore(file, { opened: openUnwritableKeyFile })
    }
  }

  /** Creates a key. It cannot be retrieved later, because only its hash is stored. */
  create(name: string, { unlimited = false } = {}): { id: string; key: string } {
    return this.#insert(name, unlimited, null)
  }

  /** Creates a key for a visitor, which expires if it is not used. Undefined if there are too many of them. */
  createSelfMade(): { id: string; key: string } | undefined {
    const sql = 'DELETE FROM keys WHERE last_used < ?'
    this.#database.prepare(sql).run(this.#firstValidDay())
    const count = 'SELECT count(*) AS made FROM keys WHERE last_used IS NOT NULL'
    const { made } = this.#database.prepare(count).get() as { made: number }
    return made < maxSelfMade ? this.#insert('self-made', false, dayOf(this.#date())) : undefined
  }

  #insert(name: string, unlimited: boolean, lastUsed: string | null) {
    const { id, key } = newKey()
    this.#database
      .prepare('INSERT INTO keys VALUES (?, ?, ?, ?, ?, NULL, ?)')
      .run(id, name, hashOfKey(key), unlimited ? 1 : 0, new Date().toISOString(), lastUsed)
    this.#noteOwnChange()
    return { id, key }
  }

  list(): ApiKey[] {
    const sql = `SELECT ${columns} FROM keys ORDER BY created, id`
    const rows = this.#database.prepare(sql).all() as KeyRow[]
    return rows.map((row) => ({ ...row, unlimited: row.unlimited === 1 }))
  }

  /** Revokes a key. Returns false if the key does not exist or is already revoked. */
  revoke(id: string): boolean {
    const sql = 'UPDATE keys SET revoked = ? WHERE id = ? AND revoked IS NULL'
    const { changes } = this.#database.prepare(sql).run(new Date().toISOString(), id)
    this.#noteOwnChange()
    return Number(changes) === 1
  }

  #noteOwnChange(): void {
    this.#ownChanges += 1
    this.#refreshedAt = Number.NEGATIVE_INFINITY
  }

  /**
   * A text that changes whenever this process or another one creates or revokes a key. This process's records of use do
   * not change it.
   */
  get changes(): string {
    return `${this.#fileVersion()} ${this.#ownChanges}`
  }

  /** All keys, for other instances. */
  records(): KeyRecord[] {
    return readKeyRecords(this.#database)
  }

  /** True for a visitor's key that has not been used for too long. */
  isExpired({ lastUsed }: Pick<ApiKey, 'lastUsed'>): boolean {
    return lastUsed !== null && lastUsed < this.#firstValidDay()
  }

  /** Merges keys from other instances. */
  merge(records: readonly KeyRecord[]): void {
    const valid = records.filter((record) => !this.isExpired(record))
    if (valid.length === 0 || mergeKeyRecords(this.#database, valid) === 0) return
    this.#refreshedAt = Number.NEGATIVE_INFINITY
  }

  /**
   * The record of a valid key; undefined if the key is unknown, revoked or expired. Hashes are compared in constant
   * time.
   */
  find(key: string, hash = hashOfKey(key)): ApiKey | undefined {
    this.#refresh()
    const record = this.#activeKeys.get(idOfKey(key))
    const matches = isSameHash(hash, record?.hash)
    return matches && record && this.#isUsable(record) ? record : undefined
  }

  /** The earliest day of last use with which a visitor's key is still valid. */
  #firstValidDay(): string {
    return dayOf(new Date(this.#date().getTime() - unusedDays * dayMs))
  }

  /** False for an expired key. The use of any other visitor's key is recorded, once a day. */
  #isUsable(record: ActiveKey): boolean {
    const today = dayOf(this.#date())
    if (record.lastUsed === null || record.lastUsed === today) return true
    if (this.isExpired(record)) return false
    record.lastUsed = today
    try {
      const sql = 'UPDATE keys SET last_used = ? WHERE id = ?'
      this.#database.prepare(sql).run(today, record.id)
    } catch {
      // A file that cannot be written must not stop anyone from reading. The use is recorded another day.
    }
    return true
  }

  close(): void {
    this.#database.close()
  }

  /** A number that changes after each change by another process. */
  #fileVersion(): number {
    const row = this.#database.prepare('PRAGMA data_version').get() as { data_version: number }
    return row.data_version
  }

  /** Reads the keys again if they have changed. This process's own changes are noticed at once. */
  #refresh(): void {
    const now = this.#now()
    if (now - this.#refreshedAt < refreshIntervalMs) return
    const forced = this.#refreshedAt === Number.NEGATIVE_INFINITY
    this.#refreshedAt = now
    const version = this.#fileVersion()
    if (!forced && version === this.#dataVersion) return
    this.#dataVersion = version
    const rows = this.#database
      .prepare(`SELECT ${columns}, hash FROM keys WHERE revoked IS NULL`)
      .all() as KeyRow[]
    const entries = rows.map((r) => [r.id, { ...r, unlimited: r.unlimited === 1 }] as const)
    this.#activeKeys = new Map(entries)
  }
}
