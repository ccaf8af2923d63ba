/**
 * Records the requests and responses of a run on disk, with one line before each request and one after it. A run that
 * is resumed after a kill reads them, and does not repeat requests that got a response. Only the positions of responses
 * are kept in memory.
 */
import {
  closeSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { Answer } from './answer'

const Line = z.union([
  z.object({ asked: z.string(), host: z.string(), at: z.number() }),
  z.object({ key: z.string(), answer: Answer }),
  z.object({ finished: z.number() }),
])
type Line = z.infer<typeof Line>

interface Place {
  offset: number
  length: number
}

const lineEnd = 0x0a
const pieceLength = 256 * 1024

/** Yields the positions of all complete lines in a file. */
function* placesOfLines(file: number): Generator<Place> {
  const piece = Buffer.alloc(pieceLength)
  let offset = 0
  for (let start = 0, read = -1; read !== 0; start += read) {
    read = readSync(file, piece, 0, pieceLength, start)
    for (let end = piece.indexOf(lineEnd); end >= 0 && end < read; ) {
      yield { offset, length: start + end - offset }
      offset = start + end + 1
      end = piece.indexOf(lineEnd, end + 1)
    }
  }
}

function parseLine(text: string): Line | undefined {
  try {
    return Line.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export class Journal {
  readonly #file: number
  readonly #answers = new Map<string, Place>()
  readonly #lastRequestAt = new Map<string, number>()
  #end = 0
  finished = false

  /** Opens or creates a journal. An incomplete last line, left by a killed process, is removed. */
  constructor(name: string) {
    mkdirSync(path.dirname(name), { recursive: true })
    this.#file = openSync(name, 'a+')
    for (const place of placesOfLines(this.#file)) {
      const line = parseLine(this.#read(place))
      if (line) this.#remember(line, place)
      this.#end = place.offset + place.length + 1
    }
    ftruncateSync(this.#file, this.#end)
  }

  #read({ offset, length }: Place): string {
    const bytes = Buffer.alloc(length)
    readSync(this.#file, bytes, 0, length, offset)
    return bytes.toString('utf8')
  }

  #remember(line: Line, place: Place): void {
    this.finished = 'finished' in line
    if ('asked' in line) this.#lastRequestAt.set(line.host, line.at)
    else if ('key' in line) this.#answers.set(line.key, place)
  }

  #append(line: Line): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    const place = { offset: this.#end, length: bytes.length - 1 }
    writeSync(this.#file, bytes)
    this.#end += bytes.length
    this.#remember(line, place)
  }

  /** The number of requests with a response. */
  get size(): number {
    return this.#answers.size
  }

  answer(key: string): Answer | undefined {
    const place = this.#answers.get(key)
    const line = place && parseLine(this.#read(place))
    return line && 'key' in line ? line.answer : undefined
  }

  /** Returns when a request was last sent to a host, in milliseconds since the epoch. */
  lastRequestAt(host: string): number | undefined {
    return this.#lastRequestAt.get(host)
  }

  /**
   * Records that a request is about to be sent. It is not flushed, because losing this line in a power failure loses no
   * response.
   */
  logRequest(key: string, host: string): void {
    this.#append({ asked: key, host, at: Date.now() })
  }

  logAnswer(key: string, answer: Answer): void {
    this.#append({ key, answer })
    fdatasyncSync(this.#file)
  }

  finish(): void {
    this.#append({ finished: Date.now() })
    fdatasyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }
}
