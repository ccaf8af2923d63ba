/**
 * Requests a document of the API and checks it against the contract. A fresh copy in the fallback cache replaces the
 * request. A stale copy replaces the response if the request fails or the response is invalid.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { type EndpointPath, type ResponseOf, responses } from '@/lib/contract/responses'
import {
  absenceLifetime,
  type CacheLifetime,
  errorLifetime,
  getCacheLifetime,
} from './cache-lifetime'
import type { Reply } from './http/client'
import type { FallbackCache, FallbackCopy } from './http/fallback-cache'
import { parseTolerantly, sanitizeTexts, type TolerantlyParsed } from './http/tolerant-parse'
import { warn } from './log'
import { noteOmissions, noteUnexpectedDocument } from './omissions'
import type { ApiResponse, Success } from './result'
import { type Upstream, upstream } from './upstream'

interface ApiRequest<T> {
  schema: z.ZodType<T>
  path: string
  endpoint: Pick<Endpoint, 'kind' | 'addition'> | undefined
}

/** A response with an identifier of its text, so that an unchanged document is not parsed again. */
export interface SuccessResponse<T> extends Success<T> {
  lifetime: CacheLifetime
  cacheControl?: string
  etag?: string
  hash?: string
}

interface RequestOptions<T> {
  api?: Upstream
  /** The last response in memory, which takes the place of the copy on disk. */
  previous?: SuccessResponse<T>
  maxWaitMs?: number
  /** For requests of a series, for which no page waits: the share of the rate limit's burst that they may use. */
  burstShare?: number
}

/** How long a page waits for the API, without and with a copy that it can show instead. */
const defaultMaxWaitMs = 10_000
const maxWaitWithFallbackMs = 2_000

const unavailable = (reason: string): ApiResponse<never> => ({
  ok: false,
  kind: 'unavailable',
  reason,
  lifetime: errorLifetime,
})

