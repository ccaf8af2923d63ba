/**
 * Reads all documents of the current data or of a past version from the API. An unchanged document is not parsed again.
 */
import 'server-only'
import { endpointRequest, requestDocument, type SuccessResponse } from '@/lib/client/api-request'
import {
  absenceLifetime,
  getPageLifetime,
  shorterLifetime,
  shortLifetime,
} from '@/lib/client/cache-lifetime'
import { isApiEmbedded } from '@/lib/client/public-address'
import { type ApiResponse, combinedDetails } from '@/lib/client/result'
import type { Collection } from '@/lib/contract/additions'
import { families } from '@/lib/contract/families'
import { resource } from '@/lib/contract/index'
import { maxPageSize } from '@/lib/contract/parameters'
import type { EndpointPath, ResponseOf } from '@/lib/contract/responses'
import { isServersRenderer } from '@/lib/env'
import { unionCode } from '@/lib/portal/records/union-laws'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { withQuery } from '@/lib/text/query'
import type { PartName } from './portal-data'

/** Reading a longer list would take thousands of requests. */
const maxPages = 1_000
/** Reading the details of more projects would keep the renderer from everything else. */
const maxDetails = 5_000
/** How long requests for the data may wait for the rate limit. Requests for single records go first. */
const maxWaitMs = 120_000

export type Responses = Map<PartName, ApiResponse<unknown>>

/** A document as it was last read. */
interface CachedResponse {
  response: ApiResponse<unknown>
  freshUntil: number
}

type Read = <Path extends EndpointPath>(
  template: Path,
  path: string,
) => Promise<ApiResponse<ResponseOf<Path>>>

/** The documents of one version, so that unchanged ones need not be parsed again. */
class Documents {
  readonly #cached = new Map<string, CachedResponse>()
  readonly #lists = new Map<string, { pages: readonly unknown[]; data: unknown[] }>()
  /** The documents that the current pass has requested. */
  #requested = new Map<string, Promise<ApiResponse<unknown>>>()
  #isForced = false
  hasChanged = false
  /**
   * No visitor waits for a document that is read again, so half of a burst of requests stays free for other documents.
   */
  burstShare = 1

  /** Begins to read documents that are stale or, if `force` is true, all that were not requested in the last pass. */
  begin(force: boolean): void {
    if (!force) this.#requested = new Map()
    this.#isForced = force
    this.hasChanged = false
  }

  /** Makes all documents stale. */
  expire(): void {
    for (const cached of this.#cached.values()) cached.freshUntil = 0
  }

  read = (<Path extends EndpointPath>(template: Path, path: string) => {
    const cached = this.#cached.get(path)
    const requested = this.#requested.get(path)
    if (!requested && !this.#isForced && cached && Date.now() < cached.freshUntil) {
      return Promise.resolve(cached.response)
    }
    return cachedPromise(this.#requested, path, () => this.#request(template, path, cached))
  }) as Read

  async #request(template: EndpointPath, path: string, cached: CachedResponse | undefined) {
    const last = cached?.response.ok ? (cached.response as SuccessResponse<never>) : undefined
    const response: ApiResponse<unknown> = await requestDocument(endpointRequest(template, path), {
      previous: last,
      maxWaitMs,
      burstShare: this.burstShare,
    })
    const isGone = !response.ok && response.kind === 'not_found' && last !== undefined
    if (isGone || (response.ok && response.data !== last?.data)) this.hasChanged = true
    const freshUntil = Date.now() + response.lifetime.revalidate * 1000
    this.#cached.set(path, { response, freshUntil })
    return response
  }

  /** The items of several documents. The array stays the same until one of the documents changes. */
  join<T>(name: string, parts: readonly SuccessResponse<T>[], getItems: (data: T) => unknown[]) {
    const pages = parts.map(({ data }) => data)
    const cached = this.#lists.get(name)
    const isSame =
      cached?.pages.length === pages.length && pages.every((page, at) => page === cached.pages[at])
    const data = isSame ? cached.data : pages.flatMap(getItems)
    this.#lists.set(name, { pages, data })
    return data
  }
}

export const unavailable = (reason: string): ApiResponse<never> => ({
  ok: false,
  kind: 'unavailable',
  reason,
  lifetime: shortLifetime,
})

export const absent: ApiResponse<never> = {
  ok: false,
  kind: 'not_found',
  lifetime: absenceLifetime,
}

const shortest = (responses: readonly ApiResponse<unknown>[]) =>
  responses.map(({ lifetime }) => lifetime).reduce(shorterLifetime)

/** Joins the responses into one with all items. It is a failure if one of them failed. */
function joined<T>(
  documents: Documents,
  name: string,
  responses: readonly ApiResponse<T>[],
  getItems: (data: T) => unknown[],
): ApiResponse<unknown[]> {
  const parts: SuccessResponse<T>[] = []
  for (const response of responses) {
    if (!response.ok) return response
    parts.push(response)
  }
  const data = documents.join(name, parts, getItems)
  return { ok: true, data, ...combinedDetails(parts), lifetime: shortest(responses) }
}

/** True in the renderer of a server with an API of its own, which reports new data. */
export const isNotifiedOfNewData = (): boolean => isServersRenderer() && isApiEmbedded()

/**
 * The last good part, if the new one is unavailable: a list fails if any page does, even one that never had a copy. Not from
 * an API of its own: the server caches pages by their version, and would keep a page of two versions.
 */
function keepLast(
  response: ApiResponse<unknown>,
  last: ApiResponse<unknown> | undefined,
): ApiResponse<unknown> {
  if (response.ok || response.kind === 'not_found' || !last?.ok) return response
  if (isNotifiedOfNewData()) return response
  return { ...last, fallbackDate: last.fallbackDate ?? last.fetchedAt, lifetime: response.lifetime }
}

interface ListPage {
  data: unknown[]
  pagination?: { total_pages: number }
}

/** Loads the documents of the current data, or of a past version. */
export class Source {
  readonly #documents = new Documents()

