/** What asking the API comes to. A cached function returns one of these and never throws. */
import { noteLastGood } from './last-good'

export interface Found<T> {
  ok: true
  data: T
  /** How many items failed the contract and were left out. */
  omitted: number
  /** When the API was asked, ISO 8601. */
  fetchedAt: string
  /** The same, where the API fails just now and this is the last good copy. */
  lastGood?: string
}

/** What holds for several answers together: how much they leave out, and the dates of the oldest. */
export function together(answers: readonly Found<unknown>[]): Omit<Found<unknown>, 'ok' | 'data'> {
  const [fetchedAt = ''] = answers.map((answer) => answer.fetchedAt).sort()
  const [lastGood] = answers.flatMap((answer) => answer.lastGood ?? []).sort()
  const omitted = answers.reduce((sum, answer) => sum + answer.omitted, 0)
  return { omitted, fetchedAt, ...(lastGood && { lastGood }) }
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

export type ApiResult<T> = Found<T> | NotFound | Unavailable

/** Thrown by pages that cannot be shown without the data; the renderer then answers 500 and caches nothing. */
export class UpstreamUnavailable extends Error {
  override name = 'UpstreamUnavailable'
}

/** The data, or undefined where the API knows no such thing. Throws `UpstreamUnavailable` where it did not answer. */
export function found<T>(result: ApiResult<T>): Found<T> | undefined {
  if (result.ok) {
    noteLastGood(result)
    return result
  }
  if (result.kind === 'not_found') return undefined
  throw new UpstreamUnavailable(result.reason)
}

/** As `found`, for what every server of the contract has: its absence is an outage too. */
export function required<T>(result: ApiResult<T>): Found<T> {
  const answer = found(result)
  if (answer) return answer
  throw new UpstreamUnavailable('The API does not know a path that its contract promises')
}