const absent = (lifetime: CacheLifetime): ApiResponse<never> => ({
  ok: false,
  kind: 'not_found',
  lifetime,
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

const computeHash = (text: string): string => createHash('sha256').update(text).digest('base64')

const getSuccess = <T>(
  { data, omitted }: TolerantlyParsed<T>,
  { fetchedAt, cacheControl, etag, text }: FallbackCopy,
): SuccessResponse<T> => ({
  ok: true,
  data,
  omitted,
  fetchedAt,
  lifetime: getCacheLifetime(cacheControl),
  cacheControl,
  etag,
  hash: computeHash(text),
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
  const response = getSuccess(parsed, copy)
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

/** The health of the API describes the current moment only, so it is not cached. */
const cacheFor = (
  { path, endpoint }: ApiRequest<unknown>,
  api: Upstream,
): FallbackCache | undefined =>
  endpoint?.kind === 'health' ? undefined : api.fallbackCacheFor(path)

/**
 * Resolves to undefined if the promise takes longer. The request itself continues, and its result is cached for later.
 */
function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return Promise.race([promise, sleep(milliseconds, undefined)])
}

/**
 * Decides what a reply without a document means. A record may be missing. An addition to the contract that the API does
 * not know or refuses is not requested again for a while. Any other path without a document counts as a failure. A copy
 * is given up only for a 404 of the API itself, in JSON: other replies may be of a proxy, or follow from a wrong key.
 */
function withoutDocument(
  { path, endpoint }: ApiRequest<unknown>,
  reply: Extract<Reply, { kind: 'not_found' | 'unavailable' }>,
  hasCopy: boolean,
): ApiResponse<never> {
  const isRecord = endpoint?.kind === 'detail'
  const isAddition = endpoint?.addition && !isRecord
  if (reply.kind === 'unavailable') {
    const isAbsent = isAddition && reply.refused && !hasCopy
    return isAbsent ? absent(absenceLifetime) : unavailable(reply.reason)
  }
  if (!reply.isJson && hasCopy) return unavailable(`GET ${path}: a reply that is not of the API`)
  if (isAddition) return absent(absenceLifetime)
  if (isRecord) return absent(errorLifetime)
  return unavailable(`GET ${path}: not there, though the contract promises it`)
}

/**
 * Decides how to treat a document that does not match the contract. At the path of an addition, it is a resource of that
 * server, unless the addition itself was there before.
 */
function withUnexpectedDocument(
  { path, endpoint }: ApiRequest<unknown>,
  hasCopy: boolean,
): ApiResponse<never> {
  if (!endpoint?.addition || hasCopy) return unavailable(`GET ${path}: not as the contract has it`)
  noteUnexpectedDocument(path)
  return absent(endpoint.kind === 'detail' ? errorLifetime : absenceLifetime)
}

/** The last response, confirmed now. Its copy on disk gets the new date too. */
async function renew<T>(
  { fallbackDate: _, ...last }: SuccessResponse<T>,
  cacheControl: string | undefined,
  { cache, name }: { cache: FallbackCache | undefined; name: string },
): Promise<SuccessResponse<T>> {
  const fetchedAt = new Date().toISOString()
  const copy = await cache?.read(name)
  if (copy) await storeCopy(cache, name, { ...copy, cacheControl, fetchedAt })
  return { ...last, fetchedAt, cacheControl, lifetime: getCacheLifetime(cacheControl) }
}

/** Requests the document from the API, and stores the response in the fallback cache. */
async function requestUpstream<T>(
  request: ApiRequest<T>,
  last: SuccessResponse<T> | undefined,
  api: Upstream,
  { maxWaitMs = defaultMaxWaitMs, burstShare }: RequestOptions<T>,
): Promise<ApiResponse<T>> {
  const { path } = request
  const reply: Reply = await api.client.get(path, {
    maxWaitMs,
    etag: last?.etag,
    isOptional: last === undefined && request.endpoint?.addition,
    burstShare,
  })
  const cache = cacheFor(request, api)
  const name = api.baseUrl + path
  if (reply.kind === 'not_found' || reply.kind === 'unavailable') {
    const response = withoutDocument(request, reply, last !== undefined)
    if (!response.ok && response.kind === 'not_found') await cache?.delete(name)
    return response
  }
  if (reply.kind === 'not_modified') {
    if (last) return renew(last, last.cacheControl, { cache, name })
    return unavailable(`GET ${path}: not modified, but there is no copy`)
  }
  const { text, etag, cacheControl } = reply
  if (last?.hash === computeHash(text)) return renew(last, cacheControl, { cache, name })
  const parsed = parse(request, reply.body)
  if (!parsed || allItemsInvalid(parsed)) return withUnexpectedDocument(request, last !== undefined)
  noteOmissions(path, parsed.omitted, parsed.omittedPaths)
  const copy = { text, etag, cacheControl, fetchedAt: new Date().toISOString() }
  await storeCopy(cache, name, copy)
  return getSuccess(parsed, copy)
}

/**
 * Requests a document from the API or the fallback cache. Errors are returned, not thrown.
 * @example await requestDocument({ schema: GraphNodes, path: '/graph/nodes' })
 */
export async function requestDocument<T>(
  request: ApiRequest<T>,
  options: RequestOptions<T> = {},
): Promise<ApiResponse<T>> {
  const { api = upstream(), previous } = options
  if (!api) return unavailable('API_BASE_URL is not set')
  const copy = previous ? undefined : await cacheFor(request, api)?.read(api.baseUrl + request.path)
  const last = previous ?? (copy && fromCopy(request, copy))
  if (!previous && last && last.lifetime.revalidate > 0) return last
  const requested = requestUpstream(request, last, api, options)
  const response =
    last && options.burstShare === undefined
      ? await withinTime(requested, maxWaitWithFallbackMs)
      : await requested
  if (response?.ok || response?.kind === 'not_found' || !last) return response ?? requested
  return { ...last, fallbackDate: last.fetchedAt, lifetime: errorLifetime }
}

/** @example endpointRequest('/projects/{id}', '/projects/118') */
export const endpointRequest = <Template extends EndpointPath>(
  template: Template,
  path: string,
): ApiRequest<ResponseOf<Template>> => ({
  schema: responses[template],
  path,
  endpoint: endpoints.find((endpoint) => endpoint.path === template),
})
