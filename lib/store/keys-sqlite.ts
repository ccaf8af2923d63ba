/** API keys in a SQLite file of their own, because a new snapshot replaces the file of the store. */
import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import type { KeyRow, KeyTable } from './key-table'
import { getMessage } from './store'

interface OpenedFile {
  database: DatabaseSyncInstance
  /** Why it was opened only for reading; undefined if it can be written. */
  writeFault?: string
  /** Undefined if the keys are in memory only. */
  inode?: number
}

type StoredRow = Omit<KeyRow, 'unlimited'> & { unlimited: number }

/** Creates the table, or the column that older files lack. */
function prepare(database: DatabaseSyncInstance): void {
  database.exec(`
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS keys (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      hash BLOB NOT NULL,
      unlimited INTEGER NOT NULL,
      created TEXT NOT NULL,
      revoked TEXT,
      last_used TEXT
    )`)
  const columns = database.prepare('PRAGMA table_info(keys)').all() as { name: string }[]
  if (!columns.some(({ name }) => name === 'last_used')) {
    database.exec('ALTER TABLE keys ADD COLUMN last_used TEXT')
  }
}

function openWith(
  open: () => DatabaseSyncInstance,
  use: (database: DatabaseSyncInstance) => void,
): DatabaseSyncInstance {
  const database = open()
  try {
    use(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** A full disk leaves an empty file. */
const isEmpty = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0

const getInode = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.ino

/** SQLite also creates files in the folder while it writes. */
function isWritable(file: string): boolean {
  try {
    accessSync(path.dirname(file), constants.W_OK)
    if (statSync(file, { throwIfNoEntry: false })) accessSync(file, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Opens the file. A file that cannot be written is opened for reading. If there is no file, there are no keys. Throws
 * if the keys cannot be read, and leaves the file unchanged.
 */
function openFile(file: string): OpenedFile {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const database = openWith(
      () => new DatabaseSync(file),
      (opened) => {
        chmodSync(file, 0o600)
        prepare(opened)
      },
    )
    const inode = getInode(file)
    return isWritable(file)
      ? { database, inode }
      : { database, inode, writeFault: 'it is read-only for this user' }
  } catch (error) {
    const writeFault = getMessage(error)
    if (isEmpty(file)) {
      return { database: openWith(() => new DatabaseSync(':memory:'), prepare), writeFault }
    }
    const database = openWith(
      () => new DatabaseSync(file, { readOnly: true }),
      (opened) => opened.exec('SELECT last_used FROM keys LIMIT 1'),
    )
    return { database, inode: getInode(file), writeFault }
  }
}

const columns = 'id, name, hash, unlimited, created, revoked, last_used AS lastUsed'

export class SqliteKeyTable implements KeyTable {
  readonly remedies = {
    read: 'Allow the user of the server to read it, restore a copy, or move it away and create new keys.',
    written:
      'Give it and its folder to the user of the server, and make sure that the disk has free space.',
  }
  #opened: OpenedFile | undefined
  /** How many times the file was opened. SQLite counts changes from then on. */
  #openings = 0

  constructor(readonly place: string) {}

  /**
   * Opens the file if needed. After an error it is closed, so that a restored file is used from
   * then on.
   */
  #use<Result>(work: (database: DatabaseSyncInstance) => Result): Result {
    try {
      if (!this.#opened) {
        this.#opened = openFile(this.place)
        this.#openings += 1
      }
      return work(this.#opened.database)
    } catch (error) {
      this.#closeFile()
      throw error
    }
  }

  async version(): Promise<string> {
    const { inode, writeFault } = this.#opened ?? {}
    const currentInode = getInode(this.place)
    // A copy from a backup is another file. A file that was removed stays open, so that its keys stay valid.
    const isReplaced = inode !== undefined && currentInode !== undefined && currentInode !== inode
    if (isReplaced || (writeFault !== undefined && isWritable(this.place))) this.#closeFile()
    const version = this.#use((database) => database.prepare('PRAGMA data_version').get())
    return `${(version as { data_version: number }).data_version} ${this.#openings}`
  }

  async rows(): Promise<KeyRow[]> {
    const sql = `SELECT ${columns} FROM keys ORDER BY created, id`
    const rows = this.#use((database) => database.prepare(sql).all()) as unknown as StoredRow[]
    return rows.map((row) => ({ ...row, unlimited: row.unlimited === 1 }))
  }

  async insert({ id, name, hash, unlimited, created, revoked, lastUsed }: KeyRow): Promise<void> {
    const values = [id, name, hash, unlimited ? 1 : 0, created, revoked, lastUsed]
    this.#use((database) =>
      database.prepare('INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?, ?)').run(...values),
    )
  }

  async revoke(id: string, time: string): Promise<boolean> {
    const sql = 'UPDATE keys SET revoked = ? WHERE id = ? AND revoked IS NULL'
    return this.#use((database) => database.prepare(sql).run(time, id)).changes === 1
  }

  async noteUses(uses: ReadonlyMap<string, string>): Promise<void> {
    const sql = `UPDATE keys SET last_used = used.value FROM json_each(?) AS used
      WHERE keys.id = used.key AND last_used < used.value`
    this.#use((database) => {
      // Without uses, only the version, which is always zero, is written.
      database.exec('PRAGMA user_version = 0')
      database.prepare(sql).run(JSON.stringify(Object.fromEntries(uses)))
    })
  }

  async remove(ids: readonly string[]): Promise<void> {
    const sql = 'DELETE FROM keys WHERE id IN (SELECT value FROM json_each(?))'
    this.#use((database) => database.prepare(sql).run(JSON.stringify(ids)))
  }

  writeFault(): string | undefined {
    const { inode, writeFault } = this.#opened ?? {}
    if (writeFault !== undefined) return writeFault
    if (inode !== undefined && inode !== getInode(this.place)) {
      return 'it was removed: restore a copy, or restart the server'
    }
    return isWritable(this.place) ? undefined : 'it is read-only for this user'
  }

  #closeFile(): void {
    this.#opened?.database.close()
    this.#opened = undefined
  }

  async close(): Promise<void> {
    this.#closeFile()
  }
}
