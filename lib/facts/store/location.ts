/** The location of a store: a file is an SQLite store, the address of a database a PostgreSQL one. */
import type { Manifest, Snapshot } from '@/lib/facts/snapshot'
import { shownAddress, withClient } from './postgres/connection'
import { loadSnapshot } from './postgres/load'
import { PostgresSource } from './postgres/source'
import { SqliteStore } from './sqlite'
import type { OpenOptions } from './sqlite-open'
import { sqliteSource } from './sqlite-source'
import { writeSqliteStore } from './sqlite-write'
import type { OpenedStore, Store, StoreSource } from './store'

export const isDatabase = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/** A location without its password, for output. */
export const shownLocation = (location: string): string =>
  isDatabase(location) ? shownAddress(location) : location

const storeSource = (location: string): StoreSource =>
  isDatabase(location) ? new PostgresSource(location) : sqliteSource(location)

/** Throws a `StoreError` if the database cannot be reached, so that no work is done for it in vain. */
export async function checkLocation(location: string): Promise<void> {
  if (isDatabase(location)) await withClient(location, async () => {})
}

/** Opens the current snapshot. The options apply to files only. */
export async function openStoreAt(location: string, options?: OpenOptions): Promise<Store> {
  if (!isDatabase(location)) return SqliteStore.open(location, options)
  const source = new PostgresSource(location)
  return source.open().finally(() => source.close())
}

/**
 * Opens the current snapshot and keeps its source, for a server. Throws a `StoreError` if there is none, or if it is
 * incomplete or damaged.
 */
export async function openForServing(location: string): Promise<OpenedStore> {
  const source = storeSource(location)
  try {
    const identity = await source.identity()
    const store = await source.open()
    const close = async () => {
      await store.close()
      await source.close()
    }
    return { store, source, identity, close }
  } catch (error) {
    await source.close()
    throw error
  }
}

/**
 * Replaces the current snapshot. `facts` is the hash of the facts from which the new one was compiled, which a database
 * stores with it.
 *
 * @example await writeStoreAt('var/atlas.db', await compileFolder('data'))
 */
export async function writeStoreAt(
  location: string,
  snapshot: Snapshot,
  facts?: string,
): Promise<Manifest> {
  if (!isDatabase(location)) return writeSqliteStore(location, snapshot)
  return (await loadSnapshot(location, snapshot, { facts })).manifest
}
