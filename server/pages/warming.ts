/**
 * Renders pages before they are requested, after a start and after each new version of the data. It uses a share of one
 * processor's time, and starts no render while visitors are being served one.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestedPage } from './page-address'
import type { PageCache } from './page-cache'

export interface WarmingReport {
  /** The number of pages rendered, and of those that could not be. */
  made: number
  failed: number
  seconds: number
}

export interface WarmingOptions {
  cache: Pick<PageCache, 'isCurrent' | 'warm' | 'renders'>
  /** The version of the data from which pages should be made. */
  version: () => string | undefined
  /** The most wanted first. */
  pages: () => Promise<RequestedPage[]>
  /** The share of one processor's time, above 0 and up to 1. */
  share: number
  onDone?: (report: WarmingReport) => void
  /** Called if the list of wanted pages cannot be determined. */
  onFault?: (error: unknown) => void
  /** How often to check for a new version. */
  everyMs?: number
  wait?: (ms: number) => Promise<unknown>
}

/** The client under which it is listed in the render queue. */
const warmer = { ip: 'warming' }
const lookEveryMs = 1_000
const busyMs = 50
/** The pause after a page that could not be rendered: the renderer may be starting. */
const failureMs = 2_000
/** After this many consecutive failures it gives up until the next version. */
const maxFailures = 20
/** How many pages to look up before yielding to other work. */
const lookupsAtOnce = 50

const unreferenced = (ms: number) => sleep(ms, undefined, { ref: false })

export class Warming {
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  readonly #wait: (ms: number) => Promise<unknown>

  constructor(private readonly options: WarmingOptions) {
    this.#wait = options.wait ?? unreferenced
  }

  /** Starts warming, and repeats it for each new version. */
  start(): void {
    const { version, everyMs = lookEveryMs } = this.options
    const look = async (warmed: string | undefined) => {
      const found = version()
      if (found !== warmed) await this.#round(found).catch((error) => this.#fail(error))
      if (!this.#isStopped) {
        this.#timer = setTimeout(() => void look(found), everyMs).unref()
      }
    }
    void look(undefined)
  }

  /** If the store is closed because the server is stopping, that is not a fault. */
  #fail(error: unknown): void {
    if (!this.#isStopped) this.options.onFault?.(error)
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #round(version: string | undefined): Promise<void> {
    const since = performance.now()
    const counts = { made: 0, failed: 0 }
    let failures = 0
    let looked = 0
    for (const page of await this.options.pages()) {
      if (++looked % lookupsAtOnce === 0) await this.#wait(0)
      if (this.#isOver(version) || failures === maxFailures) break
      if (this.options.cache.isCurrent(page.key)) continue
      const isMade = await this.#make(page, version)
      if (isMade === undefined) break
      counts[isMade ? 'made' : 'failed'] += 1
      failures = isMade ? 0 : failures + 1
    }
    if (counts.made + counts.failed === 0) return
    const seconds = Math.round((performance.now() - since) / 1000)
    this.options.onDone?.({ ...counts, seconds })
  }

  #isOver(version: string | undefined): boolean {
    return this.#isStopped || this.options.version() !== version
  }

  /** Renders one page. Undefined if it is no longer needed. */
  async #make({ key, request }: RequestedPage, version: string | undefined) {
    const { cache, share } = this.options
    while (cache.renders.running + cache.renders.waiting > 0) await this.#wait(busyMs)
    if (this.#isOver(version)) return undefined
    const since = performance.now()
    const isMade = await cache.warm(key, request, warmer)
    const took = performance.now() - since
    await this.#wait(isMade ? took / share - took : failureMs)
    return isMade
  }
}
