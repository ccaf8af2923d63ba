import type { Rate } from '@/lib/text/rate'

/**
 * Admits a limited number of lines per time window and counts the rest, so that a flood of them cannot fill the disk.
 */
export class LineLimit {
  #windowStart = Number.NEGATIVE_INFINITY
  #written = 0
  #omitted = 0

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns how many lines were omitted before this one; undefined if this one must be omitted too. */
  admit(): number | undefined {
    const now = this.now()
    if (now - this.#windowStart >= this.rate.window) {
      this.#windowStart = now
      this.#written = 0
    }
    if (this.#written >= this.rate.count) {
      this.#omitted += 1
      return undefined
    }
    this.#written += 1
    const omitted = this.#omitted
    this.#omitted = 0
    return omitted
  }
}
