/**
 * Requests a document of the API and checks it against the contract. A copy in the fallback cache that is still fresh
 * replaces the request; a stale one replaces the response if the request fails or the response is invalid.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import {
  absenceLifetime,
  type CacheLifetime,
  cacheLifetimeOf,
  errorLifetime,
} from './cache-lifetime'
import type { Reply } from './http/client'
import type { FallbackCache, FallbackCopy } from './http/fallback-cache'
import { parseTolerantly, type TolerantlyParsed } from './http/tolerant-parse'
import { warn } from './log'
import { noteOmissions } from './omissions'
import type { ApiResult, Success } from './result'
import { sanitizeTexts } from './sanitize-texts'
import { type Upstream, upstream } from './upstream'

export interface ApiRequest<T> {
  schema: z.ZodType<T>
  path: string
  /** True if a 404 is a valid response, as for the details of a record. On any other path it counts as a failure. */
  mayBeMissing?: boolean
  /**
   * True for a path beyond the contract. If the API does not know or refuses it, it is not requested again for a while.
   */
  isAddition?: boolean
  /** True if the response must not be cached, because it describes the current moment only. */
  noStore?: boolean
}

export type ApiResponse<T> = ApiResult<T> & { lifetime: CacheLifetime }

type SuccessResponse<T> = Success<T> & { lifetime: CacheLifetime }

/** How long a page waits for the API, without and with a copy that it can show instead. */
const maxWaitMs = 10_000
const maxWaitWithFallbackMs = 2_000

const unavailable = (reason: string): ApiResponse<never> => ({
  ok: false,
  kind: 'unavailable',
  reason,
  lifetime: errorLifetime,
})

function parse<T>(
  { schema, path }: ApiRequest<T>,
  document: unknown,
): TolerantlyParsed<T> | undefined {
  try {
    return parseTolerantly(schema, sanitizeTexts(document))
  } catch (error) {
    // A document that is nested too deeply exhausts the stack.
    warn('a document cannot be read', { path, cause: error instanceof Error ? error.name : '' })
    return undefined
  }
}

/** True for a list from which every item was omitted. An older copy of it is more useful. */
function allItemsInvalid({ data, omitted }: TolerantlyParsed<unknown>): boolean {
  if (omitted === 0 || typeof data !== 'object' || data === null) return false
  return 'data' in data && Array.isArray(data.data) && data.data.length === 0
}

const successOf = <T>(
  { data, omitted }: TolerantlyParsed<T>,
  { fetchedAt, cacheControl }: Omit<FallbackCopy, 'text'>,
): SuccessResponse<T> => ({
  ok: true,
  data,
  omitted,
  fetchedAt,
  lifetime: cacheLifetimeOf(cacheControl),
})

/** Builds a response from a copy, with the rest of its lifetime. Returns undefined if the copy cannot be read. */
function fromCopy<T>(request: ApiRequest<T>, copy: FallbackCopy): SuccessResponse<T> | undefined {
  let document: unknown
  try {
    document = JSON.parse(copy.text)
  } catch {
    return undefined
  }
  const parsed = parse(request, document)
  if (!parsed) return undefined
  const response = successOf(parsed, copy)
  const age = Math.floor((Date.now() - Date.parse(copy.fetchedAt)) / 1000)
  const revalidate = response.lifetime.revalidate - Math.max(age, 0)
  return { ...response, lifetime: { ...response.lifetime, revalidate } }
}

async function storeCopy(
  cache: FallbackCache | undefined,
  name: string,
  copy: FallbackCopy,
): Promise<void> {
  try {
    await cache?.write(name, copy)
  } catch (error) {
    warn('a copy cannot be written', { cause: String(error) })
  }
}

const cacheFor = (
  { path, noStore }: ApiRequest<unknown>,
  api: Upstream,
): FallbackCache | undefined => (noStore ? undefined : api.fallbackCacheFor(path))

/**
 * Resolves to undefined if the promise takes longer. The request itself continues, and its result is cached for later.
 */
function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return Promise.race([promise, sleep(milliseconds, undefined)])
}

/** Decides what a reply without a document means for the path. */
function withoutDocument(
  { path, mayBeMissing, isAddition }: ApiRequest<unknown>,
  reply: Extract<Reply, { kind: 'not_found' | 'unavailable' }>,
): ApiResponse<never> {
  const isAbsent = reply.kind === 'not_found' || reply.refused
  if (isAddition && isAbsent) return { ok: false, kind: 'not_found', lifetime: absenceLifetime }
  if (reply.kind === 'unavailable') return unavailable(reply.reason)
  if (mayBeMissing) return { ok: false, kind: 'not_found', lifetime: errorLifetime }
  return unavailable(`GET ${path}: not there, though the contract promises it`)
}

/** Requests the document from the API, and stores the response in the fallback cache. */
async function requestUpstream<T>(
  request: ApiRequest<T>,
  copy: FallbackCopy | undefined,
  api: Upstream,
): Promise<ApiResponse<T>> {
  const { path } = request
  const reply: Reply = await api.client.get(path, { maxWaitMs, etag: copy?.etag })
  const cache = cacheFor(request, api)
  const name = api.baseUrl + path
  if (reply.kind === 'not_found' || reply.kind === 'unavailable') {
    const response = withoutDocument(request, reply)
    if (!response.ok && response.kind === 'not_found') await cache?.delete(name)
    return response
  }
  const fetchedAt = new Date().toISOString()
  if (reply.kind === 'not_modified') {
    const renewed = copy && fromCopy(request, { ...copy, fetchedAt })
    if (renewed) await storeCopy(cache, name, { ...copy, fetchedAt })
    return renewed ?? unavailable(`GET ${path}: not modified, but there is no copy`)
  }
  const parsed = parse(request, reply.body)
  if (!parsed || allItemsInvalid(parsed)) {
    return unavailable(`GET ${path}: not as the contract has it`)
  }
  noteOmissions(path, parsed.omitted, parsed.omittedPaths)
  const { text, etag, cacheControl } = reply
  await storeCopy(cache, name, { text, etag, cacheControl, fetchedAt })
  return successOf(parsed, { fetchedAt, cacheControl })
}

/**
 * Requests a document from the API or the fallback cache. Errors are returned, not thrown.
 * @example await requestDocument({ schema: GraphNodes, path: '/graph/nodes' })
 */
export async function requestDocument<T>(
  request: ApiRequest<T>,
  api = upstream(),
): Promise<ApiResponse<T>> {
  if (!api) return unavailable('API_BASE_URL is not set')
  const copy = await cacheFor(request, api)?.read(api.baseUrl + request.path)
  const fallback = copy && fromCopy(request, copy)
  if (fallback && fallback.lifetime.revalidate > 0) return fallback
  const requested = requestUpstream(request, fallback && copy, api)
  const response = fallback ? await withinTime(requested, maxWaitWithFallbackMs) : await requested
  if (response?.ok || response?.kind === 'not_found' || !fallback) return response ?? requested
  return { ...fallback, fallbackDate: fallback.fetchedAt, lifetime: errorLifetime }
}
