/** A host, and when it may be asked again: one request at a time, with pauses that it can make longer. */
import PQueue from 'p-queue'
import { type Answer, isTransient } from './answer'

/** A host that asks for a longer pause, in milliseconds, is left alone for the rest of a run. */
const maxPause = 10 * 60_000
/** So is one that has had so many requests without a useful answer between them. */
const maxFailures = 40
/** The pause doubles with each failure, at most so many times. */
const maxDoublings = 4

export class Host {
  readonly #queue = new PQueue({ concurrency: 1 })
  /** Set by answers that ask for time. */
  #closedUntil = 0
  #failures = 0
  /** In words. */
  skipReason: string | undefined

  /** Pauses are in milliseconds; `lastRequestAt` is when an earlier process sent its last request. */
  constructor(
    private pause: number,
    private lastRequestAt = 0,
  ) {}

  /** Runs a request when it is its turn; undefined, and nothing run, where the host is left alone. */
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

  /** Keeps at least so long a pause from now on. */
  slowDown(pause: number): void {
    this.pause = Math.max(this.pause, pause)
    if (pause > maxPause) this.skipReason = 'the host asks for pauses of more than ten minutes'
  }

  /** Waits longer after an answer that says so: as long as it says, or longer with each failure. */
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
