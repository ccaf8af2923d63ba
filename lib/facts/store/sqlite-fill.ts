/** The tables of an SQLite store, and how they are filled from a snapshot. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { collections } from '@/lib/contract/additions'
import { type Manifest, type Snapshot, snapshotFormat } from '@/lib/facts/snapshot'
import { digestOf, digestTable } from './digest'
import { fillCollection, fillTerms } from './fill-collection'
import { documentRows, graphRows, rowsOfCollections } from './rows'
import { searchGroups, searchTerms } from './search-rows'
import { searchList, type TermOptions, termOptions } from './stored-terms'

/**
 * The journal is in memory, because SQLite's defensive mode does not permit disabling it, and a journal file would be
 * left behind by a killed write.
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
    total INTEGER NOT NULL,
    PRIMARY KEY (collection, name, value)
  ) WITHOUT ROWID;
  CREATE TABLE item_names (key INTEGER PRIMARY KEY, names TEXT NOT NULL);
  CREATE TABLE terms (
    list TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
    code INTEGER NOT NULL,
    PRIMARY KEY (list, name, value)
  ) WITHOUT ROWID;
  CREATE TABLE position_sets (
    code INTEGER PRIMARY KEY, total INTEGER NOT NULL, positions BLOB NOT NULL
  );
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
`

function fillSearch(
  database: DatabaseSyncInstance,
  snapshot: Snapshot,
  options: TermOptions,
): void {
  const insert = database.prepare('INSERT INTO search VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const group = database.prepare('INSERT INTO search_groups VALUES (?, ?, ?)')
  for (const { name, first, last, entries } of searchGroups(snapshot)) {
    for (const { key, position, names, spelled, words, score, result } of entries)
      insert.run(key, name, position, names, spelled, words, score, result)
    group.run(name, first, last)
  }
  fillTerms(database, searchList, searchTerms(snapshot, options))
}

/** @param leastCommon how many items have a common term at least */
export function fillStore(
  file: string,
  snapshot: Snapshot,
  manifest: Manifest,
  leastCommon?: number,
): void {
  const database = new DatabaseSync(file)
  try {
    database.exec(schema)
    database.exec('BEGIN')
    database.prepare('INSERT INTO manifest VALUES (?)').run(JSON.stringify(manifest))
    const document = database.prepare('INSERT INTO documents VALUES (?, ?)')
    for (const { path, body } of documentRows(snapshot)) document.run(path, body)
    const entry = database.prepare('INSERT INTO graph VALUES (?, ?, ?)')
    for (const { part, position, body } of graphRows(snapshot)) entry.run(part, position, body)
    const options = termOptions(leastCommon)
    for (const rows of rowsOfCollections(snapshot, collections, options)) {
      fillCollection(database, rows)
    }
    fillSearch(database, snapshot, options)
    database.exec('COMMIT')
    database.exec('ANALYZE')
    database.prepare(`INSERT INTO ${digestTable} VALUES (?)`).run(digestOf(database))
  } finally {
    database.close()
  }
}
