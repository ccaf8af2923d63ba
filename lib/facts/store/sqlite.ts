/** Reads a store, as it was when it was opened; a new snapshot replaces it as a whole. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Collection } from '@/lib/contract/additions'
import type { Manifest } from '@/lib/facts/snapshot'
import { type ItemRow, listPage } from './sqlite-list'
import { type OpenOptions, type OpenStore, openStore } from './sqlite-open'
import { Statements } from './sqlite-query'
import { searchResults } from './sqlite-search'
import {
  type GraphPart,
  type ListPage,
  type ListRequest,
  type Store,
  type StoredRecord,
  withIncludes,
} from './store'

const itemText =
  (includes: readonly string[]) =>
  ({ summary, arrays }: ItemRow): string =>
    includes.length > 0 ? withIncludes(summary, JSON.parse(arrays), includes) : summary

/** A record with the path of its detail, which is made of the id because items are stored without one. */
const recordsSql = `
  SELECT summary, arrays, body FROM items
  LEFT JOIN documents ON path = collection || '/' || json_extract(summary, '$.id')
  WHERE collection = ? ORDER BY position`

/** @example await (await SqliteStore.open('var/atlas.db')).document('projects/118') */
export class SqliteStore implements Store {
  readonly manifest: Manifest
  readonly #database: DatabaseSyncInstance
  readonly #statements: Statements

  private constructor({ database, manifest }: OpenStore) {
    this.#database = database
    this.#statements = new Statements(database)
    this.manifest = manifest
  }

  /** Throws a `StoreError` for a store that is missing, unreadable, damaged or of another version. */
  static async open(file: string, options?: OpenOptions): Promise<SqliteStore> {
    return new SqliteStore(await openStore(file, options))
  }

  async document(path: string): Promise<string | undefined> {
    const row = this.#statements.prepare('SELECT body FROM documents WHERE path = ?').get(path)
    return (row as { body: string } | undefined)?.body
  }

  async list(request: ListRequest): Promise<ListPage> {
    const { rows, total } = listPage(this.#statements, request)
    return { items: rows.map(itemText(request.includes ?? [])), total }
  }

  async all(collection: Collection, includes: readonly string[] = []): Promise<string[]> {
    const sql = 'SELECT summary, arrays FROM items WHERE collection = ? ORDER BY position'
    return (this.#statements.prepare(sql).all(collection) as ItemRow[]).map(itemText(includes))
  }

  *records(collection: Collection): IterableIterator<StoredRecord> {
    // Statements that are read step by step are not shared, because two readers may be under way at once.
    for (const row of this.#database.prepare(recordsSql).iterate(collection)) {
      const { summary, arrays, body } = row as ItemRow & { body: string | null }
      const texts = JSON.parse(arrays) as Record<string, string>
      yield { item: withIncludes(summary, texts, Object.keys(texts)), detail: body ?? undefined }
    }
  }

  *graph(part: GraphPart): IterableIterator<string> {
    const sql = 'SELECT body FROM graph WHERE part = ? ORDER BY position'
    for (const row of this.#database.prepare(sql).iterate(part))
      yield (row as { body: string }).body
  }

  async search(q: string | undefined, perGroup: number): Promise<string[]> {
    return searchResults(this.#statements, q, perGroup)
  }

  async close(): Promise<void> {
    this.#statements.clear()
    this.#database.close()
  }
}
