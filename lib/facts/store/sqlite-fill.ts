/** The tables of a store in SQLite, and how a snapshot fills them. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { type Collection, collections } from '@/lib/contract/additions'
import {
  type Manifest,
  type Snapshot,
  type SnapshotItem,
  snapshotFormat,
} from '@/lib/facts/snapshot'
import { fold, foldedWords, spelled } from '@/lib/text/fold'
import { groupBy } from '@/lib/text/group-by'
import { digestOf, digestTable } from './digest'
import { createIndex, type NameIndex, nameIndexOf, optimizeIndex, searchIndex } from './name-index'
import { shortTokens } from './short-texts'
import { graphParts } from './store'

/**
 * The journal is in memory, because SQLite's defensive mode forbids having none, and a journal file would remain after
 * a killed write.
 */
const schema = `
  PRAGMA page_size = 8192;
  PRAGMA journal_mode = MEMORY;
  PRAGMA synchronous = OFF;
  PRAGMA user_version = ${snapshotFormat};
  CREATE TABLE manifest (body TEXT NOT NULL);
  CREATE TABLE ${digestTable} (value TEXT NOT NULL);
  CREATE TABLE documents (path TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE graph (
    part TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (part, position)
  ) WITHOUT ROWID;
  CREATE TABLE items (
    key INTEGER PRIMARY KEY,
    collection TEXT NOT NULL,
    position INTEGER NOT NULL,
    summary TEXT NOT NULL,
    arrays TEXT NOT NULL
  );
  CREATE UNIQUE INDEX items_in_order ON items (collection, position);
  CREATE TABLE filters (
    collection TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
    position INTEGER NOT NULL, key INTEGER NOT NULL,
    PRIMARY KEY (collection, name, value, position)
  ) WITHOUT ROWID;
  CREATE INDEX filters_of_item ON filters (key, name, value);
  CREATE TABLE totals (
    collection TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, total INTEGER NOT NULL,
    PRIMARY KEY (collection, name, value)
  ) WITHOUT ROWID;
  CREATE TABLE search (
    key INTEGER PRIMARY KEY,
    grouping TEXT NOT NULL,
    position INTEGER NOT NULL,
    names TEXT NOT NULL,
    spelled TEXT NOT NULL,
    words TEXT NOT NULL,
    score REAL NOT NULL,
    result TEXT NOT NULL
  );
  CREATE TABLE search_groups (grouping TEXT PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL);
  ${createIndex(searchIndex, ['names', 'words'])}
`

/** Folded names, each between line breaks, by which a match of a whole name or its start is recognized. */
const namesColumn = (names: readonly string[]): string => `\n${names.map(fold).join('\n')}\n`

/** Names as they are spelled. */
const spelledColumn = (names: readonly string[]): string => names.map(spelled).join('\n')

/** The words of all names, each after a space, by which a match of the start of a word is recognized. */
const wordsColumn = (names: readonly string[]): string =>
  names.map((name) => ` ${foldedWords(fold(name))}`).join('\n')

const insertTokens = ({ tokens }: NameIndex): string =>
  `INSERT INTO ${tokens} (rowid, tokens) VALUES (?, ?)`

/** Counts the values of filters, so that each item has a position in the list of each of its values. */
class FilterPositions {
  readonly totals = new Map<string, Map<string, number>>()

  /** The position of the next item with the value. */
  next(name: string, value: string): number {
    const byValue = this.totals.get(name) ?? new Map<string, number>()
    const position = byValue.get(value) ?? 0
    this.totals.set(name, byValue.set(value, position + 1))
    return position
  }
}

/** Stores the numbers of all items of a collection, and of those with each value of a filter. */
function fillTotals(
  database: DatabaseSyncInstance,
  collection: Collection,
  count: number,
  { totals }: FilterPositions,
): void {
  const insert = database.prepare('INSERT INTO totals VALUES (?, ?, ?, ?)')
  insert.run(collection, '', '', count)
  for (const [name, byValue] of totals) {
    for (const [value, total] of byValue) insert.run(collection, name, value, total)
  }
}

