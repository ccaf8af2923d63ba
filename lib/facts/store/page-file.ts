/**
 * Finished pages in an SQLite file, so that they outlive the process. A page is read only if its digest is right; the
 * file is bounded by the bytes of its pages, of which those go first that were not used for longest.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite'

/** A page, of which this file knows no more than when it is another one. */
export interface PageRecord {
  key: string
  /** The version of the data that it was made from. */
  version: string
  head: string
  body: Uint8Array
}

export interface PageFileOptions {
  /** What pages depend on beside the data. Pages of another context are dropped. */
  context: string
  maxBytes: number
}

/** Must be changed with the table, so that older files are begun anew. */
const format = 1

/** SQLite's codes for a file that is damaged, or none of its own (https://sqlite.org/rescode.html). */
const damageCodes = new Set([11, 26])

export const isDamage = (error: unknown): boolean =>
  damageCodes.has((error as { errcode?: number }).errcode ?? 0)

/** SQLite's code for a file that another process is writing to. */
export const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === 5

/** The body comes last, so that the other columns are read without it. */
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
 * Nothing waits for the disk: what a power failure tears is found by the digest, and is only a copy. The journal lies in
 * one file, because statements keep a closed connection open until they are collected, which with a write-ahead log would
 * then remove that of the file's successor.
 */
const settings =
  'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF'

function open(file: string): DatabaseSyncInstance {
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

/** What tells a page from one that is damaged, or of another context. */
export function digestOf(context: string, { key, version, head, body }: PageRecord): Buffer {
  const hash = createHash('sha256')
  for (const part of [context, key, version, head, body]) {
    hash.update(`${Buffer.byteLength(part)} `).update(part)
  }
  return hash.digest()
}

const sizeOf = ({ key, head, body }: PageRecord): number => key.length + head.length + body.length

/** @example new PageFile('var/pages.db', { context: 'build 1', maxBytes: 1e8 }).read('document /') */
export class PageFile {
  readonly #database: DatabaseSyncInstance
  readonly #statements = new Map<string, StatementSyncInstance>()
  #bytes: number

  /** Throws if the file cannot be opened, or is damaged. */
  constructor(
    file: string,
    private readonly options: PageFileOptions,
  ) {
    this.#database = open(file)
    this.#prepare('DELETE FROM pages WHERE context <> ?').run(options.context)
    this.#bytes = this.#sum()
    // Another server of this machine may be writing while this one opens the file. No visitor waits for that.
    this.#database.exec('PRAGMA busy_timeout = 0')
  }

  /** Removes a file with all that belongs to it. */
  static remove(file: string): void {
    for (const suffix of ['', '-journal']) rmSync(file + suffix, { force: true })
  }

  #prepare(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #sum(): number {
    const row = this.#prepare('SELECT total(size) AS bytes FROM pages').get()
    return (row as { bytes: number }).bytes
  }

  /** The bytes of all pages. */
  get bytes(): number {
    return this.#bytes
  }

  /** The page of a key, or `'damaged'` for one that is not what was written. */
  read(key: string): PageRecord | 'damaged' | undefined {
    const { context } = this.options
    const sql = 'SELECT version, head, body, digest FROM pages WHERE key = ? AND context = ?'
    const row = this.#prepare(sql).get(key, context)
    if (row === undefined) return undefined
    const { version, head, body, digest } = row as Omit<PageRecord, 'key'> & { digest: Uint8Array }
    const record = { key, version, head, body }
    return digestOf(context, record).equals(digest) ? record : 'damaged'
  }

  /** The version of the data that a page was made from; undefined if there is no such page. */
  versionOf(key: string): string | undefined {
    const sql = 'SELECT version FROM pages WHERE key = ? AND context = ?'
    const row = this.#prepare(sql).get(key, this.options.context)
    return (row as { version: string } | undefined)?.version
  }

  /** The keys of all pages, the most wanted first. */
  wanted(): string[] {
    const sql = 'SELECT key FROM pages WHERE context = ? ORDER BY hits DESC, used DESC, key'
    const rows = this.#prepare(sql).all(this.options.context) as { key: string }[]
    return rows.map(({ key }) => key)
  }

  /** Halves what all pages were used, so that what was wanted long ago counts for less. */
  fade(): void {
    this.#prepare('UPDATE pages SET hits = hits / 2').run()
  }

  delete(key: string): void {
    this.#prepare('DELETE FROM pages WHERE key = ?').run(key)
    this.#bytes = this.#sum()
  }

  /** Writes pages, and how often pages were used since, all or nothing. */
  write(records: readonly PageRecord[], uses: ReadonlyMap<string, number>, now: number): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      for (const record of records) this.#put(record, now)
      const use = this.#prepare('UPDATE pages SET hits = hits + ?, used = ? WHERE key = ?')
      for (const [key, count] of uses) use.run(count, now, key)
      this.#bytes = this.#sum()
      this.#evict()
      this.#database.exec('COMMIT')
    } catch (error) {
      // SQLite itself has rolled back after some errors, a full disk for example.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #put(record: PageRecord, now: number): void {
    const { context, maxBytes } = this.options
    const { key, version, head, body } = record
    const size = sizeOf(record)
    if (size > maxBytes) return
    const sql = `INSERT INTO pages VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET context = excluded.context, version = excluded.version,
      size = excluded.size, used = excluded.used, digest = excluded.digest, head = excluded.head, body = excluded.body`
    const digest = digestOf(context, record)
    this.#prepare(sql).run(key, context, version, size, now, digest, head, body)
  }

  #evict(): void {
    const sql = `DELETE FROM pages WHERE key = (SELECT key FROM pages ORDER BY used LIMIT 1)
      RETURNING size`
    while (this.#bytes > this.options.maxBytes) {
      const row = this.#prepare(sql).get() as { size: number } | undefined
      if (row === undefined) return
      this.#bytes -= row.size
    }
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }
}
