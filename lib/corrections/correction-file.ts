/**
 * Corrections in one file, a line of JSON each, that only ever grows at its end: a correction is a line, and so is the
 * note that one is done. Nothing is rewritten, so that a stop at any moment, or another process that writes too, loses
 * no line. What waits is bounded; what is done is as long as an operator has worked.
 */
import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ifMissing } from '@/lib/files/failures'
import { printable } from '@/lib/text/printable'
import { Correction } from './correction'

const Waiting = Correction.extend({
  id: z.string().regex(/^[a-z0-9]{1,40}$/),
  /** The day on which it came, in UTC. */
  day: z.iso.date(),
})
/** A correction that nobody has marked as done. */
export type WaitingCorrection = z.infer<typeof Waiting>

const Done = z.object({ done: Waiting.shape.id, day: z.iso.date() })
const Line = z.union([Waiting, Done])

export interface CorrectionBounds {
  /** How many may wait, and the bytes of their lines. */
  waiting: number
  bytes: number
}
const defaultBounds: CorrectionBounds = { waiting: 1000, bytes: 4 * 1024 * 1024 }

const newline = 0x0a

const today = (): string => new Date().toISOString().slice(0, 10)
const newId = (): string => randomBytes(5).toString('hex')
const lineOf = (entry: object): string => `${printable(JSON.stringify(entry))}\n`

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
  /** Of which file, and how much of it, has been read. */
  #identity = ''
  #offset = 0
  #unreadable = 0
  /** The end of the writes that were asked for. */
  #queue: Promise<unknown> = Promise.resolve()
  #pending = 0

  constructor(
    private readonly file: string,
    private readonly bounds: CorrectionBounds = defaultBounds,
  ) {}

  /** Keeps a correction and gives its id once it is on the disk; undefined if as many wait as there may. */
  async add(correction: Correction): Promise<string | undefined> {
    // Full before its turn: a flood must not wait in memory for a slow disk.
    if (this.#waiting.size + this.#pending > this.bounds.waiting) return undefined
    const entry = { id: newId(), day: today(), ...correction }
    const kept = await this.#inTurn('a+', (handle) => {
      const line = lineOf(entry)
      const bytes = this.#waitingBytes + Buffer.byteLength(line)
      if (this.#waiting.size >= this.bounds.waiting || bytes > this.bounds.bytes) return undefined
      return this.#append(handle, line)
    })
    return kept === undefined ? undefined : entry.id
  }

  /** What waits, the oldest first, and how many lines could not be read. */
  async read(): Promise<{ waiting: WaitingCorrection[]; unreadable: number }> {
    await this.#inTurn('r').catch((error) => this.#forget(ifMissing('')(error)))
    const waiting = [...this.#waiting.values()].map(({ entry }) => entry)
    return { waiting, unreadable: this.#unreadable }
  }

  /** Marks what waits under this id as done; false if nothing does. */
  async done(id: string): Promise<boolean> {
    const { waiting } = await this.read()
    if (!waiting.some((entry) => entry.id === id)) return false
    const line = lineOf({ done: id, day: today() })
    return (await this.#inTurn('a+', (handle) => this.#append(handle, line))) ?? false
  }

  /** Opens the file, one call after the other, and reads what was written meanwhile before the work on it. */
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

  /** After a line that was broken off, a new one begins. */
  async #append(handle: FileHandle, line: string): Promise<boolean> {
    const { size } = await handle.stat()
    const end = Buffer.alloc(1)
    if (size > this.#offset) await handle.read(end, 0, 1, size - 1)
    const broken = size > this.#offset && end[0] !== newline
    await handle.appendFile(broken ? `\n${line}` : line)
    await handle.datasync()
    return true
  }

  /** Reads the whole lines that have come since the last time; all of them if it is another file. */
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
