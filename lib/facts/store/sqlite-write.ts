/** Writes a snapshot into an SQLite file. The write is atomic: readers get either the old file or the new one. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { type Collection, collections } from '@/lib/contract/additions'
import {
  type Manifest,
  manifestOf,
  type Snapshot,
  type SnapshotItem,
  snapshotFormat,
} from '@/lib/facts/snapshot'
import { flush } from '@/lib/files/flush'
import { isRunning } from '@/lib/files/running'
import { fold, foldedWords, spelled } from '@/lib/text/fold'
import { digestOf, digestTable } from './digest'
import { createIndex, nameIndexOf, searchIndex } from './name-index'
import { graphParts, StoreError } from './store'
import { storeErrorOf } from './write-error'

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
    names TEXT NOT NULL,
    spelled TEXT NOT NULL,
    summary TEXT NOT NULL,
    arrays TEXT NOT NULL
  );
  CREATE UNIQUE INDEX items_in_order ON items (collection, position);
  CREATE TABLE filters (
    collection TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, key INTEGER NOT NULL,
    PRIMARY KEY (collection, name, value, key)
  ) WITHOUT ROWID;
  CREATE TABLE search (
    key INTEGER PRIMARY KEY,
    grouping TEXT NOT NULL,
    names TEXT NOT NULL,
    spelled TEXT NOT NULL,
    words TEXT NOT NULL,
    score REAL NOT NULL,
    result TEXT NOT NULL
  );
  ${createIndex(searchIndex)}
`

/** Folded names, each between line breaks, by which a match of a whole name or its start is recognized. */
const namesColumn = (names: readonly string[]): string => `\n${names.map(fold).join('\n')}\n`

/** Names as they are spelled. */
const spelledColumn = (names: readonly string[]): string => names.map(spelled).join('\n')

/** The words of all names, each after a space, by which a match of the start of a word is recognized. */
const wordsColumn = (names: readonly string[]): string =>
  names.map((name) => ` ${foldedWords(fold(name))}`).join('\n')

/** Returns the key of the last item. */
function fillCollection(
  database: DatabaseSyncInstance,
  collection: Collection,
  items: readonly SnapshotItem[],
  lastKey: number,
): number {
  const index = nameIndexOf(collection)
  database.exec(createIndex(index))
  const item = database.prepare('INSERT INTO items VALUES (?, ?, ?, ?, ?, ?, ?)')
  const names = database.prepare(`INSERT INTO ${index} (rowid, names) VALUES (?, ?)`)
  const filter = database.prepare('INSERT INTO filters VALUES (?, ?, ?, ?)')
  let key = lastKey
  for (const [position, { names: texts, filters, summary, includes }] of items.entries()) {
    key += 1
    const arrays = Object.entries(includes).map(([name, list]) => [name, JSON.stringify(list)])
    const stored = [JSON.stringify(summary), JSON.stringify(Object.fromEntries(arrays))] as const
    item.run(key, collection, position, namesColumn(texts), spelledColumn(texts), ...stored)
    names.run(key, namesColumn(texts))
    for (const [name, values] of Object.entries(filters)) {
      for (const value of new Set(values)) filter.run(collection, name, value, key)
    }
  }
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

function fillSearch(database: DatabaseSyncInstance, entries: Snapshot['search']): void {
  const insert = database.prepare('INSERT INTO search VALUES (?, ?, ?, ?, ?, ?, ?)')
  const index = database.prepare(`INSERT INTO ${searchIndex} (rowid, names) VALUES (?, ?)`)
  for (const [key, { group, names, score, result }] of entries.entries()) {
    const searched = namesColumn(names)
    const columns = [searched, spelledColumn(names), wordsColumn(names)]
    insert.run(key, group, ...columns, score, JSON.stringify(result))
    index.run(key, searched)
  }
}

function fill(file: string, snapshot: Snapshot, manifest: Manifest): void {
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

/** Removes the temporary files of writers that were killed, but not those of writers that are still running. */
function removeStaleFiles(target: string): void {
  const folder = path.dirname(target)
  const prefix = `${path.basename(target)}.`
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix)
      ? /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1]
      : undefined
    if (pid && Number(pid) !== process.pid && !isRunning(Number(pid))) {
      rmSync(path.join(folder, name), { force: true })
    }
  }
}

/** Creates the folder if it is missing. Throws if the target cannot be written. */
function prepareFolder(folder: string, target: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) throw new Error('is a folder')
  } catch (error) {
    throw new StoreError(
      `The store cannot be written to ${target} (${String(error)}). Set STORE_URL to a file in a writable folder.`,
    )
  }
}

/**
 * Writes the snapshot into a temporary file and renames it to the target. If the process fails or is killed before the
 * rename, the old store is unchanged.
 * @example writeSqliteStore('var/atlas.db', await compileFolder('data')).hash
 */
export function writeSqliteStore(target: string, snapshot: Snapshot): Manifest {
  const folder = path.dirname(target)
  prepareFolder(folder, target)
  removeStaleFiles(target)
  const temporaryFile = `${target}.${process.pid}.tmp`
  rmSync(temporaryFile, { force: true })
  try {
    const manifest = manifestOf(snapshot)
    fill(temporaryFile, snapshot, manifest)
    flush(temporaryFile)
    renameSync(temporaryFile, target)
    flush(folder)
    return manifest
  } catch (error) {
    throw storeErrorOf(error, target)
  } finally {
    if (existsSync(temporaryFile)) rmSync(temporaryFile, { force: true })
  }
}
