import type { Rate } from '@/lib/text/rate'

/** Lets through so many lines in a window of time and counts the others, so that a flood fills no disk. */
export class LineLimit {
  #windowStart = Number.NEGATIVE_INFINITY
  #written = 0
  #omitted = 0

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How many lines were left out before this one; undefined if this one is left out, too. */
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
