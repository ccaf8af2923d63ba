/** Upstream API to snapshot. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import PQueue from 'p-queue'
import { Client } from '@/lib/client/http/client'
import type { Rate } from '@/lib/text/rate'
import type { Snapshot } from '../snapshot'
import { Archive, UnfitAnswer } from './archive'
import { assemble } from './assemble'
import { collect, type OnProgress } from './collect'
import { verify } from './verify'

export interface MirrorOptions {
  /** The base URL of the API. */
  from: string
  key?: string
  rate: Rate
  /** Where the answers are kept between runs. */
  folder: string
  onProgress?: OnProgress
}

/** Documents that are read or fetched at once. The client bounds those that are fetched more tightly. */
const concurrency = 8

/** The classes of the contract's limits stand to one another as 60 to 30 to 10. */
const share = ({ count, window }: Rate, part: number): Rate => ({
  count: Math.max(1, Math.floor(count * part)),
  window,
})

export interface Mirrored {
  snapshot: Snapshot
  /** What was left out, or leads nowhere. */
  remarks: string[]
  /** To be called when the snapshot has been loaded: the next run then asks anew. */
  finish: () => void
}

/** Throws a `MirrorError` where the API does not answer, or where what it answers is not whole. */
export async function mirror(options: MirrorOptions): Promise<Mirrored> {
  const { from, key, rate, folder, onProgress = () => {} } = options
  const rates = { general: rate, search: share(rate, 1 / 2), graph: share(rate, 1 / 6) }
  const client = new Client({ baseUrl: from, key, rates })
  const name = createHash('sha256').update(from).digest('hex').slice(0, 16)
  const archive = new Archive({ folder: path.join(folder, name), client })
  const queue = new PQueue({ concurrency })
  const text = (place: string) => queue.add(() => archive.text(place), { throwOnTimeout: true })
  try {
    const { collected, problems, remarks } = verify(await collect(text, onProgress))
    if (problems.length > 0) throw new UnfitAnswer([...problems, 'Nothing was loaded.'].join('\n'))
    return { snapshot: assemble(collected, from), remarks, finish: () => archive.finish() }
  } catch (error) {
    if (error instanceof UnfitAnswer) archive.finish()
    throw error
  }
}
