/**
 * Loads the data of the portal from the API, in one place: the current data, which is replaced in one step when it
 * changes, and up to four past versions. While the API is down, the last good data stays in use.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { cacheLife } from 'next/cache'
import { requestDocument, type SuccessResponse } from '@/lib/client/api-request'
import {
  absenceLifetime,
  pageLifetimeOf,
  shorterLifetime,
  shortLifetime,
} from '@/lib/client/cache-lifetime'
import { endpointRequest } from '@/lib/client/endpoint-request'
import { processSingleton } from '@/lib/client/process-singleton'
import { isOwnApi } from '@/lib/client/public-address'
import { type ApiResponse, combinedDetails } from '@/lib/client/result'
import type { Collection } from '@/lib/contract/additions'
import { families } from '@/lib/contract/families'
import { resource } from '@/lib/contract/index'
import { maxPageSize } from '@/lib/contract/parameters'
import type { EndpointPath, ResponseOf } from '@/lib/contract/responses'
import { isServersRenderer } from '@/lib/env'
import { unionCode } from '@/lib/portal/records/union-laws'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { isNewDataMessage, readMessage } from '@/lib/renderer-messages'
import type { PartName, Parts, PortalData } from './portal-data'

/** Reading a longer list would take thousands of requests. */
const maxPages = 1_000
/** Reading the details of more projects would keep the renderer from everything else. */
const maxDetails = 5_000
/** The first pages do not wait longer for the data. What has not arrived by then follows. */
const maxFirstLoadMs = 8_000
/** How long requests for the data may wait for the rate limit. Requests for single records go first. */
const maxWaitMs = 120_000
/** How long a page waits for newer data than there is. */
const maxRefreshMs = 2_000
const maxPastVersions = 4

/** A document as it was last read. */
interface Known {
  response: ApiResponse<unknown>
  freshUntil: number
}

type Read = <Path extends EndpointPath>(
  template: Path,
  path: string,
) => Promise<ApiResponse<ResponseOf<Path>>>

/** The documents of one version, so that unchanged ones need not be parsed again. */
class Documents {
  readonly #known = new Map<string, Known>()
  readonly #lists = new Map<string, { pages: readonly unknown[]; data: unknown[] }>()
  /** The documents that the current pass has requested. */
  #requested = new Map<string, Promise<ApiResponse<unknown>>>()
  #isForced = false
  hasChanged = false
  /** Nobody waits for a document that is read again, so it leaves half of a burst of requests to others. */
  burstShare = 1

  /** Begins to read documents that are stale or, if `force` is true, all that were not requested in the last pass. */
  begin(force: boolean): void {
    if (!force) this.#requested = new Map()
    this.#isForced = force
    this.hasChanged = false
  }

  /** Makes all documents stale. */
  expire(): void {
    for (const known of this.#known.values()) known.freshUntil = 0
  }

  read = (<Path extends EndpointPath>(template: Path, path: string) => {
    const known = this.#known.get(path)
    const requested = this.#requested.get(path)
    if (!requested && !this.#isForced && known && Date.now() < known.freshUntil) {
      return Promise.resolve(known.response)
    }
    return cachedPromise(this.#requested, path, () => this.#request(template, path, known))
  }) as Read

  async #request(template: EndpointPath, path: string, known: Known | undefined) {
    const last = known?.response.ok ? (known.response as SuccessResponse<never>) : undefined
    const response: ApiResponse<unknown> = await requestDocument(endpointRequest(template, path), {
      known: last,
      maxWaitMs,
      burstShare: this.burstShare,
    })
    const isGone = !response.ok && response.kind === 'not_found' && last !== undefined
    if (isGone || (response.ok && response.data !== last?.data)) this.hasChanged = true
    const freshUntil = Date.now() + response.lifetime.revalidate * 1000
    this.#known.set(path, { response, freshUntil })
    return response
  }

  /** The items of several documents. The array stays the same until one of the documents changes. */
  join<T>(name: string, parts: readonly SuccessResponse<T>[], itemsOf: (data: T) => unknown[]) {
    const pages = parts.map(({ data }) => data)
    const known = this.#lists.get(name)
    const isSame =
      known?.pages.length === pages.length && pages.every((page, at) => page === known.pages[at])
    const data = isSame ? known.data : pages.flatMap(itemsOf)
    this.#lists.set(name, { pages, data })
    return data
  }
}

const unavailable = (reason: string): ApiResponse<never> => ({
  ok: false,
  kind: 'unavailable',
  reason,
  lifetime: shortLifetime,
})

const absent: ApiResponse<never> = { ok: false, kind: 'not_found', lifetime: absenceLifetime }

const shortest = (responses: readonly ApiResponse<unknown>[]) =>
  responses.map(({ lifetime }) => lifetime).reduce(shorterLifetime)

/** The responses as one, with all items. It fails if one of them failed. */
function joined<T>(
  documents: Documents,
  name: string,
  responses: readonly ApiResponse<T>[],
  itemsOf: (data: T) => unknown[],
): ApiResponse<unknown[]> {
  const parts: SuccessResponse<T>[] = []
  for (const response of responses) {
    if (!response.ok) return response
    parts.push(response)
  }
  const data = documents.join(name, parts, itemsOf)
  return { ok: true, data, ...combinedDetails(parts), lifetime: shortest(responses) }
}

interface ListPage {
  data: unknown[]
  pagination?: { total_pages: number }
}

/** Loads the documents of the current data, or of a past version. */
class Source {
  readonly #documents = new Documents()

