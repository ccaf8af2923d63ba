/**
 * Pages made by any instance of the site, for all of them. One instance at a time makes a page; the others wait for it,
 * but not for long. Redis limits the pages by expiry and by its memory.
 */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { digestOf, type PageRecord } from '@/lib/facts/store/page-file'
import { inFlight } from '@/lib/promises/in-flight'
import type { SharedState } from '../shared/shared-state'
import { madeOfRecord, type NewPage, recordOf, versionInFile } from './kept-page'
import { hasQuery } from './page-rooms'

/** A requested page, and what it must be made from. */
export interface AskedPage {
  key: string
  target: string
  /** The version of the data; undefined if the API states none. */
  version: string | undefined
  /** A further origin from which the page may show images. */
  images?: string
}

export interface SharedPagesOptions {
  shared: Pick<SharedState, 'ask' | 'isPresent'>
  /** Identifies everything that pages depend on besides the data. */
  context: string
  onFault: (fault: string, error: unknown) => void
  leaseMs?: number
}

/**
 * How long a page is stored unless it is replaced. Pages with a query are unlimited in number and are requested again
 * soon or never.
 */
const lifeMs = 60 * 60 * 1000
const lifeWithQueryMs = 10 * 60 * 1000
/** Larger pages are rare, and would delay other commands. */
const maxBytes = 4 * 1024 * 1024
/** How long one instance has the exclusive right to make a page while the others wait. */
const defaultLeaseMs = 5_000
const pollMs = 20

const fields = ['head', 'body', 'digest'] as const

export class SharedPages {
  /** Reads in progress, so that concurrent requests for a page read it only once. */
  readonly #reads = new Map<string, Promise<NewPage | undefined>>()

  constructor(private readonly options: SharedPagesOptions) {}

  /** The name of a page in Redis. Hashing keeps long addresses short, and pages of another context are not found. */
  #nameOf({ key, version }: AskedPage): string {
    const { context } = this.options
    const name = createHash('sha256').update(key).digest('base64url')
    return `${context}:${versionInFile(version)}:${name}`
  }

  /** The page made by any instance; undefined if there is none, or if it is damaged. */
  read(asked: AskedPage): Promise<NewPage | undefined> {
    return inFlight(this.#reads, this.#nameOf(asked), () => this.#readNow(asked))
  }

  async #readNow(asked: AskedPage): Promise<NewPage | undefined> {
    const { shared, onFault } = this.options
    const name = this.#nameOf(asked)
    const found = await shared.ask((redis) => redis.hmgetBuffer(`page:${name}`, ...fields))
    const [head, body, digest] = found ?? []
    if (!head && !body && !digest) return undefined
    try {
      if (!head || !body || !digest) throw new Error('a part of it is missing')
      const record = this.#recordOf(asked, head.toString(), body)
      if (!digestOf(this.options.context, record).equals(digest)) {
        throw new Error('its digest is wrong')
      }
      return await madeOfRecord(record, asked.target, asked.images)
    } catch (error) {
      onFault('a page of another instance is damaged, and is dropped', error)
      await shared.ask((redis) => redis.del(`page:${name}`))
      return undefined
    }
  }

  #recordOf({ key, version }: AskedPage, head: string, body: Uint8Array): PageRecord {
    return { key, version: versionInFile(version), head, body }
  }

  async #keep(asked: AskedPage, made: NewPage): Promise<void> {
    const { shared, context } = this.options
    const { head, body } = await recordOf(asked.key, made)
    if (body.length > maxBytes) return
    const record = this.#recordOf(asked, head, body)
    const value = { head, body: Buffer.from(body), digest: digestOf(context, record) }
    const name = `page:${this.#nameOf(asked)}`
    const life = hasQuery(asked.key) ? lifeWithQueryMs : lifeMs
    await shared.ask((redis) => redis.multi().hset(name, value).pexpire(name, life).exec())
  }

  /** Takes the lease for making a page, and returns how to release it; undefined if another instance holds it. */
  async #lease(asked: AskedPage): Promise<{ giveBack: () => Promise<unknown> } | undefined> {
    const { shared, leaseMs = defaultLeaseMs } = this.options
    const name = `lease:${this.#nameOf(asked)}`
    const token = randomBytes(16).toString('base64url')
    const taken = await shared.ask((redis) => redis.set(name, token, 'PX', leaseMs, 'NX'))
    if (taken !== 'OK') return undefined
    return { giveBack: () => shared.ask((redis) => redis.releaseLease(name, token)) }
  }

  /**
   * Returns the result of `take` for a page that another instance has made or is making, or else the result of `make`.
   * If the wait is too long, this instance makes the page as well.
   */
  async once<T>(
    asked: AskedPage,
    take: (made: NewPage) => T | undefined,
    make: () => Promise<{ result: T; made?: NewPage }>,
  ): Promise<T> {
    const { shared, leaseMs = defaultLeaseMs } = this.options
    const until = performance.now() + leaseMs
    while (shared.isPresent && performance.now() < until) {
      const lease = await this.#lease(asked)
      // Read again after taking the lease: the page may have been stored in between.
      const made = await this.#readNow(asked)
      const taken = made && take(made)
      if (taken !== undefined) {
        void lease?.giveBack()
        return taken
      }
      if (lease) return this.#makeFor(asked, make, lease.giveBack)
      await sleep(pollMs)
    }
    return (await make()).result
  }

  /** The visitor who requested the page does not wait until it has been shared. */
  async #makeFor<T>(
    asked: AskedPage,
    make: () => Promise<{ result: T; made?: NewPage }>,
    giveBack: () => Promise<unknown>,
  ): Promise<T> {
    try {
      const { result, made } = await make()
      const kept = made ? this.#keep(asked, made) : Promise.resolve()
      void kept
        .catch((error: unknown) => this.options.onFault('a page cannot be shared', error))
        .then(giveBack)
      return result
    } catch (error) {
      void giveBack()
      throw error
    }
  }
}
