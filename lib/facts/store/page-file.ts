/**
 * Finished pages in an SQLite file, kept across restarts. A page is read only if its digest is correct. The total size
 * of the pages is limited, and the least recently used are evicted first.
 */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'
import { openPageFile } from './page-file-open'

/** A page. This file knows nothing of its contents. */
export interface PageRecord {
  key: string
  /** The version of the data from which it was made. */
  version: string
  head: string
  body: Uint8Array
}

export interface PageFileOptions {
  /** Identifies everything that pages depend on besides the data. Pages of another context are dropped. */
  context: string
  maxBytes: number
}

/** The digest that distinguishes an intact page from one that is damaged or belongs to another context. */
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

  /** Opens the file. Throws if it cannot be opened or is damaged. */
  constructor(
    file: string,
    private readonly options: PageFileOptions,
  ) {
    this.#database = openPageFile(file)
    this.#prepare('DELETE FROM pages WHERE context <> ?').run(options.context)
    this.#bytes = this.#sum()
    // Another server on this machine may be writing while this one opens the file, so opening may wait. Visitors never
    // wait for a lock.
    this.#database.exec('PRAGMA busy_timeout = 0')
  }

  /** Removes a file and its journal. */
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

  /** The total size of all pages, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  /** The page of a key, or `'damaged'` if it is not as it was written. */
  read(key: string): PageRecord | 'damaged' | undefined {
    const { context } = this.options
    const sql = 'SELECT version, head, body, digest FROM pages WHERE key = ? AND context = ?'
    const row = this.#prepare(sql).get(key, context)
    if (row === undefined) return undefined
    const { version, head, body, digest } = row as Omit<PageRecord, 'key'> & { digest: Uint8Array }
    const record = { key, version, head, body }
    return digestOf(context, record).equals(digest) ? record : 'damaged'
  }

  /** The version of the data from which a page was made; undefined if there is no such page. */
  versionOf(key: string): string | undefined {
    const sql = 'SELECT version FROM pages WHERE key = ? AND context = ?'
    const row = this.#prepare(sql).get(key, this.options.context)
    return (row as { version: string } | undefined)?.version
  }

  /** The keys of all pages, the most requested first. */
  wanted(): string[] {
    const sql = 'SELECT key FROM pages WHERE context = ? ORDER BY hits DESC, used DESC, key'
    const rows = this.#prepare(sql).all(this.options.context) as { key: string }[]
    return rows.map(({ key }) => key)
  }

  /** Halves the use counts of all pages, so that older requests count for less. */
  fade(): void {
    this.#prepare('UPDATE pages SET hits = hits / 2').run()
  }

  delete(key: string): void {
    this.#prepare('DELETE FROM pages WHERE key = ?').run(key)
    this.#bytes = this.#sum()
  }

  /** Writes pages and adds the given use counts, all or nothing. */
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
      // SQLite has already rolled back after some errors, such as a full disk.
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
