/** Sends requests to each host one after another with pauses, and none that the journal already has a response to. */
import type { IncomingHttpHeaders } from 'node:http'
import { retryAfterMsOf } from '@/lib/client/http/retry-after'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { inFlight } from '@/lib/promises/in-flight'
import { type Answer, isTransient, type Method } from './answer'
import { type BodyReader, isHtml } from './body-readers'
import { Host } from './host'
import type { Journal } from './journal'
import { exchange, type Network } from './request'

export interface FetcherOptions {
  journal: Journal
  network: Network
  userAgent: string
  /** Milliseconds between the end of a request and the start of the next one to the same host. */
  pause: number
  /** Milliseconds for a whole response. */
  timeout: number
}

export interface FetchRequest {
  method: Method
  url: string
  reader: BodyReader
  /** The maximum number of attempts while there is no useful response. */
  attempts: number
}

/** A pause of more than a year is a mistake, and may be too large for a date. */
const maxRetryAfterMs = 366 * 86_400_000

/** Node.js reads headers as Latin-1, but addresses that are not percent-encoded are in UTF-8. */
const locationOf = ({ location }: IncomingHttpHeaders): string | undefined =>
  location && Buffer.from(location, 'latin1').toString('utf8')

export class Fetcher {
  readonly #hosts = new Map<string, Host>()
  readonly #pending = new Map<string, Promise<Answer>>()

  constructor(private readonly options: FetcherOptions) {}

  /** Returns the host of an address. It is the same with and without `www.`. */
  host(url: string): Host {
    const name = hostOfAddress(url)
    const known = this.#hosts.get(name)
    if (known) return known
    const { pause, journal } = this.options
    const host = new Host(pause, journal.lastRequestAt(name))
    this.#hosts.set(name, host)
    return host
  }

  /** Sends a request, repeats it after transient failures, and returns the last response. */
  async fetch(request: FetchRequest): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#once(request, attempt)
      if (attempt >= request.attempts || !isTransient(answer)) return answer
    }
  }

  #once(request: FetchRequest, attempt: number): Promise<Answer> {
    const key = `${request.method} ${request.url}${attempt > 1 ? ` ${attempt}` : ''}`
    return inFlight(this.#pending, key, () => this.#answer(key, request))
  }

  async #answer(key: string, request: FetchRequest): Promise<Answer> {
    const host = this.host(request.url)
    const known = this.options.journal.answer(key)
    if (known) {
      host.backOffAfter(known)
      return known
    }
    const answer = await host.schedule(() => this.#send(key, request))
    return answer ?? { at: Date.now(), failure: 'skipped', reason: host.skipReason }
  }

  async #send(key: string, { method, url, reader }: FetchRequest): Promise<Answer> {
    const { journal, network, userAgent, timeout } = this.options
    journal.logRequest(key, hostOfAddress(url))
    const came = await exchange({
      method,
      url,
      network,
      userAgent,
      timeout,
      wantsBody: reader.wants,
      maxBytes: reader.maxBytes,
    })
    const at = Date.now()
    const answer: Answer =
      'failure' in came
        ? { at, ...came }
        : {
            at,
            status: came.status,
            location: locationOf(came.headers),
            retryAfter: retryAfterMsOf(came.headers, maxRetryAfterMs),
            html: isHtml(came.headers),
            ...(came.body && reader.read(came.body, came.headers)),
          }
    journal.logAnswer(key, answer)
    return answer
  }
}
