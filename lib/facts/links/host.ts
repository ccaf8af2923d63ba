/** Schedules the requests to a host: one at a time, with pauses that the host can prolong. */
import PQueue from 'p-queue'
import { type Answer, isTransient } from './answer'

/** In milliseconds. A host that asks for a longer pause is skipped for the rest of the run. */
const maxPause = 10 * 60_000
/** A host is also skipped after this many requests in a row without a useful response. */
const maxFailures = 40
/** The pause doubles with each failure, up to this many times. */
const maxDoublings = 4

export class Host {
  readonly #queue = new PQueue({ concurrency: 1 })
  /** Set by responses that ask for a pause. */
  #closedUntil = 0
  #failures = 0
  /** The reason why the host is skipped. */
  skipReason: string | undefined

  /** Pauses are in milliseconds; `lastRequestAt` is when an earlier process sent its last request. */
  constructor(
    private pause: number,
    private lastRequestAt = 0,
  ) {}

  /** Runs a request when it is its turn. Resolves to undefined, without running it, if the host is skipped. */
  schedule(request: () => Promise<Answer>): Promise<Answer | undefined> {
    const wait = async () => {
      const opens = Math.max(this.lastRequestAt + this.pause, this.#closedUntil)
      const left = Math.min(opens - Date.now(), maxPause)
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
    }
    const run = async () => {
      if (this.skipReason) return undefined
      await wait()
      const answer = await request()
      this.lastRequestAt = Date.now()
      this.backOffAfter(answer)
      return answer
    }
    return this.#queue.add(run, { throwOnTimeout: true })
  }

  /** Sets the minimum pause between requests from now on. */
  slowDown(pause: number): void {
    this.pause = Math.max(this.pause, pause)
    if (pause > maxPause) this.skipReason = 'the host asks for pauses of more than ten minutes'
  }

  /**
   * Prolongs the pause after a transient failure: for as long as the host asks, or by doubling it with each failure.
   */
  backOffAfter(answer: Answer): void {
    if (!isTransient(answer)) {
      this.#failures = 0
      return
    }
    this.#failures += 1
    const backoff = this.pause * 2 ** Math.min(this.#failures, maxDoublings)
    const pause = Math.max(answer.retryAfter ?? 0, backoff)
    this.#closedUntil = Math.max(this.#closedUntil, answer.at + pause)
    if (pause > maxPause) this.skipReason = 'the host asks for a pause of more than ten minutes'
    else if (this.#failures >= maxFailures) this.skipReason = 'the host has not answered for long'
  }
}
