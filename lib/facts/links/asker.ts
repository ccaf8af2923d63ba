/** Asks hosts in turn and politely, and nothing that the journal has an answer to. */
import type { IncomingHttpHeaders } from 'node:http'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { type Answer, isPassing, type Method } from './answer'
import { Host } from './host'
import type { Journal } from './journal'
import { isHtml, type Reading } from './readings'
import { exchange, type Network } from './request'

export interface AskerOptions {
  journal: Journal
  network: Network
  userAgent: string
  /** Milliseconds between the end of a request and the next one to the same host. */
  pause: number
  /** Milliseconds for a whole answer. */
  timeout: number
}

export interface Question {
  method: Method
  url: string
  reading: Reading
  /** How often to ask while there is no useful answer. */
  attempts: number
}

/** A longer pause than a year is a mistake, and too large for a date. */
const mostSeconds = 366 * 86_400

/** `Retry-After` (RFC 9110) holds seconds or a date. Returns milliseconds. */
function retryAfterOf({ 'retry-after': text = '' }: IncomingHttpHeaders): number | undefined {
  const seconds = /^\s*\d+\s*$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), mostSeconds) * 1000
}

/** Node.js reads headers as Latin-1; addresses that are not encoded as they should be are in UTF-8. */
const locationOf = ({ location }: IncomingHttpHeaders): string | undefined =>
  location && Buffer.from(location, 'latin1').toString('utf8')

export class Asker {
  readonly #hosts = new Map<string, Host>()
  readonly #flying = new Map<string, Promise<Answer>>()

  constructor(private readonly options: AskerOptions) {}

  /** The host of an address, the same with and without `www.`. */
  host(url: string): Host {
    const name = hostOfAddress(url)
    const known = this.#hosts.get(name)
    if (known) return known
    const { pause, journal } = this.options
    const host = new Host(pause, journal.lastAsked(name))
    this.#hosts.set(name, host)
    return host
  }

  /** The last answer to a question. */
  async ask(question: Question): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#once(question, attempt)
      if (attempt >= question.attempts || !isPassing(answer)) return answer
    }
  }

  #once(question: Question, attempt: number): Promise<Answer> {
    const key = `${question.method} ${question.url}${attempt > 1 ? ` ${attempt}` : ''}`
    const flying = this.#flying.get(key)
    if (flying) return flying
    const started = this.#answer(key, question).finally(() => this.#flying.delete(key))
    this.#flying.set(key, started)
    return started
  }

  async #answer(key: string, question: Question): Promise<Answer> {
    const host = this.host(question.url)
    const known = this.options.journal.answer(key)
    if (known) {
      host.heed(known)
      return known
    }
    const answer = await host.turn(() => this.#send(key, question))
    return answer ?? { at: Date.now(), failure: 'left_alone', reason: host.leftAlone }
  }

  async #send(key: string, { method, url, reading }: Question): Promise<Answer> {
    const { journal, network, userAgent, timeout } = this.options
    journal.asking(key, hostOfAddress(url))
    const came = await exchange({
      method,
      url,
      network,
      userAgent,
      timeout,
      wantsBody: reading.wants,
      mostBytes: reading.mostBytes,
    })
    const at = Date.now()
    const answer: Answer =
      'failure' in came
        ? { at, ...came }
        : {
            at,
            status: came.status,
            location: locationOf(came.headers),
            retryAfter: retryAfterOf(came.headers),
            html: isHtml(came.headers),
            ...(came.body && reading.read(came.body, came.headers)),
          }
    journal.answered(key, answer)
    return answer
  }
}
