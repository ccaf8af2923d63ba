/**
 * A shared cache of whole pages in front of the renderer (RFC 9111), with stale-while-revalidate and stale-if-error
 * (RFC 5861): once a page has been rendered, it can be shown even if the renderer fails.
 */
import { LRUCache } from 'lru-cache'
import { clientOf } from './client-of'
import { isKeepable, type Page, pageOf } from './page'
import { RenderQueue, type RenderQueueOptions } from './render-queue'
import type { PageRequest, Render, Rendered } from './renderer'

export type Lookup =
  | { kind: 'page'; page: Page }
  /** An answer that no cache may keep: sent to this request only. */
  | { kind: 'uncached'; page: Page }
  | { kind: 'unavailable'; cause: unknown }

/** What there was of a page when it was asked for. */
export type CacheState = 'fresh' | 'stale' | 'absent'

/** Who asks: requests of one client share one place in the queue of renders. */
export interface Visitor {
  readonly ip: string
}

export interface PageCacheOptions extends Pick<RenderQueueOptions, 'concurrency' | 'maxWaitMs'> {
  render: Render
  /**
   * Bytes for pages, for pages with a visitor's query, and for missing pages and redirects. Each has room of its own,
   * because queries and wrong addresses are endless, and would evict every other page.
   */
  pageBytes?: number
  queryBytes?: number
  otherBytes?: number
  now?: () => number
  /** Another origin that the page of a target may show images from. */
  imagesOf?: (target: string) => string | undefined
  onError?: (error: unknown, target: string) => void
  onLookup?: (state: CacheState) => void
}

const megabyte = 1024 * 1024
/** How long after a failure the renderer is not asked for the page again. */
const retryDelayMs = 5_000

class RendererError extends Error {
  override name = 'RendererError'
}

const roomOf = (maxSize: number) =>
  new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ representation }) => representation.size,
  })

export class PageCache {
  readonly #pages: LRUCache<string, Page>
  readonly #queries: LRUCache<string, Page>
  readonly #others: LRUCache<string, Page>
  readonly #renders: RenderQueue<Lookup>
  readonly #now: () => number

  constructor(private readonly options: PageCacheOptions) {
    const { pageBytes = 192 * megabyte, queryBytes = 48 * megabyte } = options
    const { otherBytes = 16 * megabyte, now = Date.now, concurrency, maxWaitMs } = options
    this.#pages = roomOf(pageBytes)
    this.#queries = roomOf(queryBytes)
    this.#others = roomOf(otherBytes)
    this.#now = now
    this.#renders = new RenderQueue({ concurrency, maxWaitMs, now })
  }

  /** Renders under way, and requests that wait for their turn. */
  get renders(): { running: number; waiting: number } {
    return this.#renders.load
  }

  #room(key: string): LRUCache<string, Page> {
    return key.includes('?') ? this.#queries : this.#pages
  }

  /** The page of a key, if it is cached and may be shown. If it is stale, also starts a new render. */
  ready(key: string, request: PageRequest, visitor: Visitor): Page | undefined {
    const page = this.#room(key).get(key) ?? this.#others.get(key)
    if (!page) return undefined
    const now = this.#now()
    if (now >= page.staleUntil) return undefined
    const isFresh = now < page.freshUntil
    this.options.onLookup?.(isFresh ? 'fresh' : 'stale')
    if (isFresh) return page
    void this.#render(key, request, visitor)
    return page
  }

  /** The page of a key, from the cache or rendered; concurrent requests for one key share one render. */
  async find(key: string, request: PageRequest, visitor: Visitor): Promise<Lookup> {
    const page = this.ready(key, request, visitor)
    if (page) return { kind: 'page', page }
    this.options.onLookup?.('absent')
    return this.#render(key, request, visitor)
  }

  /** Renders in the visitor's turn. One who is refused, or waited too long, gets what there is. */
  async #render(key: string, request: PageRequest, { ip }: Visitor): Promise<Lookup> {
    try {
      return await this.#renders.run(clientOf(ip), key, () => this.#renderOnce(key, request))
    } catch (cause) {
      return this.#fail(key, request, cause)
    }
  }

  async #renderOnce(key: string, request: PageRequest): Promise<Lookup> {
    try {
      const rendered = await this.options.render(request)
      // 501 is an answer, not a failure: the resource does not exist in the format that was asked for.
      if (rendered.status >= 500 && rendered.status !== 501)
        throw new RendererError(`the renderer answered ${rendered.status}`)
      const page = pageOf(
        rendered,
        request.target,
        this.#now(),
        this.options.imagesOf?.(request.target),
      )
      if (!isKeepable(rendered)) return { kind: 'uncached', page }
      this.#keep(key, page, rendered)
      return { kind: 'page', page }
    } catch (cause) {
      return this.#fail(key, request, cause)
    }
  }

  #keep(key: string, page: Page, { status }: Rendered): void {
    const room = this.#room(key)
    const [own, other] = status === 200 ? [room, this.#others] : [this.#others, room]
    other.delete(key)
    own.set(key, page)
  }

  /** After a failure: the cached page, however old, which counts as fresh until the next attempt. */
  #fail(key: string, { target }: PageRequest, cause: unknown): Lookup {
    this.options.onError?.(cause, target)
    const page = this.#room(key).get(key) ?? this.#others.get(key)
    if (!page) return { kind: 'unavailable', cause }
    const until = this.#now() + retryDelayMs
    page.freshUntil = Math.max(page.freshUntil, until)
    page.staleUntil = Math.max(page.staleUntil, until)
    return { kind: 'page', page }
  }
}