  constructor(
    private readonly version: string | undefined,
    private readonly withDetails: boolean,
  ) {}

  #path(path: string, query: Readonly<Record<string, string>> = {}): string {
    const parameters = new URLSearchParams(query)
    if (this.version !== undefined) parameters.set('version', this.version)
    parameters.sort()
    return parameters.size > 0 ? `${path}?${parameters}` : path
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
    const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => readPage(at + 2))
    const name = this.#path(template, query)
    const responses = [first, ...(await Promise.all(rest))]
    return joined(this.#documents, name, responses, ({ data }) => data)
  }

  async #document<Path extends EndpointPath>(path: Path) {
    const response = await this.#documents.read(path, this.#path(path))
    return { ...response, lifetime: pageLifetimeOf(path, response.lifetime) }
  }

  async #graph(part: 'nodes' | 'links') {
    const response = await this.#documents.read(`/graph/${part}`, this.#path(`/graph/${part}`))
    return joined<{ data: unknown[] }>(this.#documents, part, [response], ({ data }) => data)
  }

  /** Each takes a request, which the rate limit of another publisher's API would not allow. */
  async #details() {
    const projects = isOwnApi() ? await this.#list('projects') : absent
    if (!projects.ok) return projects
    const items = projects.data as { id: number }[]
    if (items.length > maxDetails) return absent
    const responses = await Promise.all(
      items.map(({ id }) => this.#documents.read('/projects/{id}', this.#path(`/projects/${id}`))),
    )
    const existing = responses.filter((one) => one.ok || one.kind !== 'not_found')
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
        sources: () => this.#list('sources'),
        evidence: () => this.#list('evidence'),
      }),
      ...(this.withDetails && { details: () => this.#details() }),
    }
  }

  async #readAll(responses: Responses): Promise<void> {
    const reading = Object.entries(this.#readers()).map(async ([name, read]) => {
      responses.set(name as PartName, await read())
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

  /** Reads what is stale. If any of it has changed, reads the rest again too, so that versions are not mixed. */
  async reload(responses: Responses): Promise<void> {
    this.#documents.burstShare = 0.5
    await this.load(responses)
    if (!this.#documents.hasChanged) return
    this.#documents.begin(true)
    await this.#readAll(responses)
  }
}

type Responses = Map<PartName, ApiResponse<unknown>>

const partNames: readonly PartName[] = [
  ...families,
  ...(['nodes', 'links', 'unionLaws', 'terms', 'details', 'versions'] as const),
  ...(['fieldCounts', 'sources', 'evidence'] as const),
]

/** Assembles the parts. `missing` stands for those that were not read. */
function assemble(
  responses: Responses,
  { id, last, missing }: { id: string; last?: PortalData; missing: ApiResponse<never> },
): PortalData {
  const parts = Object.fromEntries(
    partNames.map((name) => [name, responses.get(name) ?? missing]),
  ) as unknown as Parts
  const isSame = (name: PartName): boolean => {
    const [now, before] = [parts[name], last?.[name]]
    return now.ok ? before?.ok === true && now.data === before.data : before?.ok === false
  }
  const all = [...responses.values()]
  const isDown = all.every(({ ok }) => !ok)
  const lifetimes = all.map((one) =>
    one.ok || one.kind === 'not_found' || isDown ? one.lifetime : shortLifetime,
  )
  return {
    ...parts,
    id,
    key: last && partNames.every(isSame) ? last.key : {},
    lifetime: lifetimes.reduce(shorterLifetime, missing.lifetime),
  }
}

interface State {
  source: Source
  count: number
  responses: Responses
  /** The current data, and the objects before it, with which pages may be in progress. */
  recent: LRUCache<string, PortalData>
  current?: PortalData
  freshUntil: number
  pending?: Promise<PortalData>
}

const state = () =>
  processSingleton('portal data', (): State => {
    if (isServersRenderer()) process.on('message', readNewData)
    return {
      source: new Source(undefined, true),
      count: 0,
      responses: new Map(),
      recent: new LRUCache({ max: 4 }),
      freshUntil: 0,
    }
  })

/** Reads everything again when the server says that there is other data, and confirms it. */
async function readNewData(message: unknown): Promise<void> {
  if (!isNewDataMessage(message)) return
  const now = state()
  // What is being read may be the old data.
  await now.pending
  now.source.expire()
  now.freshUntil = 0
  past().versions.clear()
  await startRefresh()
  process.send?.(readMessage(message))
}

/** True in the renderer of a server with an API of its own, which says when there is other data. */
const isToldOfNewData = (): boolean => isServersRenderer() && isOwnApi()

/** Whether the API has given all that it has. */
const isComplete = (data: PortalData): boolean =>
  partNames.map((name) => data[name]).every((part) => part.ok || part.kind === 'not_found')

const isCurrent = (data: PortalData): boolean =>
  isComplete(data) &&
  partNames.map((name) => data[name]).every((part) => !part.ok || part.fallbackDate === undefined)

/** Replaces the current data in one step. */
function replace(responses: Responses, isComplete: boolean): PortalData {
  const now = state()
  now.count += 1
  const missing = isComplete ? absent : unavailable('It is being read')
  const data = assemble(responses, { id: String(now.count), last: now.current, missing })
  now.current = data
  now.responses = responses
  now.freshUntil =
    isToldOfNewData() && isCurrent(data)
      ? Number.POSITIVE_INFINITY
      : Date.now() + data.lifetime.revalidate * 1000
  now.recent.set(data.id, data)
  return data
}

async function refresh(): Promise<PortalData> {
  const now = state()
  if (now.current) {
    const responses: Responses = new Map(now.responses)
    await now.source.reload(responses)
    return replace(responses, true)
  }
  await now.source.load(now.responses)
  return replace(now.responses, true)
}

/** Concurrent calls share one set of requests. */
function startRefresh(): Promise<PortalData> {
  const now = state()
  now.pending ??= refresh().finally(() => {
    now.pending = undefined
  })
  return now.pending
}

/** The current data. A visitor waits for new data only as long as there is none. */
async function load(): Promise<PortalData> {
  const now = state()
  if (now.current && Date.now() < now.freshUntil) return now.current
  const inTime = await Promise.race([
    startRefresh(),
    sleep(now.current ? maxRefreshMs : maxFirstLoadMs, undefined),
  ])
  return inTime ?? now.current ?? replace(now.responses, false)
}

/** All that a page awaits must be cached by Next.js, or the page is not. So this is, and carries the lifetime. */
async function currentId(): Promise<string> {
  'use cache'
  const { id, lifetime } = await load()
  cacheLife(lifetime)
  return id
}

/** The data with an id, as long as it is in memory. */
export const recentData = (id: string): PortalData | undefined => state().recent.get(id)

interface PastState {
  versions: LRUCache<string, Promise<PortalData>>
  /** How often a version was removed from memory. */
  removals: Map<string, number>
}

const past = () =>
  processSingleton('past portal data', (): PastState => {
    const removals = new Map<string, number>()
    return {
      removals,
      versions: new LRUCache({
        max: maxPastVersions,
        dispose: (_, key) => removals.set(key, (removals.get(key) ?? 0) + 1),
      }),
    }
  })

const pastKey = (version: string, withDetails: boolean): string =>
  withDetails ? `${version} with details` : version

async function loadPast(version: string, withDetails: boolean): Promise<PortalData> {
  const responses: Responses = new Map()
  await new Source(version, withDetails).load(responses)
  return assemble(responses, { id: pastKey(version, withDetails), missing: absent })
}

/** Concurrent calls share one set of requests. */
const pastData = (version: string, withDetails: boolean): Promise<PortalData> =>
  cachedPromise(
    past().versions,
    pastKey(version, withDetails),
    () => loadPast(version, withDetails),
    isComplete,
  )

/** `removals` makes Next.js call this again when the version is no longer in memory. */
async function cachePast(version: string, withDetails: boolean, _removals: number): Promise<void> {
  'use cache'
  cacheLife((await pastData(version, withDetails)).lifetime)
}

interface PastOptions {
  /** Details take one request for each project, so they are read only if needed. */
  withDetails?: boolean
}

/** The current data, or that of a past version. It is in memory, and does not change while a page is rendered. */
export async function getData(
  version?: string,
  { withDetails = false }: PastOptions = {},
): Promise<PortalData> {
  if (version === undefined) {
    const id = await currentId()
    return recentData(id) ?? state().current ?? load()
  }
  await cachePast(version, withDetails, past().removals.get(pastKey(version, withDetails)) ?? 0)
  return pastData(version, withDetails)
}
