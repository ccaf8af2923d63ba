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
