/** Schedules the requests to each host: one at a time, with pauses that the host can prolong. */
import PQueue from 'p-queue'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import {
  type Answer,
  type BodyOptions,
  isTransient,
  type RequestOptions,
  requester,
} from './request'

/** In milliseconds. A host that requests a longer pause is skipped for the rest of the run. */
const maxPause = 10 * 60_000
/** A host is also skipped after this many requests in a row without a useful response. */
const maxFailures = 40
/** The pause doubles with each failure, up to this many times. */
const maxDoublings = 4

class Host {
  readonly #queue = new PQueue({ concurrency: 1 })
  #failures = 0
  skipReason: string | undefined

  /** `opensAt` is the time of the first request, in milliseconds since the epoch. */
  constructor(
    private pause: number,
    public opensAt: number,
  ) {}

  /** Runs a request when it is its turn. Resolves to the reason, without running it, if the host is skipped. */
  schedule(request: () => Promise<Answer>): Promise<Answer> {
    const run = async (): Promise<Answer> => {
      if (this.skipReason) return { failure: 'blocked', reason: this.skipReason }
      const waitMs = Math.min(this.opensAt - Date.now(), maxPause)
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      const answer = await request()
      this.#failures = isTransient(answer) ? this.#failures + 1 : 0
      this.#backOff(answer.retryAfter ?? 0)
      return answer
    }
    return this.#queue.add(run, { throwOnTimeout: true })
  }

  /** Prolongs the pause after failures: for as long as the host asks, or by doubling it with each failure. */
  #backOff(retryAfter: number): void {
    const backoff = this.pause * 2 ** Math.min(this.#failures, maxDoublings)
    const pause = this.#failures > 0 ? Math.max(retryAfter, backoff) : this.pause
    this.opensAt = Date.now() + pause
    if (pause > maxPause) this.skipReason = 'the host asks for a pause of more than ten minutes'
    else if (this.#failures >= maxFailures) this.skipReason = 'the host has not answered for long'
  }

  /** Sets the minimum pause between requests from now on. */
  slowDown(pause: number): void {
    this.pause = Math.max(this.pause, pause)
    this.opensAt = Math.max(this.opensAt, Date.now() + this.pause)
    if (pause > maxPause) this.skipReason = 'the host asks for pauses of more than ten minutes'
  }
}

export interface HostsOptions extends RequestOptions {
  /** Milliseconds between the end of a request and the start of the next one to the same host. */
  pause: number
  /** When hosts may be requested again, as demanded by responses to an earlier process. */
  waits: ReadonlyMap<string, number>
  /** Called when a host demands more than the usual pause. */
  onWait: (host: string, until: number) => void
}

export interface Get extends BodyOptions {
  url: string
  /** The maximum number of attempts while there is no useful response. */
  attempts: number
}

export class Hosts {
  readonly #hosts = new Map<string, Host>()
  readonly #request: ReturnType<typeof requester>
  /** A process that was killed may have sent requests right before. */
  readonly #firstRequestAt: number

  constructor(private readonly options: HostsOptions) {
    this.#request = requester(options)
    this.#firstRequestAt = Date.now() + options.pause
  }

  /** Returns the host of an address. It is the same with and without `www.`. */
  #host(name: string): Host {
    const { pause, waits } = this.options
    const opensAt = Math.max(this.#firstRequestAt, waits.get(name) ?? 0)
    const host = this.#hosts.get(name) ?? new Host(pause, opensAt)
    this.#hosts.set(name, host)
    return host
  }

  /** Sends a request, repeats it after transient failures, and returns the last response. */
  async get({ url, attempts, ...bodyOptions }: Get): Promise<Answer> {
    const name = hostOfAddress(url)
    const host = this.#host(name)
    for (let attempt = 1; ; attempt += 1) {
      const answer = await host.schedule(() => this.#request(url, bodyOptions))
      if (isTransient(answer)) this.options.onWait(name, host.opensAt)
      if (attempt >= attempts || !isTransient(answer)) return answer
    }
  }

  slowDown(url: string, pause: number): void {
    const name = hostOfAddress(url)
    this.#host(name).slowDown(pause)
    this.options.onWait(name, this.#host(name).opensAt)
  }
}
