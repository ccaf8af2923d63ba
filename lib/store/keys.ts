/** The API keys of a site. Valid keys are held in memory, and are read again within a second after any change. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { neverUsedHours, unusedDays } from '@/lib/contract/headers'
import { KeyError, type KeyRow, type KeyTable } from './key-table'
import { getMessage } from './store'

/** A key consists of a prefix that secret scanners recognize, its id, and 256 random bits. */
const keyPattern = /^atlas_([0-9a-f]{8})_[A-Za-z0-9_-]{43}$/

export function newKey(): { id: string; key: string } {
  const id = randomBytes(4).toString('hex')
  return { id, key: `atlas_${id}_${randomBytes(32).toString('base64url')}` }
}

/** The id in a key; undefined for a text that cannot be a key. */
export const idOfKey = (key: string): string | undefined => keyPattern.exec(key)?.[1]

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/**
 * The hash that a request is compared with if no key has its id, so that an unknown id takes as long as a wrong secret.
 */
const dummyHash = randomBytes(32)

/** Compares hashes in constant time. */
const isSameHash = (hash: Uint8Array, storedHash: Uint8Array = dummyHash): boolean =>
  timingSafeEqual(hash, storedHash)

/** The stored properties of a key, which never include its secret. */
export type ApiKey = Omit<KeyRow, 'hash'>

/** The maximum number of visitors' keys that are valid at a time. */
const maxSelfMade = 10_000

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const getDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * How often to look for changes. Until then, a key that another process has revoked is still accepted, and one that it has
 * created is not.
 */
export const pollMs = 1_000

/** The beginning or the end of a fault. */
export interface KeyEvent {
  what: 'read' | 'written' | 'moved'
  /** The fault and its remedy; undefined if it has ended. */
  fault?: string
}

export interface KeysOptions {
  onEvent?: (event: KeyEvent) => void
  maxSelfMade?: number
}

/** True for a visitor's key that was never used. */
export const isNeverUsed = ({ created, lastUsed }: Pick<ApiKey, 'created' | 'lastUsed'>): boolean =>
  lastUsed !== null && lastUsed < created.slice(0, 10)

/** True for a visitor's key that was not used for too long. */
function isExpired(row: KeyRow): boolean {
  if (row.lastUsed === null) return false
  const now = Date.now()
  if (row.lastUsed < getDay(now - unusedDays * dayMs)) return true
  return isNeverUsed(row) && Date.parse(row.created) < now - neverUsedHours * hourMs
}

