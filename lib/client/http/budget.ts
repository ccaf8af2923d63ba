/**
 * Keeps requests within a rate, counted over any window and not only over whole minutes. A quarter of the rate may be
 * spent at once, so that a page that needs several documents need not wait; the rest comes back evenly at two thirds
 * of the rate (the generic cell rate algorithm). The twelfth that remains is for requests that reach the other side
 * late. Queues that count whole intervals allow twice the rate around their end, which is why none of them is used.
 */
import type { Rate } from '@/lib/text/rate'

export class Budget {
  readonly #interval: number
  readonly #advance: number
  /** When the next request were due if none had been spent in advance. */
  #due = Number.NEGATIVE_INFINITY
  #closedUntil = Number.NEGATIVE_INFINITY

  constructor(
    { count, window }: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#interval = (window * 3) / (count * 2)
    this.#advance = this.#interval * (Math.max(1, Math.floor(count / 4)) - 1)
  }

  /**
   * Reserves the next request and returns how long to wait for it, in milliseconds; undefined, and nothing reserved,
   * if that is longer than `maxWaitMs`.
   */
  reserve(maxWaitMs: number): number | undefined {
    const now = this.now()
    const start = Math.max(now, this.#due - this.#advance, this.#closedUntil)
    if (start - now > maxWaitMs) return undefined
    this.#due = Math.max(this.#due, start) + this.#interval
    return start - now
  }

  /** Allows nothing more for some time, in milliseconds, because the other side said so. */
  close(milliseconds: number): void {
    this.#closedUntil = Math.max(this.#closedUntil, this.now() + milliseconds)
  }
}
