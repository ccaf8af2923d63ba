/** Reads a store, as it was when it was opened; a new snapshot replaces it as a whole. */
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'
import type { Collection } from '@/lib/contract/additions'
import type { Manifest } from '@/lib/facts/snapshot'
import { fold, foldedWords, typedLetter } from '@/lib/text/fold'
import { nameIndexOf, searchIndex } from './name-index'
import { type OpenOptions, type OpenStore, openStore } from './sqlite-open'
import {
  type GraphPart,
  type ListPage,
  type ListRequest,
  type Store,
  type StoredRecord,
  withIncludes,
} from './store'

interface Condition {
  sql: string
  values: (string | number)[]
}

interface ItemRow {
  summary: string
  arrays: string
}

/** A trigram index cannot find texts of fewer characters, so every row is searched for those. */
const minIndexedLength = 3

/** What is searched for: as it was typed, and folded. */
interface Query {
  typed: string
  text: string
}

const queryOf = (typed = ''): Query => ({ typed: typed.trim(), text: fold(typed) })

/** Selects the rows whose names contain the query. A query from which folding removes everything matches nothing. */
function nameCondition(index: string, { typed, text }: Query): Condition[] {
  if (text === '') return typed === '' ? [] : [{ sql: 'FALSE', values: [] }]
  if ([...text].length < minIndexedLength) return [{ sql: 'instr(names, ?) > 0', values: [text] }]
  return [
    {
      sql: `key IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ?)`,
      values: [`"${text.replaceAll('"', '""')}"`],
    },
  ]
}

/** The conditions of a list, for both the query of its rows and that of their number. */
function listConditions({ collection, filters = {} }: ListRequest, query: Query): Condition[] {
  return [
    { sql: 'collection = ?', values: [collection] },
    ...Object.entries(filters).map(([name, value]) => ({
      sql: 'key IN (SELECT key FROM filters WHERE collection = ? AND name = ? AND value = ?)',
      values: [collection, name, value],
    })),
    ...nameCondition(nameIndexOf(collection), query),
  ]
}

const where = (conditions: readonly Condition[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : ''

const valuesOf = (conditions: readonly Condition[]) => conditions.flatMap(({ values }) => values)

const itemText =
  (includes: readonly string[]) =>
  ({ summary, arrays }: ItemRow): string =>
    includes.length > 0 ? withIncludes(summary, JSON.parse(arrays), includes) : summary

/** A record with the path of its detail, which is made of the id because items are stored without one. */
const recordsSql = `
  SELECT summary, arrays, body FROM items
  LEFT JOIN documents ON path = collection || '/' || json_extract(summary, '$.id')
  WHERE collection = ? ORDER BY position`

/** 0 if the text is a whole name, 1 if a name starts with it, 2 if a word starts with it, 3 otherwise. */
const relevance = `CASE
  WHEN instr(names, :whole) > 0 THEN 0
  WHEN instr(names, :start) > 0 THEN 1
  WHEN instr(words, :word) > 0 THEN 2
  ELSE 3 END`

/** How well an entry fits a query: SQL for it, and the values that the SQL names. */
function relevanceOf(query: Query): { sql: string; values: Record<string, string> } {
  const { text } = query
  // Without a text nothing is more relevant than anything else.
  if (text === '') return { sql: '3', values: {} }
  // Names stand between line breaks and words after spaces; a text of punctuation alone starts no word.
  const words = foldedWords(text)
  const whole = `\n${text}\n`
  const values = { whole, start: `\n${text}`, word: words ? ` ${words}` : whole }
  const letter = typedLetter(query.typed)
  if (!letter) return { sql: relevance, values }
  const sql = `${relevance} + CASE WHEN instr(spelled, :letter) > 0 THEN 0 ELSE 4 END`
  return { sql, values: { ...values, letter } }
}

const searchSql = (relevance: string, condition: string): string => `
  SELECT search.result FROM (
    SELECT *, row_number() OVER (PARTITION BY grouping ORDER BY relevance, score DESC, key) AS rank_in_group
    FROM (SELECT key, grouping, score, ${relevance} AS relevance FROM search ${condition})
  ) AS found JOIN search USING (key)
  WHERE rank_in_group <= :perGroup ORDER BY relevance, found.score DESC, key`

/** @example await (await SqliteStore.open('var/atlas.db')).document('projects/118') */
export class SqliteStore implements Store {
  readonly manifest: Manifest
  readonly #database: DatabaseSyncInstance
  /** Prepared statements by their SQL. They are few, because values are parameters. */
  readonly #statements = new Map<string, StatementSyncInstance>()

  private constructor({ database, manifest }: OpenStore) {
    this.#database = database
    this.manifest = manifest
  }

  /** Throws a `StoreError` for a store that is missing, unreadable, damaged or of another version. */
  static async open(file: string, options?: OpenOptions): Promise<SqliteStore> {
    return new SqliteStore(await openStore(file, options))
  }

  #prepare(sql: string) {
    const prepared = this.#statements.get(sql)
    if (prepared) return prepared
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  async document(path: string): Promise<string | undefined> {
    const row = this.#prepare('SELECT body FROM documents WHERE path = ?').get(path)
    return (row as { body: string } | undefined)?.body
  }

  async list(request: ListRequest): Promise<ListPage> {
    const { page, perPage, includes = [] } = request
    const query = queryOf(request.q)
    const conditions = listConditions(request, query)
    const values = valuesOf(conditions)
    const countStatement = this.#prepare(`SELECT count(*) AS total FROM items ${where(conditions)}`)
    const { total } = countStatement.get(...values) as { total: number }
    const offset = (page - 1) * perPage
    if (offset >= total) return { items: [], total }
    const letter = typedLetter(query.typed)
    const order = letter === undefined ? 'position' : 'instr(spelled, ?) = 0, position'
    const sql = `SELECT summary, arrays FROM items ${where(conditions)} ORDER BY ${order} LIMIT ? OFFSET ?`
    const ordered = letter === undefined ? values : [...values, letter]
    const rows = this.#prepare(sql).all(...ordered, perPage, offset) as ItemRow[]
    return { items: rows.map(itemText(includes)), total }
  }

  async all(collection: Collection, includes: readonly string[] = []): Promise<string[]> {
    const sql = 'SELECT summary, arrays FROM items WHERE collection = ? ORDER BY position'
    return (this.#prepare(sql).all(collection) as ItemRow[]).map(itemText(includes))
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
    const query = queryOf(q)
    const { sql, values } = relevanceOf(query)
    const conditions = nameCondition(searchIndex, query)
    const statement = this.#prepare(searchSql(sql, where(conditions)))
    const rows = statement.all({ ...values, perGroup }, ...valuesOf(conditions))
    return (rows as { result: string }[]).map(({ result }) => result)
  }

  async close(): Promise<void> {
    this.#statements.clear()
    this.#database.close()
  }
}
