/** Reads a PostgreSQL snapshot, which is not dropped while it is locked here. */
import type { Collection } from '@/lib/contract/additions'
import type { Manifest } from '@/lib/facts/snapshot'
import { inPortions } from '../portions'
import { storable } from '../storable'
import {
  type ChosenItems,
  type GraphPart,
  type ItemRow,
  itemText,
  type ListPage,
  type ListRequest,
  type Store,
  type StoredRecord,
} from '../store'
import { listPage } from './list'
import { LockedSnapshot } from './locked-snapshot'
import type { Run } from './query'
import { searchResults, topResults } from './search'
import { TermSets } from './term-sets'

const documentSql = 'SELECT body FROM documents WHERE path = $1'
const allSql = 'SELECT summary, arrays FROM items WHERE collection = $1 ORDER BY position'
const recordsSql = `
  SELECT summary, arrays, body FROM items
  LEFT JOIN documents ON path = collection || '/' || id
  WHERE collection = $1 AND position >= $2 ORDER BY position LIMIT $3`
const graphSql = `
  SELECT body FROM graph WHERE part = $1 AND position >= $2 ORDER BY position LIMIT $3`

export class PostgresStore implements Store {
  readonly #run: Run
  readonly #sets: TermSets

  private constructor(
    private readonly snapshot: LockedSnapshot,
    readonly manifest: Manifest,
  ) {
    this.#run = snapshot.run
    this.#sets = new TermSets(snapshot.run)
  }

  /**
   * Opens a snapshot by its id.
   *
   * @example await (await PostgresStore.open('postgres://atlas@db.example/atlas', 7)).document('projects/118')
   */
  static async open(url: string, id: number): Promise<PostgresStore> {
    const snapshot = await LockedSnapshot.of(url, id)
    try {
      const [row] = await snapshot.run<{ body: string }>('SELECT body FROM manifest', [])
      return new PostgresStore(snapshot, JSON.parse(row?.body ?? ''))
    } catch (error) {
      await snapshot.release()
      throw error
    }
  }

  async document(path: string): Promise<string | undefined> {
    const values = [storable(path)]
    return (await this.#run<{ body: string }>(documentSql, values, 'document'))[0]?.body
  }

  async list(request: ListRequest): Promise<ListPage> {
    const { rows, total } = await listPage(this.#sets, request)
    const { includes = [] } = request
    return { items: rows.map((row) => itemText(row, includes)), total }
  }

  async chosen({ collection, ids, filters = {}, includes = [] }: ChosenItems): Promise<string[]> {
    const values: (string | number[])[] = [collection, [...ids]]
    const conditions = Object.entries(filters).map(([name, value]) => {
      const first = values.push(name, storable(value)) - 1
      return `AND EXISTS (SELECT FROM filters
        WHERE filters.key = items.key AND name = $${first} AND value = $${first + 1})`
    })
    const sql = `SELECT summary, arrays FROM items
      WHERE collection = $1 AND id = ANY ($2::bigint[]) ${conditions.join(' ')} ORDER BY position`
    return (await this.#run<ItemRow>(sql, values)).map((row) => itemText(row, includes))
  }

  async all(collection: Collection, includes: readonly string[] = []): Promise<string[]> {
    const rows = await this.#run<ItemRow>(allSql, [collection], 'all')
    return rows.map((row) => itemText(row, includes))
  }

  #portions<Row extends object>(sql: string, of: string): AsyncIterable<Row> {
    return inPortions((first, count) => this.#run<Row>(sql, [of, first, count]))
  }

  async *records(collection: Collection): AsyncIterable<StoredRecord> {
    type Row = ItemRow & { body: string | null }
    for await (const row of this.#portions<Row>(recordsSql, collection))
      yield { item: itemText(row), detail: row.body ?? undefined }
  }

  async *graph(part: GraphPart): AsyncIterable<string> {
    for await (const { body } of this.#portions<{ body: string }>(graphSql, part)) yield body
  }

  search(q: string | undefined, perGroup: number): Promise<string[]> {
    return searchResults(this.#sets, q, perGroup)
  }

  topResults(perGroup: number): AsyncIterable<string> {
    return topResults(this.#run, perGroup)
  }

  close(): Promise<void> {
    return this.snapshot.release()
  }
}
