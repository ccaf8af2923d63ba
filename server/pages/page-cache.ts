/**
 * A shared cache of whole pages in front of the renderer (RFC 9111), with stale-while-revalidate and stale-if-error
 * (RFC 5861): once a page has been rendered, it can be shown even if the renderer fails.
 */
import { clientOf } from '../shared/client-of'
import type { NewPage } from './kept-page'
import { type Lookup, stateOf, type Visitor } from './lookup'
import { isKeepable, type Page, pageOf } from './page'
import type { PageCacheOptions } from './page-cache-options'
import { hasQuery, PageRooms } from './page-rooms'
import { RefusedError, RenderQueue } from './render-queue'
import type { PageRequest } from './renderer'
import type { AskedPage } from './shared-pages'

/** How long to wait after a failure before the renderer is asked for the page again. */
const retryDelayMs = 5_000

/**
 * In whose turn stale pages are rendered anew. Pages that were made at the same time become stale at the same time, and
 * nobody waits for them: as one client among the others, they delay no visitor who does.
 */
const refresher: Visitor = { ip: 'stale pages' }

class RendererError extends Error {
  override name = 'RendererError'
}

export class PageCache {
  readonly #rooms: PageRooms
  readonly #renders: RenderQueue<Lookup>
  readonly #now: () => number

  constructor(private readonly options: PageCacheOptions) {
    const { now = Date.now, concurrency, perClient, maxWaitMs } = options
    this.#rooms = new PageRooms(options)
    this.#now = now
    this.#renders = new RenderQueue({ concurrency, perClient, maxWaitMs, now })
  }

  /** The number of renders in progress, and of those waiting for their turn. */
  get renders(): { running: number; waiting: number } {
    return this.#renders.load
  }

