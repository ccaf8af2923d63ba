/** Opens the store at a location, an SQLite file or a PostgreSQL database. */
import type { Manifest, Snapshot } from '@/lib/dataset/snapshot'
import { PostgresStore } from './postgres'
import { SqliteStore } from './sqlite'
import { isDatabase, type Store, type Stored } from './store'

/** @param location the path of a file, or the address of a PostgreSQL database */
export const openStore = (location: string): Store =>
  isDatabase(location) ? new PostgresStore(location) : new SqliteStore(location)

/** Reads the current snapshot of a store. Throws a `StoreError` if there is none, or if it is incomplete or damaged. */
export async function loadFrom(location: string): Promise<Stored> {
  const store = openStore(location)
  return store.load().finally(() => store.close())
}

/**
 * Replaces the current snapshot of a store.
 * @example await saveTo('var/atlas.db', await compileFolder('data'))
 */
export async function saveTo(
  location: string,
  snapshot: Snapshot,
  facts?: string,
): Promise<Manifest> {
  const store = openStore(location)
  return store.save(snapshot, facts).finally(() => store.close())
}
