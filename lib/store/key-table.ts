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

export interface Expiry {
  /** A key last used before this day has expired. */
  lastUsedBefore: string
  /** A key that was never used and was created before this time has expired. */
  unusedCreatedBefore: string
}

export interface KeyTable {
  /** Where the keys are, without a password. */
  readonly place: string
  /** The remedy if they cannot be read or written. */
  readonly remedies: Readonly<Record<'read' | 'written', string>>
  /** A text that changes whenever this or another process changes a row. */
  version(): Promise<string>
  rows(): Promise<KeyRow[]>
  insert(row: KeyRow): Promise<void>
  /** False if there is no such key, or if it has already been revoked. */
  revoke(id: string, time: string): Promise<boolean>
  /** Stores days of last use by key id. Writes even if there are none, and so fails if the table cannot be written. */
  noteUses(uses: ReadonlyMap<string, string>): Promise<void>
  /** Deletes expired keys and returns how many there were. */
  removeExpired(expiry: Expiry): Promise<number>
  /** Deletes revoked keys and returns how many there were. */
  removeRevoked(): Promise<number>
  /** Why the table cannot be written, as far as that is known without writing; undefined if it can. */
  writeFault(): string | undefined
  close(): Promise<void>
}

/** Thrown if keys cannot be read or stored. The message includes a remedy. */
export class KeyError extends Error {
  override name = 'KeyError'
}

/** The reason for a failed operation. Failed connections have a code, but may have no message. */
export const getReason = (error: unknown): string =>
  (error instanceof Error && (error.message || (error as NodeJS.ErrnoException).code)) ||
  String(error)
