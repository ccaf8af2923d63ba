/** Mirrors an upstream API into a snapshot. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import PQueue from 'p-queue'
import { Client } from '@/lib/client/http/client'
import type { Snapshot } from '@/lib/dataset/snapshot'
import type { Rate } from '@/lib/text/rate'
import { Archive, InvalidResponseError, type OnRetry } from './archive'
import { assemble } from './assemble'
import { collect, type OnProgress } from './collect'
import { verify } from './verify'

export interface MirrorOptions {
  /** The base URL of the API. */
  from: string
  key?: string
  rate: Rate
  /** The folder that caches responses between runs. */
  folder: string
  onProgress?: OnProgress
  onRetry?: OnRetry
}

/**
 * The number of documents that are read or fetched at once. The client has lower limits for documents that are fetched.
 */
const concurrency = 8

/** Multiplies a rate by a factor. At least one request stays allowed. */
const scaleRate = ({ count, window }: Rate, factor: number): Rate => ({
  count: Math.max(1, Math.floor(count * factor)),
  window,
})

export interface Mirrored {
  snapshot: Snapshot
  /** Omissions and inconsistencies in the data. */
  warnings: string[]
  /** Must be called once the snapshot has been stored, so that the next run fetches all changes. */
  finish: () => void
}

/**
 * No visitor waits for a mirror, so its limits are generous: a graph of a million nodes is one document of some 400 MB,
 * and a text cannot be longer.
 */
const maxBytes = 500_000_000
const timeouts = { general: 30_000, search: 30_000, graph: 600_000 }

/**
 * Fetches all data of an API. Throws a `MirrorError` if the API does not respond, or if its data is incomplete.
 * @example const { snapshot } = await mirror({ from, rate: { count: 50, window: 60_000 }, folder })
 */
export async function mirror(options: MirrorOptions): Promise<Mirrored> {
  const { from, key, rate, folder, onProgress = () => {}, onRetry } = options
  // The contract's limits for the three classes have the ratio 60 : 30 : 10.
  const rates = { general: rate, search: scaleRate(rate, 1 / 2), graph: scaleRate(rate, 1 / 6) }
  const client = new Client({ baseUrl: from, key, rates, maxBytes, timeouts })
  const name = createHash('sha256').update(from).digest('hex').slice(0, 16)
  const archive = new Archive({ folder: path.join(folder, name), client, onRetry })
  const queue = new PQueue({ concurrency })
  const text = (target: string) => queue.add(() => archive.text(target), { throwOnTimeout: true })
  try {
    const { collected, problems, warnings } = verify(await collect(text, onProgress))
    if (problems.length > 0)
      throw new InvalidResponseError([...problems, 'Nothing was stored.'].join('\n'))
    return { snapshot: assemble(collected, from), warnings, finish: () => archive.finish() }
  } catch (error) {
    if (error instanceof InvalidResponseError) archive.finish()
    throw error
  }
}
