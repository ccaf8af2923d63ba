/** The table of a site's API keys. SQLite and PostgreSQL have an adapter each, which must pass the same tests. */

export interface KeyRow {
  id: string
  name: string
  /** SHA-256 of the key, which is not stored itself. */
  hash: Uint8Array
  /** True if the rate limits do not apply. */
  unlimited: boolean
  /** An ISO 8601 time. */
  created: string
  /** An ISO 8601 time; null while the key is valid. */
  revoked: string | null
  /**
   * The day on which a visitor's key was last used, or the day before its creation if it was never used. Null for the
   * keys of the operator, which do not expire.
   */
  lastUsed: string | null
}

export interface KeyTable {
  /** Where the keys are, without a password. */
  readonly place: string
  /** The remedy if they cannot be read or written. */
  readonly remedies: Readonly<Record<'read' | 'written', string>>
  /** A text that changes whenever another process changes a row. */
  version(): Promise<string>
  rows(): Promise<KeyRow[]>
  insert(row: KeyRow): Promise<void>
  /** False if there is no such key, or if it has already been revoked. */
  revoke(id: string, time: string): Promise<boolean>
  /** Stores days of last use by key id. Writes even if there are none, and so fails if the table cannot be written. */
  noteUses(uses: ReadonlyMap<string, string>): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Why the table cannot be written, as far as that is known without writing; undefined if it can. */
  writeFault(): string | undefined
  close(): Promise<void>
}

/** Thrown if keys cannot be read or stored. The message includes a remedy. */
export class KeyError extends Error {
  override name = 'KeyError'
}