/** @example (await ApiKeys.open(table)).find(request.headers['x-api-key'])?.unlimited */
export class ApiKeys {
  /** The keys that are not revoked, by id. */
  #valid = new Map<string, KeyRow>()
  #version: string | undefined
  /** Uses that are not stored yet: the day of last use by key id. */
  #uses = new Map<string, string>()
  #failedWrite: string | undefined
  #faults: Partial<Record<KeyEvent['what'], string>> = {}
  /** Table operations run one at a time, so that older rows never overwrite newer ones. */
  #work: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  private constructor(
    private readonly table: KeyTable,
    private readonly options: KeysOptions,
  ) {}

  /** Opens the keys for a command. Throws a `KeyError` if they cannot be read. */
  static async open(table: KeyTable, options: KeysOptions = {}): Promise<ApiKeys> {
    const keys = new ApiKeys(table, options)
    await keys.refresh()
    if (keys.readFault === undefined) return keys
    await keys.close()
    throw new KeyError(keys.readFault)
  }

  /** Opens the keys for a server, which also runs while they cannot be read, and follows changes by other processes. */
  static async watch(table: KeyTable, options: KeysOptions = {}): Promise<ApiKeys> {
    const keys = new ApiKeys(table, options)
    await keys.refresh()
    keys.#poll()
    return keys
  }

  #poll(): void {
    this.#timer = setTimeout(async () => {
      await this.refresh()
      if (!this.#isClosed) this.#poll()
    }, pollMs).unref()
  }

  /** The fault if the keys cannot be read. Keys that were read before stay valid, and no other key is known. */
  get readFault(): string | undefined {
    return this.#faults.read
  }

  /** The fault if no key can be created or revoked. */
  get writeFault(): string | undefined {
    return this.#faults.read ?? this.#faults.written
  }

  /** Creates a key. It cannot be retrieved later, because only its hash is stored. */
  create(name: string, { unlimited = false } = {}): Promise<{ id: string; key: string }> {
    return this.#insert(name, unlimited, null)
  }

  /** Creates a key for a visitor, which expires if it is not used. Undefined if there are too many of them. */
  async createSelfService(): Promise<{ id: string; key: string } | undefined> {
    if (this.readFault !== undefined) throw new KeyError(this.readFault)
    await this.#write(() => this.#remove(isExpired))
    const selfMade = [...this.#valid.values()].filter(({ lastUsed }) => lastUsed !== null)
    if (selfMade.length >= (this.options.maxSelfMade ?? maxSelfMade)) return undefined
    return this.#insert('self-made', false, getDay(Date.now() - dayMs))
  }

  async #insert(name: string, unlimited: boolean, lastUsed: string | null) {
    const { id, key } = newKey()
    const created = new Date().toISOString()
    const row = { id, name, hash: hashOfKey(key), unlimited, created, revoked: null, lastUsed }
    await this.#write(() => this.table.insert(row))
    return { id, key }
  }

  /** All keys in the order of their creation, including revoked and expired ones. */
  async list(): Promise<ApiKey[]> {
    const rows = await this.#inTurn(() => this.table.rows())
    return rows.map(({ hash, ...key }) => key)
  }

  /** Revokes a key. Returns false if the key does not exist or is already revoked. */
  revoke(id: string): Promise<boolean> {
    return this.#write(() => this.table.revoke(id, new Date().toISOString()))
  }

  /** Deletes revoked and expired keys, and returns how many there were. */
  purge(): Promise<{ revoked: number; expired: number }> {
    return this.#write(async () => {
      const revoked = await this.#remove((row) => row.revoked !== null)
      return { revoked, expired: await this.#remove(isExpired) }
    })
  }

  async #remove(isRemoved: (row: KeyRow) => boolean): Promise<number> {
    const ids = (await this.table.rows()).filter(isRemoved).map(({ id }) => id)
    await this.table.remove(ids)
    return ids.length
  }

  /**
   * The record of a valid key; undefined if the key is unknown, revoked or expired. Hashes are compared in constant
   * time.
   */
  find(key: string, hash: Uint8Array = hashOfKey(key)): ApiKey | undefined {
    const row = this.#valid.get(idOfKey(key) ?? '')
    const matches = isSameHash(hash, row?.hash)
    if (!matches || !row || isExpired(row)) return undefined
    this.#noteUse(row)
    return row
  }

  #noteUse(row: KeyRow): void {
    const today = getDay(Date.now())
    if (row.lastUsed === null || row.lastUsed >= today) return
    row.lastUsed = today
    this.#uses.set(row.id, today)
  }

  /** Starts work on the table when all earlier work has ended. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => {})
    return done
  }

  /** Applies a change to the table, then reloads the keys. Rejects with a `KeyError` if it cannot be changed. */
  #write<Result>(change: () => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      // The rows of a file that cannot be created are in memory only, so that a new key would be lost.
      const fault = this.table.writeFault()
      if (fault !== undefined) throw new KeyError(this.#describe('written', fault))
      try {
        const result = await change()
        this.#failedWrite = undefined
        return result
      } catch (error) {
        this.#failedWrite = getMessage(error)
        throw new KeyError(this.#describe('written', getMessage(error)))
      } finally {
        this.#version = undefined
        await this.#read()
      }
    })
  }

  /** Stores uses, and reads the keys if they have changed. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#storeUses()
      await this.#read()
    })
  }

  /**
   * Uses that cannot be stored are tried again: no client is refused because of them. After a failed write, the attempt
   * also shows when the table can be written again.
   */
  async #storeUses(): Promise<void> {
    if (this.#uses.size === 0 && this.#failedWrite === undefined) return
    const stored = new Map(this.#uses)
    try {
      await this.table.noteUses(stored)
      this.#failedWrite = undefined
      for (const [id, day] of stored) if (this.#uses.get(id) === day) this.#uses.delete(id)
    } catch (error) {
      this.#failedWrite = getMessage(error)
    }
  }

  async #read(): Promise<void> {
    try {
      const version = await this.table.version()
      if (version !== this.#version) {
        const rows = await this.table.rows()
        const valid = rows.filter(({ revoked }) => revoked === null)
        this.#valid = new Map(valid.map((row) => [row.id, this.#withUse(row)]))
        this.#version = version
      }
      this.#note('read', undefined)
      this.#note('written', this.table.writeFault() ?? this.#failedWrite)
    } catch (error) {
      this.#version = undefined
      this.#note('read', getMessage(error))
    }
  }

  #withUse(row: KeyRow): KeyRow {
    const day = this.#uses.get(row.id)
    return day === undefined ? row : { ...row, lastUsed: day }
  }

  #describe(what: 'read' | 'written', reason: string): string {
    const { place, remedies } = this.table
    return `The API keys in ${place} cannot be ${what} (${reason}). ${remedies[what]}`
  }

  /** Reports the beginning and the end of a fault. */
  #note(what: 'read' | 'written', reason: string | undefined): void {
    const before = this.#faults[what]
    const fault = reason === undefined ? undefined : this.#describe(what, reason)
    this.#faults[what] = fault
    const hasChanged = (before === undefined) !== (fault === undefined)
    if (hasChanged) this.options.onEvent?.({ what, fault })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#inTurn(async () => {
      await this.#storeUses()
      await this.table.close()
    })
  }
}
