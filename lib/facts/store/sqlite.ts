/** Reads an SQLite store in the state in which it was opened. A new snapshot replaces it as a whole. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Collection } from '@/lib/contract/additions'
import type { Manifest } from '@/lib/facts/snapshot'
import { inPortions } from './portions'
import type { QueryThread } from './query-thread'
import { isUnbounded, listPage } from './sqlite-list'
import { type OpenOptions, type OpenStore, openStore } from './sqlite-open'
import { Statements } from './sqlite-query'
import { searchResults, topResults } from './sqlite-search'
import { TermSets } from './sqlite-terms'
import { storable } from './storable'
import {
  type ChosenItems,
  type GraphPart,
  type ItemRow,
  itemText,
  type ListPage,
  type ListRequest,
  type Store,
  type StoredRecord,
} from './store'
import type { StoreCopy } from './store-copy'

/**
 * Joins each record with its detail by path. The path uses the id from the summary, because items are stored without a
 * path.
 */
const recordsSql = `
  SELECT summary, arrays, body FROM items
  LEFT JOIN documents ON path = collection || '/' || json_extract(summary, '$.id')
  WHERE collection = ? AND position >= ? ORDER BY position LIMIT ?`

const graphSql = 'SELECT body FROM graph WHERE part = ? AND position >= ? ORDER BY position LIMIT ?'

const allSql = 'SELECT summary, arrays FROM items WHERE collection = ? ORDER BY position'

const hasFilter = `AND EXISTS (SELECT 1 FROM filters
  WHERE filters.key = items.key AND filters.name = ? AND filters.value = ?)`

/**
 * In longer lists, and in searches of more entries, queries whose duration grows with their matches run in the thread.
 */
const maxBesideOthers = 50_000

const largestSql = `SELECT max(size) AS size FROM
  (SELECT max(total) AS size FROM totals WHERE name = '' UNION ALL SELECT max(key) FROM search)`

/** @example await (await SqliteStore.open('var/atlas.db')).document('projects/118') */
export class SqliteStore implements Store {
  readonly manifest: Manifest
  readonly #database: DatabaseSyncInstance
  readonly #copy: StoreCopy
  readonly #statements: Statements
  readonly #sets: TermSets
  readonly #thread: QueryThread
  readonly #isLarge: boolean

  private constructor({ copy, manifest, thread }: OpenStore, maxSize: number) {
    this.#copy = copy
    this.#database = copy.database
    this.#statements = new Statements(copy.database)
    this.#sets = new TermSets(this.#statements)
    this.#thread = thread
    const { size } = copy.database.prepare(largestSql).get() as { size: number | null }
    this.#isLarge = (size ?? 0) > maxSize
    this.manifest = manifest
  }

  /** Opens a store. Throws a `StoreError` if it is missing, unreadable, damaged or of another version. */
  static async open(
    file: string,
    { maxSize = maxBesideOthers, ...options }: OpenOptions & { maxSize?: number } = {},
  ): Promise<SqliteStore> {
    const store = new SqliteStore(await openStore(file, options), maxSize)
    // The thread that may have checked for damage is only needed for large stores.
    if (!store.#isLarge) await store.#thread.close()
    return store
  }

  async document(path: string): Promise<string | undefined> {
    const row = this.#statements
      .prepare('SELECT body FROM documents WHERE path = ?')
      .get(storable(path))
    return (row as { body: string } | undefined)?.body
  }

  async list(request: ListRequest): Promise<ListPage> {
    return this.#isLarge && isUnbounded(request)
      ? this.#thread.ask({ kind: 'list', request })
      : listPage(this.#sets, request)
  }

  async chosen({ collection, ids, filters = {}, includes = [] }: ChosenItems): Promise<string[]> {
    const named = Object.entries(filters).map(([name, value]) => [name, storable(value)])
    const sql = `SELECT summary, arrays FROM items WHERE collection = ?
      AND id IN (SELECT value FROM json_each(?)) ${named.map(() => hasFilter).join(' ')} ORDER BY position`
    const values = [collection, JSON.stringify(ids), ...named.flat()]
    const rows = this.#statements.prepare(sql).all(...values) as ItemRow[]
    return rows.map((row) => itemText(row, includes))
  }

  async all(collection: Collection, includes: readonly string[] = []): Promise<string[]> {
    const rows = this.#statements.prepare(allSql).all(collection) as ItemRow[]
    return rows.map((row) => itemText(row, includes))
  }

  /** Reads rows by position, because a statement that stays open could be finalized before its last row is read. */
  #portions<Row>(sql: string, of: string): AsyncIterable<Row> {
    return inPortions(async (first, count) => {
      return this.#statements.prepare(sql).all(of, first, count) as Row[]
    })
  }

  async *records(collection: Collection): AsyncIterable<StoredRecord> {
    type Row = ItemRow & { body: string | null }
    for await (const row of this.#portions<Row>(recordsSql, collection))
      yield { item: itemText(row), detail: row.body ?? undefined }
  }

  async *graph(part: GraphPart): AsyncIterable<string> {
    for await (const { body } of this.#portions<{ body: string }>(graphSql, part)) yield body
  }

  async search(q: string | undefined, perGroup: number): Promise<string[]> {
    return this.#isLarge
      ? this.#thread.ask({ kind: 'search', query: q, perGroup })
      : searchResults(this.#sets, q, perGroup)
  }

  topResults(perGroup: number): AsyncIterable<string> {
    return topResults(this.#statements, perGroup)
  }

  async close(): Promise<void> {
    await this.#thread.close()
    this.#statements.clear()
    this.#database.close()
    await this.#copy.remove()
  }
}
