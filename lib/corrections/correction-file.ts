/**
 * Corrections in an append-only file, with one line of JSON for each correction and for each note that a correction is
 * done. Lines are never rewritten, so neither a crash nor another process that writes at the same time can lose a line.
 * Open corrections are limited in number and size. Lines about resolved corrections grow only as fast as an operator
 * works.
 */
import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ifMissing } from '@/lib/files/failures'
import { printable } from '@/lib/text/lines'
import { Correction } from './correction'

const Waiting = Correction.safeExtend({
  id: z.string().regex(/^[a-z0-9]{1,40}$/),
  /** The date of receipt, in UTC. */
  day: z.iso.date(),
})
/** A correction that has not been marked as done. */
export type WaitingCorrection = z.infer<typeof Waiting>

const Done = z.object({ done: Waiting.shape.id, day: z.iso.date() })
const Line = z.union([Waiting, Done])

export interface CorrectionBounds {
  /** The maximum number of waiting corrections, and the maximum bytes of their lines. */
  waiting: number
  bytes: number
}
const defaultBounds: CorrectionBounds = { waiting: 1000, bytes: 4 * 1024 * 1024 }

const newline = 0x0a

const today = (): string => new Date().toISOString().slice(0, 10)
const newId = (): string => randomBytes(5).toString('hex')
const getLine = (entry: object): string => `${printable(JSON.stringify(entry))}\n`

function parsed(line: string) {
  try {
    return Line.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

export class CorrectionFile {
  readonly #waiting = new Map<string, { entry: WaitingCorrection; bytes: number }>()
  #waitingBytes = 0
  /** Which file has been read, and how many of its bytes. */
  #identity = ''
  #offset = 0
  #unreadable = 0
  /** Settles when all writes requested so far have ended. */
  #queue: Promise<unknown> = Promise.resolve()
  #pending = 0

  constructor(
    private readonly file: string,
    private readonly bounds: CorrectionBounds = defaultBounds,
  ) {}

  /** Stores a correction. Resolves to its id once it is on disk, or to undefined if the limits are reached. */
  async add(correction: Correction): Promise<string | undefined> {
    // Also checked before queueing, so that a flood of corrections does not wait in memory for a slow disk.
    if (this.#waiting.size + this.#pending > this.bounds.waiting) return undefined
    const entry = { id: newId(), day: today(), ...correction }
    const savedCorrection = await this.#inTurn('a+', (handle) => {
      const line = getLine(entry)
      const bytes = this.#waitingBytes + Buffer.byteLength(line)
      if (this.#waiting.size >= this.bounds.waiting || bytes > this.bounds.bytes) return undefined
      return this.#append(handle, line)
    })
    return savedCorrection === undefined ? undefined : entry.id
  }

  /** Returns the waiting corrections, the oldest first, and the number of lines that could not be read. */
  async read(): Promise<{ waiting: WaitingCorrection[]; unreadable: number }> {
    await this.#inTurn('r').catch((error) => this.#forget(ifMissing('')(error)))
    const waiting = [...this.#waiting.values()].map(({ entry }) => entry)
    return { waiting, unreadable: this.#unreadable }
  }

  /** Marks the waiting correction with this id as done. Resolves to false if there is none. */
  async done(id: string): Promise<boolean> {
    const { waiting } = await this.read()
    if (!waiting.some((entry) => entry.id === id)) return false
    const line = getLine({ done: id, day: today() })
    return (await this.#inTurn('a+', (handle) => this.#append(handle, line))) ?? false
  }

  /**
   * Opens the file for one call at a time. Each call first reads the lines that were written since the previous call.
   */
  #inTurn<Result>(flag: 'r' | 'a+', work?: (handle: FileHandle) => Promise<Result> | undefined) {
    this.#pending += 1
    const turn = this.#queue.then(async () => {
      if (flag !== 'r') await mkdir(path.dirname(this.file), { recursive: true })
      const handle = await open(this.file, flag, 0o600)
      try {
        await this.#catchUp(handle)
        return await work?.(handle)
      } finally {
        await handle.close()
      }
    })
    this.#queue = turn.catch(() => undefined).finally(() => (this.#pending -= 1))
    return turn
  }

  /** Appends a line. If the last line is incomplete, the new line still starts on a line of its own. */
  async #append(handle: FileHandle, line: string): Promise<boolean> {
    const { size } = await handle.stat()
    const end = Buffer.alloc(1)
    if (size > this.#offset) await handle.read(end, 0, 1, size - 1)
    const broken = size > this.#offset && end[0] !== newline
    await handle.appendFile(broken ? `\n${line}` : line)
    await handle.datasync()
    return true
  }

  /** Reads the complete lines added since the last time, or the entire file if it was replaced. */
  async #catchUp(handle: FileHandle): Promise<void> {
    const { ino, birthtimeMs, size } = await handle.stat()
    const identity = `${ino} ${birthtimeMs}`
    if (identity !== this.#identity || size < this.#offset) this.#forget(identity)
    if (size === this.#offset) return
    const bytes = Buffer.alloc(size - this.#offset)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, this.#offset)
    const end = bytes.subarray(0, bytesRead).lastIndexOf(newline) + 1
    this.#offset += end
    const lines = bytes.toString('utf8', 0, end).split('\n')
    for (const line of lines) if (line !== '') this.#take(line)
  }

  #forget(identity: string): void {
    this.#identity = identity
    this.#offset = 0
    this.#unreadable = 0
    this.#waitingBytes = 0
    this.#waiting.clear()
  }

  #take(line: string): void {
    const entry = parsed(line)
    if (!entry) {
      this.#unreadable += 1
    } else if ('done' in entry) {
      this.#waitingBytes -= this.#waiting.get(entry.done)?.bytes ?? 0
      this.#waiting.delete(entry.done)
    } else if (!this.#waiting.has(entry.id)) {
      const bytes = Buffer.byteLength(line) + 1
      this.#waiting.set(entry.id, { entry, bytes })
      this.#waitingBytes += bytes
    }
  }
}
