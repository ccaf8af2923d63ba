/**
 * The responses fetched by a mirror, on disk. A response is stored as soon as it is complete, so that an interrupted
 * run can be resumed, and a later run fetches only changed documents.
 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Client } from '@/lib/client/http/client'
import { FallbackCache, type FallbackCopy } from '@/lib/client/http/fallback-cache'
import { readDerived, writeDerived } from '@/lib/files/atomic-files'

/** Thrown if a mirror cannot continue. The message suggests a remedy. */
export class MirrorError extends Error {
  override name = 'MirrorError'
}

/** Thrown for a response that violates the contract. The next run then starts again instead of resuming this one. */
export class InvalidResponseError extends MirrorError {}

const Run = z.object({ startedAt: z.iso.datetime(), finished: z.boolean() })
type Run = z.infer<typeof Run>

/** An unfinished run is not resumed after this time, because its documents may differ from the current ones. */
const maxRunAgeMs = 24 * 3_600_000
/** Larger than any disk, because no response may be evicted. */
const maxBytes = Number.MAX_SAFE_INTEGER
const remedy = 'Run the same command again to continue.'

export type OnRetry = (reason: string, delayMs: number) => void

export interface ArchiveOptions {
  folder: string
  client: Pick<Client, 'get'>
  /** Called before a failed request is repeated. */
  onRetry?: OnRetry
}

const retryDelaysMs = [1, 2, 5, 10, 30, 60, 120, 240].map((seconds) => seconds * 1000)

export class Archive {
  readonly #responses: FallbackCache
  readonly #runFile: string
  #run: Run

  constructor(private readonly options: ArchiveOptions) {
    this.#responses = new FallbackCache(path.join(options.folder, 'answers'), maxBytes)
    this.#runFile = path.join(options.folder, 'run.json')
    const last = Run.safeParse(readDerived(this.#runFile)).data
    const resumable =
      last && !last.finished && Date.parse(last.startedAt) > Date.now() - maxRunAgeMs
    this.#run = resumable ? last : { startedAt: new Date().toISOString(), finished: false }
    writeDerived(this.#runFile, this.#run)
  }

  /** Ends the run. The next run requests every document again, conditionally on its ETag. */
  finish(): void {
    this.#run = { ...this.#run, finished: true }
    writeDerived(this.#runFile, this.#run)
  }

  /**
   * Returns the text of a document, which is fetched once per run, or undefined if it does not exist. Throws a
   * `MirrorError` if it cannot be fetched.
   */
  async text(target: string): Promise<string | undefined> {
    const copy = await this.#responses.read(target)
    const fresh =
      copy && copy.fetchedAt >= this.#run.startedAt ? copy : await this.#fetch(target, copy)
    return fresh.text === '' ? undefined : fresh.text
  }

  async #fetch(target: string, stored: FallbackCopy | undefined): Promise<FallbackCopy> {
    const reply = await this.#reply(target, stored)
    const fetchedAt = new Date().toISOString()
    const copy: FallbackCopy =
      reply.kind === 'document'
        ? { text: reply.text, etag: reply.etag, fetchedAt }
        : reply.kind === 'not_modified' && stored
          ? { ...stored, fetchedAt }
          : { text: '', fetchedAt }
    await this.#responses.write(target, copy)
    return copy
  }

  async #reply(target: string, stored: FallbackCopy | undefined) {
    for (const delayMs of [...retryDelaysMs, 0]) {
      const maxWaitMs = Number.POSITIVE_INFINITY
      const reply = await this.options.client.get(target, { maxWaitMs, etag: stored?.etag })
      if (reply.kind !== 'unavailable') return reply
      if (reply.refused) throw new MirrorError(`${reply.reason}. Check UPSTREAM_API_KEY.`)
      if (delayMs === 0) throw new MirrorError(`${reply.reason}. ${remedy}`)
      this.options.onRetry?.(reply.reason, delayMs)
      await sleep(delayMs)
    }
    throw new MirrorError(remedy)
  }
}
