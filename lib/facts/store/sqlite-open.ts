/** Opens a store: its file is copied into memory and checked there, so that whatever becomes of it later changes nothing. */
import { existsSync } from 'node:fs'
import { backup, DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { type Manifest, snapshotFormat } from '@/lib/facts/snapshot'
import { damageOf } from './digest'
import { StoreError } from './store'

const remedy = 'Run `npm run data:compile`.'

export interface OpenStore {
  database: DatabaseSyncInstance
  manifest: Manifest
}

let copies = 0

/** So many pages are copied before other work has its turn. */
const pagesAtOnce = 500

/**
 * A copy in memory, which is gone when it is closed (https://sqlite.org/memdb.html). A file that is read where it lies
 * could be overwritten meanwhile, and one that is mapped would even end the process.
 */
async function copyOf(file: string): Promise<DatabaseSyncInstance> {
  copies += 1
  const name = `file:/did-atlas-${copies}?vfs=memdb`
  const copy = new DatabaseSync(name)
  try {
    const source = new DatabaseSync(file, { readOnly: true })
    await backup(source, name, { rate: pagesAtOnce }).finally(() => source.close())
    return copy
  } catch (error) {
    copy.close()
    throw error
  }
}

async function check(
  database: DatabaseSyncInstance,
  file: string,
  isWhole: boolean,
): Promise<Manifest> {
  const version = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version.user_version !== snapshotFormat) {
    throw new StoreError(`The store at ${file} was made by another version. ${remedy}`)
  }
  const damage = isWhole ? undefined : await damageOf(database)
  if (damage) throw new StoreError(`The store at ${file} is damaged: ${damage}. ${remedy}`)
  const row = database.prepare('SELECT body FROM manifest').get() as { body: string }
  database.exec('PRAGMA query_only = TRUE')
  return JSON.parse(row.body)
}

export interface OpenOptions {
  /** Does not copy it: for a file that never changes, or a process of its own that may be ended by one that does. */
  inPlace?: boolean
  /** Does not look for damage, which reads the largest documents whole: for a process whose parent has looked. */
  isWhole?: boolean
}

/** Throws a `StoreError` for a store that is missing, unreadable, damaged or of another version. */
export async function openStore(
  file: string,
  { inPlace = false, isWhole = false }: OpenOptions = {},
): Promise<OpenStore> {
  if (!existsSync(file)) throw new StoreError(`There is no store at ${file}. ${remedy}`)
  let database: DatabaseSyncInstance | undefined
  try {
    database = inPlace ? new DatabaseSync(file, { readOnly: true }) : await copyOf(file)
    return { database, manifest: await check(database, file, isWhole) }
  } catch (error) {
    database?.close()
    if (error instanceof StoreError) throw error
    throw new StoreError(`The store at ${file} cannot be read (${String(error)}). ${remedy}`)
  }
}
