/**
 * The store of a site: the snapshot that it serves. It is read into memory completely, so that
 * requests need no access to the store. Both implementations must pass the suite of
 * `tests/contract/stores`.
 */
import type { Dataset } from '@/lib/dataset/dataset'
import type { Manifest, Snapshot } from '@/lib/dataset/snapshot'

/** The current snapshot of a store. */
export interface Stored {
  dataset: Dataset
  /** The hash of the facts from which it was compiled; undefined if it came from elsewhere, such as another API. */
  facts: string | undefined
  /** Identifies the snapshot: if the identity of the store changes, it has a new snapshot. */
  identity: string
}

export interface Store {
  /** Identifies the current snapshot. Throws a `StoreUnavailable` while it cannot be read. */
  identity(): Promise<string>
  /** Reads the current snapshot. Throws a `StoreError` if there is none, or if it is incomplete or damaged. */
  load(): Promise<Stored>
  /**
   * Replaces the current snapshot in one step: readers find either the old or the new snapshot and, if the process is
   * killed, the old one. `facts` is the hash of the facts from which it was compiled. Throws a `StoreError`.
   */
  save(snapshot: Snapshot, facts?: string): Promise<Manifest>
  close(): Promise<void>
}

/** Thrown if a store is missing, unreadable, damaged or of another version. The message includes a remedy. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Thrown while a store that another process runs cannot be reached. It may become reachable again at any moment. */
export class StoreUnavailable extends StoreError {
  override name = 'StoreUnavailable'
}

/**
 * The message of an error or, without one, its code. If a name has several addresses, a connection to each of them fails
 * with its own error, and the combined error has no message.
 */
export function getMessage(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

/** True if the location of a store is that of a PostgreSQL database, and not of a file. */
export const isDatabase = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/** The address of a database as it may be printed: without a password and options. */
export function printableAddress(url: string): string {
  const { protocol, username, host, pathname } = new URL(url)
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`
}

/** A location without its password, for output. */
export const printableLocation = (location: string): string =>
  isDatabase(location) ? printableAddress(location) : location
