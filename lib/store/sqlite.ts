/** A store in an SQLite file with one row. Each new snapshot replaces the file. */
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Manifest, Snapshot } from '@/lib/dataset/snapshot'
import { flush, removeStaleFiles, temporaryFile } from '@/lib/files/atomic-files'
import { getReason, writeFault } from '@/lib/files/failures'
import { decodeSnapshot, encodeSnapshot, type SnapshotRow } from './snapshot-bytes'
import { type Store, type Stored, StoreError } from './store'

/**
 * Turns an error of SQLite or the file system into an error that states which store could not be written. Other errors
 * are returned unchanged.
 */
export function writeError(error: unknown, target: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = writeFault(error) ?? (code === 'ERR_SQLITE_ERROR' ? String(error) : undefined)
  if (reason === undefined) return error
  return new StoreError(
    `The store at ${target} cannot be written (${reason}). Free disk space, or set STORE_URL to a file on another disk.`,
  )
}

const remedy = 'Run `npm run data:compile`.'

const createTable = `
  CREATE TABLE snapshots (
    format INTEGER NOT NULL,
    hash TEXT NOT NULL,
    facts TEXT,
    digest TEXT NOT NULL,
    body BLOB NOT NULL
  ) STRICT`

const insertRow =
  'INSERT INTO snapshots (format, hash, facts, digest, body) VALUES (:format, :hash, :facts, :digest, :body)'

/** Creates the folder if it is missing. Throws if the file cannot be written. */
function prepareFolder(folder: string, file: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('is a folder')
  } catch (error) {
    throw new StoreError(
      `The store cannot be written to ${file} (${String(error)}). Set STORE_URL to a file in a writable folder.`,
    )
  }
}

/** Undefined if there is no file. Throws if there cannot be one, as below another file. */
function readState(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StoreError(
      `There cannot be a store at ${file} (${getReason(error)}). Set STORE_URL to a file in a writable folder.`,
    )
  }
}

/** The row of a file; undefined if an earlier version, which had other tables, or another program wrote the file. */
function readRow(file: string): SnapshotRow | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const table = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'snapshots'`).get()
    if (!table) return undefined
    return database.prepare('SELECT * FROM snapshots').get() as unknown as SnapshotRow | undefined
  } finally {
    database.close()
  }
}

function isStore(file: string): boolean {
  try {
    return readRow(file) !== undefined
  } catch {
    return false
  }
}

/** Copies a file that is not a store before it is replaced, because STORE_URL may name a file of another program. */
function copyIfOther(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  if (size > 0 && !isStore(file)) copyFileSync(file, `${file}.${time}.replaced`)
}

function writeRow(file: string, row: SnapshotRow): void {
  const database = new DatabaseSync(file)
  try {
    // The file is a draft, which is renamed once it is complete. A journal file would outlive a process that is killed.
    database.exec(`PRAGMA journal_mode = MEMORY; ${createTable}`)
    database.prepare(insertRow).run({ ...row })
  } finally {
    database.close()
  }
}

/** @example await new SqliteStore('var/atlas.db').load() */
export class SqliteStore implements Store {
  constructor(private readonly file: string) {}

  async identity(): Promise<string> {
    const state = readState(this.file)
    return state ? `${state.ino} ${state.size} ${state.mtimeMs}` : 'missing'
  }

  async load(): Promise<Stored> {
    const store = `The store at ${this.file}`
    if (!existsSync(this.file)) throw new StoreError(`There is no store at ${this.file}. ${remedy}`)
    // Before reading: if the file is replaced in the meantime, the next check finds another identity.
    const identity = await this.identity()
    try {
      if (statSync(this.file).size === 0) throw new StoreError(`${store} is empty. ${remedy}`)
      const row = readRow(this.file)
      if (!row) {
        const reason = 'belongs to another program or was written by another version'
        throw new StoreError(`${store} ${reason}. ${remedy}`)
      }
      return { dataset: await decodeSnapshot(row), facts: row.facts ?? undefined, identity }
    } catch (error) {
      if (error instanceof StoreError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new StoreError(`${store} cannot be used: ${reason}. ${remedy}`)
    }
  }

  async save(snapshot: Snapshot, facts?: string): Promise<Manifest> {
    const { file } = this
    prepareFolder(path.dirname(file), file)
    removeStaleFiles(file)
    const draft = temporaryFile(file)
    try {
      const { manifest, row } = await encodeSnapshot(snapshot)
      writeRow(draft, { ...row, facts: facts ?? null })
      flush(draft)
      copyIfOther(file)
      renameSync(draft, file)
      flush(path.dirname(file))
      return manifest
    } catch (error) {
      throw writeError(error, file)
    } finally {
      rmSync(draft, { force: true })
    }
  }

  async close(): Promise<void> {}
}
