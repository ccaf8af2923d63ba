/** What a request to the API comes to. A cached function returns one of these and never throws. */
import { noteFallback } from './fallback-note'

export interface Success<T> {
  ok: true
  data: T
  /** How many items failed the contract and were left out. */
  omitted: number
  /** When the API sent it, ISO 8601. */
  fetchedAt: string
  /** The same date if the API fails just now and this is a fallback copy. */
  fallbackDate?: string
}

export interface NotFound {
  ok: false
  kind: 'not_found'
}

export interface Unavailable {
  ok: false
  kind: 'unavailable'
  /** What went wrong, for the log: it holds neither the key nor what the API sent. */
  reason: string
}

export type ApiResult<T> = Success<T> | NotFound | Unavailable

/** What holds for several results together: how much they leave out, and the dates of the oldest. */
export function together(
  results: readonly Success<unknown>[],
): Omit<Success<unknown>, 'ok' | 'data'> {
  const [fetchedAt = ''] = results.map((result) => result.fetchedAt).sort()
  const [fallbackDate] = results.flatMap((result) => result.fallbackDate ?? []).sort()
  const omitted = results.reduce((sum, result) => sum + result.omitted, 0)
  return { omitted, fetchedAt, ...(fallbackDate && { fallbackDate }) }
}

/** Thrown by pages that cannot be shown without the data; the renderer then answers 500 and caches nothing. */
export class UpstreamUnavailable extends Error {
  override name = 'UpstreamUnavailable'
}

/**
 * The success, or undefined if the API knows no such thing. Throws `UpstreamUnavailable` if it did not answer.
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
 * As `unwrapOrUndefined`, for what every server of the contract has: its absence is an outage too.
 * @example const { data: countries } = unwrap(await wholeLists.countries())
 */
export function unwrap<T>(result: ApiResult<T>): Success<T> {
  const success = unwrapOrUndefined(result)
  if (success) return success
  throw new UpstreamUnavailable('The API does not know a path that its contract promises')
}
