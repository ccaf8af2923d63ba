/**
 * Results of requests to the API. Functions with 'use cache' return errors, because Next.js does not cache exceptions.
 */
import type { CacheLifetime } from './cache-lifetime'
import { noteFallback } from './fallback-note'

export interface Success<T> {
  ok: true
  data: T
  /** The number of items that were omitted because they violate the contract. */
  omitted: number
  /** When the API sent the data, ISO 8601. */
  fetchedAt: string
  /** The same date, but only if the API is unavailable and the data is a fallback copy. */
  fallbackDate?: string
}

/** The reason of a failure is for the log. It contains neither the key nor anything that the API sent. */
export type ApiResult<T> =
  | Success<T>
  | { ok: false; kind: 'not_found' }
  | { ok: false; kind: 'unavailable'; reason: string }

/** A result with how long it may be used before it is requested again. */
export type ApiResponse<T> = ApiResult<T> & { lifetime: CacheLifetime }

/**
 * Combines the details of several results: the sum of their omissions, and the oldest dates.
 * @example { ok: true, data, ...combinedDetails([nodes, links]) }
 */
export function combinedDetails(
  results: readonly Success<unknown>[],
): Omit<Success<unknown>, 'ok' | 'data'> {
  const [fetchedAt = ''] = results.map((result) => result.fetchedAt).sort()
  const [fallbackDate] = results.flatMap((result) => result.fallbackDate ?? []).sort()
  const omitted = results.reduce((sum, result) => sum + result.omitted, 0)
  return { omitted, fetchedAt, ...(fallbackDate && { fallbackDate }) }
}

/** The data, for content that can do without it. Undefined if it is missing or unavailable. */
export const dataOrUndefined = <T>(result: ApiResult<T>): T | undefined =>
  result.ok ? result.data : undefined

/** Thrown if a page cannot be rendered without the data. The renderer then responds with 500 and caches nothing. */
export class UpstreamUnavailable extends Error {
  override name = 'UpstreamUnavailable'
}

/**
 * Returns the successful result, or undefined if the API responded with 404. Throws `UpstreamUnavailable` if the
 * request failed.
 * @example const project = unwrapOrUndefined(await getProject(118))?.data
 */
export function unwrapOrUndefined<T>(result: ApiResult<T>): Success<T> | undefined {
  if (result.ok) {
    noteFallback(result)
    return result
  }
  if (result.kind === 'not_found') return undefined
  throw new UpstreamUnavailable(result.reason)
}

/**
 * Like `unwrapOrUndefined`, for paths that every server of the contract must have: a 404 counts as a failure too.
 * @example const { data: countries } = unwrap(await wholeLists.countries())
 */
export function unwrap<T>(result: ApiResult<T>): Success<T> {
  const success = unwrapOrUndefined(result)
  if (success) return success
  throw new UpstreamUnavailable('The API does not know a path that its contract promises')
}
