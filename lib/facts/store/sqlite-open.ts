/** Opens a store. Its file is copied and checked, so that later changes to the file have no effect. */
import { existsSync, statSync } from 'node:fs'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { type Manifest, snapshotFormat } from '@/lib/facts/snapshot'
import { damageOf } from './digest'
import { QueryThread } from './query-thread'
import { StoreError } from './store'
import { copyOf, inPlace, keepPages, type StoreCopy } from './store-copy'

const remedy = 'Run `npm run data:compile`.'

export interface OpenStore {
  copy: StoreCopy
  manifest: Manifest
  thread: QueryThread
}

export interface OpenOptions {
  /** Skips the copy. For a file that never changes, or a separate process that a change may safely bring down. */
  inPlace?: boolean
  /**
   * Skips the check for damage, which reads even the largest documents in full. For a process whose parent has already
   * checked.
   */
  isWhole?: boolean
  /** Checks for damage in a thread if the file is large. For a process that must keep handling other requests. */
  besideOthers?: boolean
}

/** Checking a larger store takes so long that other requests would have to wait. */
const maxBytesAtOnce = 4 * 1024 * 1024

function checkVersion(database: DatabaseSyncInstance, file: string): void {
  const version = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version.user_version !== snapshotFormat) {
    throw new StoreError(`The store at ${file} was made by another version. ${remedy}`)
  }
}

async function findDamage(
  file: string,
  { database }: StoreCopy,
  thread: QueryThread,
  { isWhole = false, besideOthers = false }: OpenOptions,
): Promise<string | undefined> {
  if (isWhole) return undefined
  const inThread = besideOthers && statSync(file).size > maxBytesAtOnce
  return inThread ? thread.ask({ kind: 'damage' }) : damageOf(database)
}

/** Opens the store. Throws a `StoreError` if it is missing, unreadable, damaged or of another version. */
export async function openStore(file: string, options: OpenOptions = {}): Promise<OpenStore> {
  if (!existsSync(file)) throw new StoreError(`There is no store at ${file}. ${remedy}`)
  let copy: StoreCopy | undefined
  let thread: QueryThread | undefined
  try {
    copy = options.inPlace ? inPlace(file) : await copyOf(file)
    const { database, location } = copy
    thread = new QueryThread(location)
    checkVersion(database, file)
    const damage = await findDamage(file, copy, thread, options)
    if (damage) throw new StoreError(`The store at ${file} is damaged: ${damage}. ${remedy}`)
    const row = database.prepare('SELECT body FROM manifest').get() as { body: string }
    database.exec('PRAGMA query_only = TRUE')
    keepPages(database, copy)
    return { copy, thread, manifest: JSON.parse(row.body) }
  } catch (error) {
    await thread?.close()
    copy?.database.close()
    await copy?.remove()
    if (error instanceof StoreError) throw error
    throw new StoreError(`The store at ${file} cannot be read (${String(error)}). ${remedy}`)
  }
}
