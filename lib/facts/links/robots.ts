/** Requests the `robots.txt` of each origin once, and says what it allows (RFC 9309). */
import { LRUCache } from 'lru-cache'
import { type Answer, isSuccess, isTransient } from './answer'
import { robotsReader } from './body-readers'
import type { Fetcher } from './fetcher'
import { type Finding, findingOf } from './finding'
import { maxRedirects, redirectOf } from './redirects'
import { parseRules, type RobotsRules } from './robots-rules'

/** The number of origins whose rules are kept at a time: those of the hosts being checked, and some more. */
const maxOrigins = 100
const attempts = 3

export class Robots {
  readonly #origins = new LRUCache<string, Promise<RobotsRules | Finding>>({ max: maxOrigins })

  constructor(private readonly fetcher: Fetcher) {}

  /** Returns the finding for an address that may not be requested, or undefined for one that may. */
  async refusal(url: string): Promise<Finding | undefined> {
    const { origin } = new URL(url)
    const found = this.#origins.get(origin) ?? this.#look(origin)
    this.#origins.set(origin, found)
    const rules = await found
    if ('verdict' in rules) return rules
    return rules.allows(url) ? undefined : { verdict: 'blocked', reason: 'robots.txt forbids it' }
  }

  /** Returns the rules of an origin, or the finding that applies to all of its addresses. */
  async #look(origin: string): Promise<RobotsRules | Finding> {
    const first = `${origin}/robots.txt`
    const { url, answer } = await this.#ask(first)
    // A host that cannot be reached gets no further requests.
    if (answer.failure && url === first) return findingOf(answer)
    // Unknown rules may forbid everything (section 2.3.1.4).
    if (answer.failure || isTransient(answer)) {
      return { verdict: 'blocked', reason: 'robots.txt cannot be read' }
    }
    const rules = parseRules(origin, isSuccess(answer) ? (answer.robots ?? '') : '')
    if (rules.crawlDelay !== undefined) this.fetcher.host(origin).slowDown(rules.crawlDelay)
    return rules
  }

  async #ask(first: string): Promise<{ url: string; answer: Answer }> {
    let url = first
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.fetcher.fetch({
        method: 'GET',
        url,
        reader: robotsReader,
        attempts,
      })
      const next = redirectOf(answer, url)?.url
      if (next === undefined || redirects === maxRedirects) return { url, answer }
      url = next
    }
  }
}
