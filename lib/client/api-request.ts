/**
 * A document of the API as the contract has it: from the API, or, if that fails or answers nonsense, from the fallback
 * cache. What is still fresh is not requested again.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { type CacheLifetime, cacheLifetimeOf, errorLifetime } from './cache-lifetime'
import type { Reply } from './http/client'
import type { FallbackCache, FallbackCopy } from './http/fallback-cache'
import { parseTolerantly, type TolerantlyParsed } from './http/tolerant-parse'
import { warn } from './log'
import { noteOmissions } from './omissions'
import { plainTexts } from './plain-texts'
import type { ApiResult, Success } from './result'
import { type Upstream, upstream } from './upstream'

export interface ApiRequest<T> {
  schema: z.ZodType<T>
  path: string
  /** True if the API may not know the path: what a list leads to, for example. Others are promised. */
  mayBeMissing?: boolean
  /** True if only the moment's answer means anything. */
  noStore?: boolean
}

export type ApiResponse<T> = ApiResult<T> & { lifetime: CacheLifetime }

type SuccessResponse<T> = Success<T> & { lifetime: CacheLifetime }

/** How long a page waits for the API: without, and with, a copy to show instead. */
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
    return parseTolerantly(schema, plainTexts(document))
  } catch (error) {
    // A document that is nested too deeply to be walked.
    warn('a document cannot be read', { path, cause: error instanceof Error ? error.name : '' })
    return undefined
  }
}

/** Such a list says nothing: what is known already is better. */
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

/** The copy as a response, with the lifetime that remains of it. */
function fromCopy<T>(request: ApiRequest<T>, copy: FallbackCopy): SuccessResponse<T> | undefined {
  let document: unknown
  try {
    document = JSON.parse(copy.text)
  } catch {
    return undefined
  }
  const parsed = parse(request, document)
  if (!parsed) return undefined
  const whole = successOf(parsed, copy)
  const age = Math.floor((Date.now() - Date.parse(copy.fetchedAt)) / 1000)
  const revalidate = whole.lifetime.revalidate - Math.max(age, 0)
  return { ...whole, lifetime: { ...whole.lifetime, revalidate } }
}

async function store(
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
): FallbackCache | undefined => (noStore ? undefined : api.fallbackFor(path))

/** Resolves to undefined if the promise takes longer; what it comes to then serves the next request. */
function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return Promise.race([promise, sleep(milliseconds, undefined)])
}

/** Requests the document from the API itself, and stores what it answers. */
async function requestUpstream<T>(
  request: ApiRequest<T>,
  copy: FallbackCopy | undefined,
  api: Upstream,
): Promise<ApiResponse<T>> {
  const { path, mayBeMissing } = request
  const reply: Reply = await api.client.get(path, { maxWaitMs, etag: copy?.etag })
  if (reply.kind === 'unavailable') return unavailable(reply.reason)
  const cache = cacheFor(request, api)
  const name = api.baseUrl + path
  if (reply.kind === 'not_found') {
    if (!mayBeMissing) return unavailable(`GET ${path}: not there, though the contract promises it`)
    await cache?.delete(name)
    return { ok: false, kind: 'not_found', lifetime: errorLifetime }
  }
  const fetchedAt = new Date().toISOString()
  if (reply.kind === 'not_modified') {
    const same = copy && fromCopy(request, { ...copy, fetchedAt })
    if (same) await store(cache, name, { ...copy, fetchedAt })
    return same ?? unavailable(`GET ${path}: not modified, but there is no copy`)
  }
  const parsed = parse(request, reply.body)
  if (!parsed || allItemsInvalid(parsed)) {
    return unavailable(`GET ${path}: not as the contract has it`)
  }
  noteOmissions(path, parsed.omitted, parsed.places)
  const { text, etag, cacheControl } = reply
  await store(cache, name, { text, etag, cacheControl, fetchedAt })
  return successOf(parsed, { fetchedAt, cacheControl })
}

/**
 * Never throws.
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
  const response = fallback ? await within(requested, maxWaitWithFallbackMs) : await requested
  if (response?.ok || response?.kind === 'not_found' || !fallback) return response ?? requested
  return { ...fallback, fallbackDate: fallback.fetchedAt, lifetime: errorLifetime }
}
