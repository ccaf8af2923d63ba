/** The tables of a store in SQLite, and how a snapshot fills them. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { collections } from '@/lib/contract/additions'
import { type Manifest, type Snapshot, snapshotFormat } from '@/lib/facts/snapshot'
import { groupBy } from '@/lib/text/group-by'
import { digestOf, digestTable } from './digest'
import { fillCollection } from './fill-collection'
import { namesColumn, spelledColumn, wordsColumn } from './name-columns'
import { createIndex, insertTokens, optimizeIndex, searchIndex } from './name-index'
import { shortTokens } from './short-texts'
import { graphFrame, graphParts } from './store'

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
    id INTEGER NOT NULL,
    summary TEXT NOT NULL,
    arrays TEXT NOT NULL
  );
  CREATE UNIQUE INDEX items_in_order ON items (collection, position);
  CREATE INDEX items_by_id ON items (collection, id);
  CREATE TABLE filters (
    collection TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
    position INTEGER NOT NULL, key INTEGER NOT NULL,
    PRIMARY KEY (collection, name, value, position)
  ) WITHOUT ROWID;
  CREATE INDEX filters_of_item ON filters (key, name, value);
  CREATE TABLE totals (
    collection TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
    total INTEGER NOT NULL, code INTEGER NOT NULL,
    PRIMARY KEY (collection, name, value)
  ) WITHOUT ROWID;
  CREATE TABLE text_totals (
    collection TEXT NOT NULL, text TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (collection, text, name, value)
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
  ${createIndex(searchIndex, 'words')}
`

function fillItems(database: DatabaseSyncInstance, { families, additions }: Snapshot): void {
  const all = { ...families, ...additions }
  let key = 0
  for (const collection of collections)
    key = fillCollection(database, collection, all[collection], key)
}

/** A longer part of the graph is stored in rows alone. */
export const maxEntriesOfDocument = 20_000

interface GraphDocument {
  data: object[]
}

/** The nodes and links, each in a row: their documents are too large to be read whole by a stream. */
function fillGraph(database: DatabaseSyncInstance, { documents }: Snapshot): void {
  const insert = database.prepare('INSERT INTO graph VALUES (?, ?, ?)')
  for (const part of graphParts) {
    const document = documents.get(`graph/${part}`) as GraphDocument | undefined
    for (const [position, entry] of (document?.data ?? []).entries()) {
      insert.run(part, position, JSON.stringify(entry))
    }
  }
}

/** The part of the graph that a document has in it, if it is too long. */
const longPart = (name: string, document: object) =>
  graphParts.find(
    (part) =>
      name === `graph/${part}` && (document as GraphDocument).data.length > maxEntriesOfDocument,
  )

function fillDocuments(database: DatabaseSyncInstance, { documents }: Snapshot): void {
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?)')
  for (const [name, document] of documents) {
    const part = longPart(name, document)
    if (part) insert.run(graphFrame(part), JSON.stringify({ ...document, data: [] }))
    else insert.run(name, JSON.stringify(document))
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
    fillDocuments(database, snapshot)
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