  constructor(
    private readonly version: string | undefined,
    private readonly withDetails: boolean,
  ) {}

  #path(path: string, query: Readonly<Record<string, string>> = {}): string {
    const parameters = new URLSearchParams(query)
    if (this.version !== undefined) parameters.set('version', this.version)
    parameters.sort()
    return withQuery(path, String(parameters))
  }

  /** All items of a list, with all of their arrays. */
  async #list(collection: Collection, filters: Readonly<Record<string, string>> = {}) {
    const { paginated, includes } = resource(collection)
    const template = `/${collection}` as const
    const query = {
      ...filters,
      ...Object.fromEntries(includes.map((name) => [`include_${name}`, 'true'])),
      ...(paginated ? { per_page: String(maxPageSize) } : {}),
    }
    const readPage = (page: number): Promise<ApiResponse<ListPage>> =>
      this.#documents.read(
        template,
        this.#path(template, { ...query, ...(page > 1 ? { page: String(page) } : {}) }),
      )
    const first = await readPage(1)
    if (!first.ok) return first
    const { total_pages: pages = 1 } = first.data.pagination ?? {}
    if (pages > maxPages) return unavailable(`The list of ${collection} is too long`)
    const furtherPages = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => readPage(at + 2))
    const name = this.#path(template, query)
    const responses = [first, ...(await Promise.all(furtherPages))]
    return joined(this.#documents, name, responses, ({ data }) => data)
  }

  async #document<Path extends EndpointPath>(path: Path) {
    const response = await this.#documents.read(path, this.#path(path))
    return { ...response, lifetime: getPageLifetime(path, response.lifetime) }
  }

  async #graph(part: 'nodes' | 'links') {
    const response = await this.#documents.read(`/graph/${part}`, this.#path(`/graph/${part}`))
    return joined<{ data: unknown[] }>(this.#documents, part, [response], ({ data }) => data)
  }

  /** Each takes a request, which the rate limit of another publisher's API would not allow. */
  async #details() {
    const projects = isApiEmbedded() ? await this.#list('projects') : absent
    if (!projects.ok) return projects
    const items = projects.data as { id: number }[]
    if (items.length > maxDetails) return absent
    const responses = await Promise.all(
      items.map(({ id }) => this.#documents.read('/projects/{id}', this.#path(`/projects/${id}`))),
    )
    const existing = responses.filter((response) => response.ok || response.kind !== 'not_found')
    return joined(this.#documents, 'details', existing, (detail) => [detail])
  }

  /** The parts in the order in which they are requested. */
  #readers(): Partial<Record<PartName, () => Promise<ApiResponse<unknown>>>> {
    const isCurrent = this.version === undefined
    return {
      ...(isCurrent && { terms: () => this.#document('/terms') }),
      nodes: () => this.#graph('nodes'),
      links: () => this.#graph('links'),
      ...Object.fromEntries(families.map((family) => [family, () => this.#list(family)])),
      unionLaws: () => this.#list('regulations', { country: unionCode }),
      ...(isCurrent && {
        versions: () => this.#document('/versions'),
        fieldCounts: () => this.#document('/fields'),
        audits: () => this.#document('/audits'),
        sources: () => this.#list('sources'),
        evidence: () => this.#list('evidence'),
      }),
      ...(this.withDetails && { details: () => this.#details() }),
    }
  }

  async #readAll(responses: Responses): Promise<void> {
    const reading = Object.entries(this.#readers()).map(async ([name, read]) => {
      const part = name as PartName
      responses.set(part, keepLast(await read(), responses.get(part)))
    })
    await Promise.all(reading)
  }

  /** Reads everything. `responses` receives each part as it arrives. */
  async load(responses: Responses): Promise<void> {
    this.#documents.begin(false)
    await this.#readAll(responses)
  }

  /** Makes the next reading a full one. */
  expire(): void {
    this.#documents.expire()
  }

  /** Reads stale documents. If one of them has changed, reads all others again too, so that versions are not mixed. */
  async reload(responses: Responses): Promise<void> {
    this.#documents.burstShare = 0.5
    await this.load(responses)
    if (!this.#documents.hasChanged) return
    this.#documents.begin(true)
    await this.#readAll(responses)
  }
}
