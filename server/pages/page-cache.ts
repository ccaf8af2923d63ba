/**
 * The cache of complete pages in front of the renderer (RFC 9111), with stale-while-revalidate and stale-if-error (RFC
 * 5861). An entry carries the version of the data that its page was rendered from. An entry of another version counts
 * as absent, and is served only while no new page can be rendered.
 */
import { LRUCache } from 'lru-cache'
import { toNetwork } from '../shared/client-network'
import { getPage, isCacheable, type Page } from './page'
import { RefusedError, RenderQueue, type RenderQueueOptions } from './render-queue'
import type { PageRequest, Render } from './renderer'

export type Lookup =
  | { kind: 'page'; page: Page }
  /** A response that must not be cached: it is sent to this request only. */
  | { kind: 'uncached'; page: Page }
  | { kind: 'unavailable'; cause: unknown }

/** The state of a page in the cache when it was requested. */
export const cacheStates = ['fresh', 'stale', 'absent'] as const
export type CacheState = (typeof cacheStates)[number]

/** The visitor who makes a request. All requests of one network share a place in the render queue. */
export interface Visitor {
  readonly ip: string
}

export interface PageCacheOptions extends RenderQueueOptions {
  render: Render
  /** The version of the data that the API serves, if it states one. */
  version?: () => string | undefined
  /** The memory for pages without a query, and for pages of which there may be any number, in bytes. */
  pageBytes?: number
  unboundedBytes?: number
  /** A further origin from which the page at a target may show images. */
  getImages?: (target: string) => string | undefined
  onError?: (error: unknown, target: string) => void
  onLookup?: (state: CacheState) => void
}

/** How long to wait after a failure before the page is rendered again. */
const retryDelayMs = 5_000

const megabyte = 1024 * 1024

/**
 * The queue's client for stale pages, which no visitor waits for. As a single client, they delay visitors by one render
 * at most.
 */
const refresher = 'stale pages'

const lru = (maxSize: number) =>
  new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ representation }) => representation.size,
  })

class RendererError extends Error {
  override name = 'RendererError'
}

export class PageCache {
  readonly #boundedPages: LRUCache<string, Page>
  /** Pages with a query, missing pages and redirects. Their number is unlimited, and they must not evict the others. */
  readonly #unboundedPages: LRUCache<string, Page>
  readonly #queue: RenderQueue<Lookup>

  constructor(private readonly options: PageCacheOptions) {
    const { pageBytes = 160 * megabyte, unboundedBytes = 32 * megabyte } = options
    this.#boundedPages = lru(pageBytes)
    this.#unboundedPages = lru(unboundedBytes)
    this.#queue = new RenderQueue(options)
  }

  get renders(): { running: number; waiting: number } {
    return this.#queue.load
  }

  /**
   * The page of a key, if it is in memory and may be served. If the page is stale, also starts a
   * render.
   */
  ready(key: string, request: PageRequest): Page | undefined {
    const page = this.#get(key)
    const state = page ? this.#getState(page) : 'absent'
    if (!page || state === 'absent') return undefined
    this.options.onLookup?.(state)
    if (state === 'stale') void this.#render(key, request, refresher)
    return page
  }

  /** The page of a key, from memory or rendered. Concurrent requests for one key share one render. */
  async find(key: string, request: PageRequest, { ip }: Visitor): Promise<Lookup> {
    const page = this.ready(key, request)
    if (page) return { kind: 'page', page }
    this.options.onLookup?.('absent')
    return this.#render(key, request, toNetwork(ip))
  }

  #version(): string | undefined {
    return this.options.version?.()
  }

  #get(key: string): Page | undefined {
    return this.#boundedPages.get(key) ?? this.#unboundedPages.get(key)
  }

  /**
   * While the data has a version, a page of the current version is correct at any age, and may be served while a new
   * page is rendered.
   */
  #getState(page: Page): CacheState {
    const now = Date.now()
    const version = this.#version()
    if (now < (page.lastResortUntil ?? 0)) return 'fresh'
    if (page.version !== version) return 'absent'
    if (now < page.freshUntil) return 'fresh'
    const isCurrent = version !== undefined && page.status === 200
    return isCurrent || now < page.staleUntil ? 'stale' : 'absent'
  }

  /** Renders the page in the client's turn. If that fails, the result is the last page, if it exists. */
  async #render(key: string, request: PageRequest, client: string): Promise<Lookup> {
    // A render from earlier data may still be in progress for clients who requested it before.
    const task = `${this.#version() ?? ''} ${key}`
    try {
      return await this.#queue.run(client, task, () =>
        // Shared by all who wait for this render.
        this.#renderNow(key, request).catch((cause) => this.#fallBack(key, request, cause)),
      )
    } catch (cause) {
      // The queue refused it.
      return this.#fallBack(key, request, cause)
    }
  }

  async #renderNow(key: string, request: PageRequest): Promise<Lookup> {
    let version = this.#version()
    let rendered = await this.options.render(request)
    if (version !== this.#version()) {
      // The data was replaced meanwhile, so the page may be from both.
      version = this.#version()
      rendered = await this.options.render(request)
    }
    // 501 is a valid response rather than a failure: the resource does not exist in the requested format.
    if (rendered.status >= 500 && rendered.status !== 501) {
      throw new RendererError(`the renderer answered ${rendered.status}`)
    }
    const { target } = request
    const images = this.options.getImages?.(target)
    const page = getPage(rendered, target, Date.now(), { version, images })
    if (!isCacheable(rendered, target)) return { kind: 'uncached', page }
    // A page that was started with other data is sent to the clients who requested it, but not cached.
    return { kind: 'page', page: version === this.#version() ? this.#store(key, page) : page }
  }

  #store(key: string, page: Page): Page {
    const previous = this.#get(key)?.representation
    // An unchanged page keeps its body, which is compressed already.
    const stored = previous?.equals(page.representation)
      ? { ...page, representation: previous }
      : page
    const isBounded = page.status === 200 && !key.includes('?')
    const [target, otherCache] = isBounded
      ? [this.#boundedPages, this.#unboundedPages]
      : [this.#unboundedPages, this.#boundedPages]
    if (stored.representation !== previous) stored.representation.storeCompressed()
    otherCache.delete(key)
    target.set(key, stored)
    return stored
  }

  /** Returns the last page, however old, and treats it as fresh until the next attempt. */
  #fallBack(key: string, { target }: PageRequest, cause: unknown): Lookup {
    const page = this.#get(key)
    // A stale page without a slot is not an error: it is served, and rendered later.
    if (!page || !(cause instanceof RefusedError)) this.options.onError?.(cause, target)
    if (!page) return { kind: 'unavailable', cause }
    page.lastResortUntil = Date.now() + retryDelayMs
    return { kind: 'page', page }
  }
}