/** Returns the key of the last item. Keys follow the order of the list, as positions do. */
function fillCollection(
  database: DatabaseSyncInstance,
  collection: Collection,
  items: readonly SnapshotItem[],
  lastKey: number,
): number {
  const index = nameIndexOf(collection)
  database.exec(createIndex(index))
  const item = database.prepare('INSERT INTO items VALUES (?, ?, ?, ?, ?)')
  const names = database.prepare(`INSERT INTO ${index.trigrams} (rowid, names) VALUES (?, ?)`)
  const tokens = database.prepare(insertTokens(index))
  const filter = database.prepare('INSERT INTO filters VALUES (?, ?, ?, ?, ?)')
  const positions = new FilterPositions()
  let key = lastKey
  for (const [position, { names: texts, filters, summary, includes }] of items.entries()) {
    key += 1
    const arrays = Object.entries(includes).map(([name, list]) => [name, JSON.stringify(list)])
    const stored = [JSON.stringify(summary), JSON.stringify(Object.fromEntries(arrays))] as const
    item.run(key, collection, position, ...stored)
    names.run(key, namesColumn(texts))
    tokens.run(key, shortTokens(texts))
    for (const [name, values] of Object.entries(filters)) {
      for (const value of new Set(values))
        filter.run(collection, name, value, positions.next(name, value), key)
    }
  }
  database.exec(optimizeIndex(index))
  fillTotals(database, collection, items.length, positions)
  return key
}

function fillItems(database: DatabaseSyncInstance, { families, additions }: Snapshot): void {
  const all = { ...families, ...additions }
  let key = 0
  for (const collection of collections)
    key = fillCollection(database, collection, all[collection], key)
}

/** The nodes and links once more, each in a row: their documents are too large to be read whole by a stream. */
function fillGraph(database: DatabaseSyncInstance, { documents }: Snapshot): void {
  const insert = database.prepare('INSERT INTO graph VALUES (?, ?, ?)')
  for (const part of graphParts) {
    const document = documents.get(`graph/${part}`) as { data: object[] } | undefined
    for (const [position, entry] of (document?.data ?? []).entries()) {
      insert.run(part, position, JSON.stringify(entry))
    }
  }
}

/** Keys are given group by group, the highest scores first, so that the best of a group are its first matches. */
function fillSearch(database: DatabaseSyncInstance, entries: Snapshot['search']): void {
  const insert = database.prepare('INSERT INTO search VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const index = database.prepare(
    `INSERT INTO ${searchIndex.trigrams} (rowid, names, words) VALUES (?, ?, ?)`,
  )
  const tokens = database.prepare(insertTokens(searchIndex))
  const group = database.prepare('INSERT INTO search_groups VALUES (?, ?, ?)')
  const positioned = entries.map((entry, position) => ({ ...entry, position }))
  let key = 0
  for (const [name, members] of groupBy(positioned, ({ group }) => group)) {
    const first = key + 1
    for (const { position, names, score, result } of members.sort((a, b) => b.score - a.score)) {
      key += 1
      const searched = namesColumn(names)
      const words = wordsColumn(names)
      const texts = [searched, spelledColumn(names), words]
      insert.run(key, name, position, ...texts, score, JSON.stringify(result))
      index.run(key, searched, words)
      tokens.run(key, shortTokens(names))
    }
    group.run(name, first, key)
  }
  database.exec(optimizeIndex(searchIndex))
}

export function fillStore(file: string, snapshot: Snapshot, manifest: Manifest): void {
  const database = new DatabaseSync(file)
  try {
    database.exec(schema)
    database.exec('BEGIN')
    database.prepare('INSERT INTO manifest VALUES (?)').run(JSON.stringify(manifest))
    const document = database.prepare('INSERT INTO documents VALUES (?, ?)')
    for (const [name, body] of snapshot.documents) document.run(name, JSON.stringify(body))
    fillGraph(database, snapshot)
    fillItems(database, snapshot)
    fillSearch(database, snapshot.search)
    database.exec('COMMIT')
    database.exec('ANALYZE')
    database.prepare(`INSERT INTO ${digestTable} VALUES (?)`).run(digestOf(database))
  } finally {
    database.close()
  }
}
