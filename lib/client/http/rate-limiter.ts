/**
 * Limits the rate of requests by the generic cell rate algorithm, so that the limit holds within any window of time. A
 * quarter of the rate is available as a burst, because a page may need several documents; after that, requests are
 * allowed at two thirds of the rate. The remaining twelfth is a margin for requests that reach the API late. Queues
 * that count requests in fixed intervals would allow twice the rate around the end of an interval.
 */
import type { Rate } from '@/lib/text/rate'

/** @example new RateLimiter({ count: 60, window: 60_000 }).reserve(10_000) // 0: the request need not wait */
export class RateLimiter {
  readonly #emissionInterval: number
  readonly #burstTolerance: number
  /** The time at which the next request would conform without the burst tolerance. */
  #theoreticalArrival = Number.NEGATIVE_INFINITY
  #pausedUntil = Number.NEGATIVE_INFINITY

  constructor(
    { count, window }: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#emissionInterval = (window * 3) / (count * 2)
    this.#burstTolerance = this.#emissionInterval * (Math.max(1, Math.floor(count / 4)) - 1)
  }

  /**
   * Reserves the next request, and returns the number of milliseconds after which it may start. If that is more than
   * `maxWaitMs`, nothing is reserved and the result is undefined. `share` is the share of a burst that may be used, so
   * that the rest remains for others.
   */
  reserve(maxWaitMs: number, share = 1): number | undefined {
    const now = this.now()
    const tolerance = this.#burstTolerance * share
    const start = Math.max(now, this.#theoreticalArrival - tolerance, this.#pausedUntil)
    if (start - now > maxWaitMs) return undefined
    this.#theoreticalArrival = Math.max(this.#theoreticalArrival, start) + this.#emissionInterval
    return start - now
  }

  /** Allows no requests for some time, because the API requested a pause. */
  pause(milliseconds: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.now() + milliseconds)
  }
}