  #version(): string | undefined {
    return this.options.version?.()
  }

  /** The page of a key, if it is in memory and may be shown. If the page is stale, also starts a new render. */
  ready(key: string, request: PageRequest): Page | undefined {
    const page = this.#rooms.get(key)
    const state = page ? stateOf(page, this.#version(), this.#now()) : 'absent'
    if (!page || state === 'absent') return undefined
    this.options.onLookup?.(state)
    this.#noteUse(key, page)
    if (state === 'stale') void this.#render(key, request, refresher)
    return page
  }

  /** The page of a key, from the cache or rendered. Concurrent requests for one key share one render. */
  async find(key: string, request: PageRequest, visitor: Visitor): Promise<Lookup> {
    const page =
      this.ready(key, request) ??
      (await this.#restore(key, request)) ??
      (await this.#fetch(key, request))
    if (page) return { kind: 'page', page }
    this.options.onLookup?.('absent')
    const found = await this.#render(key, request, visitor)
    if (found.kind === 'page') this.#noteUse(key, found.page)
    return found
  }

  #noteUse(key: string, page: Page): void {
    if (page.status === 200 && !hasQuery(key)) this.options.kept?.use(key)
  }

  /**
   * Loads a kept page into memory. If it may not be shown, it remains as a fallback for when no new page can be
   * rendered.
   */
  async #restore(key: string, request: PageRequest): Promise<Page | undefined> {
    const { kept, imagesOf } = this.options
    if (!kept || hasQuery(key) || this.#rooms.get(key)) return undefined
    const page = await kept.read(key, request.target, imagesOf?.(request.target))
    // Another request may have loaded or rendered the page in the meantime.
    if (page && !this.#rooms.get(key)) this.#rooms.set(key, page)
    return this.ready(key, request)
  }

  #asked(key: string, { target }: PageRequest): AskedPage {
    const images = this.options.imagesOf?.(target)
    return { key, target, version: this.#version(), images }
  }

  /** Loads a page made by another instance into memory. */
  async #fetch(key: string, request: PageRequest): Promise<Page | undefined> {
    const asked = this.#asked(key, request)
    const made = await this.options.shared?.read(asked)
    if (!made || asked.version !== this.#version()) return undefined
    this.#keep(key, made)
    return this.ready(key, request)
  }

  /** True if a page of the current data is in memory or kept. */
  isCurrent(key: string): boolean {
    const version = this.#version()
    const page = this.#rooms.get(key)
    return page ? page.version === version : (this.options.kept?.has(key, version) ?? false)
  }

  /** Renders a page before it is requested. False if it cannot be rendered. */
  async warm(key: string, request: PageRequest, visitor: Visitor): Promise<boolean> {
    return (await this.#render(key, request, visitor)).kind !== 'unavailable'
  }

  /**
   * Renders in the visitor's turn. If the request is refused or waits too long, the result is the cached page, if any.
   */
  async #render(key: string, request: PageRequest, { ip }: Visitor): Promise<Lookup> {
    try {
      // A render from older data may still be in progress for visitors who requested it before the data was replaced.
      const task = `${this.#version() ?? ''} ${key}`
      return await this.#renders.run(clientOf(ip), task, () => this.#obtain(key, request))
    } catch (cause) {
      return this.#fail(key, request, cause)
    }
  }

  /** Lets one instance render the page and the others use the result. */
  async #obtain(key: string, request: PageRequest): Promise<Lookup> {
    const { shared } = this.options
    if (!shared) return (await this.#renderOnce(key, request)).result
    const asked = this.#asked(key, request)
    const take = (made: NewPage): Lookup | undefined => {
      if (this.#now() >= made.page.freshUntil || asked.version !== this.#version()) return undefined
      return { kind: 'page', page: this.#keep(key, made) }
    }
    return shared.once(asked, take, () => this.#renderOnce(key, request))
  }

  /** Renders the page. `made` is the page to share with other instances, if they may use it. */
  async #renderOnce(
    key: string,
    request: PageRequest,
  ): Promise<{ result: Lookup; made?: NewPage }> {
    const version = this.#version()
    try {
      const rendered = await this.options.render(request)
      // 501 is a valid response rather than a failure: the resource does not exist in the requested format.
      if (rendered.status >= 500 && rendered.status !== 501)
        throw new RendererError(`the renderer answered ${rendered.status}`)
      const { target } = request
      const renderedAt = this.#now()
      const page = pageOf(rendered, target, renderedAt, this.options.imagesOf?.(target))
      if (!isKeepable(rendered)) return { result: { kind: 'uncached', page } }
      const made = { rendered, page: { ...page, version }, renderedAt }
      if (version !== this.#version()) return { result: { kind: 'page', page: made.page } }
      const kept = { ...made, page: this.#keep(key, made) }
      return {
        result: { kind: 'page', page: kept.page },
        made: page.status === 200 ? kept : undefined,
      }
    } catch (cause) {
      return { result: this.#fail(key, request, cause) }
    }
  }

  /** An unchanged page keeps its existing body, which is already compressed. */
  #unlessSame(key: string, page: Page): Page {
    const known = this.#rooms.get(key)?.representation
    return known?.equals(page.representation) ? { ...page, representation: known } : page
  }

  #keep(key: string, made: NewPage): Page {
    const page = this.#unlessSame(key, made.page)
    this.#rooms.set(key, page)
    if (hasQuery(key)) return page
    if (page.status === 200) this.options.kept?.keep(key, { ...made, page })
    else this.options.kept?.drop(key)
    return page
  }

  /** Handles a failure: returns the cached page, however old, and treats it as fresh until the next attempt. */
  #fail(key: string, { target }: PageRequest, cause: unknown): Lookup {
    const page = this.#rooms.get(key)
    // A stale page whose turn did not come is no fault: it is shown, and asks for another turn later.
    if (!page || !(cause instanceof RefusedError)) this.options.onError?.(cause, target)
    if (!page) return { kind: 'unavailable', cause }
    page.lastResortUntil = this.#now() + retryDelayMs
    return { kind: 'page', page }
  }
}
