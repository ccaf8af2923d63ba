/**
 * What a mirror has fetched, on disk: each answer is kept when it has come whole, so that a run that was killed goes on
 * where it was, and a later run asks only for what has changed.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Client } from '@/lib/client/http/client'
import { FallbackCache, type FallbackCopy } from '@/lib/client/http/fallback-cache'

/** Thrown where a mirror cannot go on; the message says why, and what to do. */
export class MirrorError extends Error {
  override name = 'MirrorError'
}

/** There is an answer, and it is of no use: the next run has to ask again rather than to go on from it. */
export class UnfitAnswer extends MirrorError {}

const Run = z.object({ startedAt: z.iso.datetime(), finished: z.boolean() })
type Run = z.infer<typeof Run>

/** An unfinished run older than this, in milliseconds, is not gone on with: its documents may be of another time. */
const maxRunAgeMs = 24 * 3_600_000
/** No disk is as large as this: nothing is let go of. */
const unbounded = Number.MAX_SAFE_INTEGER
const goOn = 'Run the same command again: it goes on where it stopped.'

export interface ArchiveOptions {
  folder: string
  client: Pick<Client, 'get'>
  /** Waits before the same is asked again, in milliseconds. */
  pauses?: readonly number[]
}

const defaultPauses = [1, 2, 5, 10, 30, 60, 120, 240].map((seconds) => seconds * 1000)

export class Archive {
  readonly #answers: FallbackCache
  readonly #runFile: string
  #run: Run

  constructor(private readonly options: ArchiveOptions) {
    this.#answers = new FallbackCache(path.join(options.folder, 'answers'), unbounded)
    this.#runFile = path.join(options.folder, 'run.json')
    const last = this.#lastRun()
    const usable = last && !last.finished && Date.parse(last.startedAt) > Date.now() - maxRunAgeMs
    this.#run = usable ? last : { startedAt: new Date().toISOString(), finished: false }
    this.#save()
  }

  #lastRun(): Run | undefined {
    try {
      return Run.parse(JSON.parse(readFileSync(this.#runFile, 'utf8')))
    } catch {
      return undefined
    }
  }

  #save(): void {
    mkdirSync(this.options.folder, { recursive: true })
    writeFileSync(`${this.#runFile}.new`, JSON.stringify(this.#run))
    renameSync(`${this.#runFile}.new`, this.#runFile)
  }

  /** The next run asks anew, as far as something has changed. */
  finish(): void {
    this.#run = { ...this.#run, finished: true }
    this.#save()
  }

  /** The text of a document as of this run; undefined where the API has none. Throws a `MirrorError`. */
  async text(name: string): Promise<string | undefined> {
    const copy = await this.#answers.read(name)
    const fresh =
      copy && copy.fetchedAt >= this.#run.startedAt ? copy : await this.#fetch(name, copy)
    return fresh.text === '' ? undefined : fresh.text
  }

  async #fetch(name: string, held: FallbackCopy | undefined): Promise<FallbackCopy> {
    const reply = await this.#reply(name, held)
    const fetchedAt = new Date().toISOString()
    const copy: FallbackCopy =
      reply.kind === 'document'
        ? { text: reply.text, etag: reply.etag, fetchedAt }
        : reply.kind === 'not_modified' && held
          ? { ...held, fetchedAt }
          : { text: '', fetchedAt }
    await this.#answers.write(name, copy)
    return copy
  }

  async #reply(name: string, held: FallbackCopy | undefined) {
    const { client, pauses = defaultPauses } = this.options
    for (const pause of [...pauses, 0]) {
      const maxWaitMs = Number.POSITIVE_INFINITY
      const reply = await client.get(name, { maxWaitMs, etag: held?.etag })
      if (reply.kind !== 'unavailable') return reply
      if (reply.refused) throw new MirrorError(`${reply.reason}. Is UPSTREAM_API_KEY right?`)
      if (pause === 0) throw new MirrorError(`${reply.reason}. ${goOn}`)
      await sleep(pause)
    }
    throw new MirrorError(goOn)
  }
}
