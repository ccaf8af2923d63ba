/**
 * A shared cache of whole pages in front of the renderer (RFC 9111), with stale-while-revalidate and stale-if-error
 * (RFC 5861): once a page has been rendered, it can be shown even if the renderer fails.
 */
import { type BulkheadPolicy, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { isKeepable, type Page, pageOf } from './page'
import type { PageRequest, Render, Rendered } from './renderer'

export type Lookup =
  | { kind: 'page'; page: Page }
  /** An answer that no cache may keep: sent to this request only. */
  | { kind: 'uncached'; page: Page }
  | { kind: 'unavailable'; cause: unknown }

export interface PageCacheOptions {
  render: Render
  /** Bytes for pages, and for missing pages and redirects apart, so that made-up addresses evict no page. */
  pageBytes?: number
  otherBytes?: number
  now?: () => number
  /** Another origin that the page of a target may show images from. */
  imagesOf?: (target: string) => string | undefined
  onError?: (error: unknown, target: string) => void
  /** Renders under way at once; eight times as many may wait, and further ones are rejected at once. */
  concurrency?: number
}

const megabyte = 1024 * 1024
/** How long after a failure the renderer is not asked for the page again. */
const retryDelayMs = 5_000

class RendererError extends Error {
  override name = 'RendererError'
}

export class PageCache {
  readonly #pages: LRUCache<string, Page>
  readonly #others: LRUCache<string, Page>
  readonly #rendering = new Map<string, Promise<Lookup>>()
  readonly #now: () => number
  /** Renders a few pages at once, lets some wait and rejects more, so that no flood of requests overloads the renderer. */
  readonly #bulkhead: BulkheadPolicy

  constructor(private readonly options: PageCacheOptions) {
    const { pageBytes = 192 * megabyte, otherBytes = 16 * megabyte } = options
    const { now = Date.now, concurrency = 8 } = options
    const sizeCalculation = ({ representation }: Page) => representation.size
    this.#pages = new LRUCache({ maxSize: pageBytes, sizeCalculation })
    this.#others = new LRUCache({ maxSize: otherBytes, sizeCalculation })
    this.#now = now
    this.#bulkhead = bulkhead(concurrency, concurrency * 8)
  }

  /** The page of a key, if it is cached and may be shown. If it is stale, also starts a new render. */
  ready(key: string, request: PageRequest): Page | undefined {
    const page = this.#pages.get(key) ?? this.#others.get(key)
    if (!page) return undefined
    const now = this.#now()
    if (now < page.freshUntil) return page
    if (now >= page.staleUntil) return undefined
    void this.#render(key, request)
    return page
  }

  /** The page of a key, from the cache or rendered; concurrent requests for one key share one render. */
  async find(key: string, request: PageRequest): Promise<Lookup> {
    const page = this.ready(key, request)
    return page ? { kind: 'page', page } : this.#render(key, request)
  }

  #render(key: string, request: PageRequest): Promise<Lookup> {
    const running = this.#rendering.get(key)
    if (running) return running
    const started = this.#renderOnce(key, request).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, started)
    return started
  }

  async #renderOnce(key: string, request: PageRequest): Promise<Lookup> {
    try {
      const rendered = await this.#bulkhead.execute(() => this.options.render(request))
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
      this.options.onError?.(cause, request.target)
      return this.#fallback(key, cause)
    }
  }

  #keep(key: string, page: Page, { status }: Rendered): void {
    const [own, other] = status === 200 ? [this.#pages, this.#others] : [this.#others, this.#pages]
    other.delete(key)
    own.set(key, page)
  }

  /** After a failure: the cached page, however old, which counts as fresh until the next attempt. */
  #fallback(key: string, cause: unknown): Lookup {
    const page = this.#pages.get(key) ?? this.#others.get(key)
    if (!page) return { kind: 'unavailable', cause }
    const until = this.#now() + retryDelayMs
    page.freshUntil = Math.max(page.freshUntil, until)
    page.staleUntil = Math.max(page.staleUntil, until)
    return { kind: 'page', page }
  }
}
