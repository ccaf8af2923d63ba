/** Where a store is: a file is one in SQLite, the address of a database one in PostgreSQL. */
import type { Manifest, Snapshot } from '@/lib/facts/snapshot'
import { shownAddress, withClient } from './postgres/connection'
import { loadSnapshot } from './postgres/load'
import { PostgresSource } from './postgres/source'
import { SqliteStore } from './sqlite'
import type { OpenOptions } from './sqlite-open'
import { sqliteSource } from './sqlite-source'
import { writeSqliteStore } from './sqlite-write'
import type { Store, StoreSource } from './store'

export const isDatabase = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/** A location as it may be printed. */
export const shownLocation = (location: string): string =>
  isDatabase(location) ? shownAddress(location) : location

export const storeSource = (location: string): StoreSource =>
  isDatabase(location) ? new PostgresSource(location) : sqliteSource(location)

/** Throws a `StoreError` for a database that cannot be reached, so that nothing is made for it in vain. */
export async function checkLocation(location: string): Promise<void> {
  if (isDatabase(location)) await withClient(location, async () => {})
}

/** Opens the current snapshot. The options are those of files; PostgreSQL looks after its own. */
export async function openStoreAt(location: string, options?: OpenOptions): Promise<Store> {
  if (!isDatabase(location)) return SqliteStore.open(location, options)
  const source = new PostgresSource(location)
  return source.open().finally(() => source.close())
}

/**
 * Puts a snapshot in the place of the one that is there.
 * @param facts the hash of the facts that it was compiled from, which a database keeps with it
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
