/** What the `robots.txt` of each origin allows (RFC 9309), asked for once. */
import { LRUCache } from 'lru-cache'
import { type Answer, isSuccess, isTransient } from './answer'
import { robotsReader } from './body-readers'
import type { Fetcher } from './fetcher'
import { type Finding, findingOf } from './finding'
import { maxRedirects, redirectOf } from './redirects'
import { parseRules, type RobotsRules } from './robots-rules'

/** Origins whose rules are held at once: those of the hosts that are being asked, and some more. */
const maxOrigins = 100
const attempts = 3

export class Robots {
  readonly #origins = new LRUCache<string, Promise<RobotsRules | Finding>>({ max: maxOrigins })

  constructor(private readonly fetcher: Fetcher) {}

  /** What is known of an address that may not be asked; undefined for one that may. */
  async refusal(url: string): Promise<Finding | undefined> {
    const { origin } = new URL(url)
    const found = this.#origins.get(origin) ?? this.#look(origin)
    this.#origins.set(origin, found)
    const rules = await found
    if ('verdict' in rules) return rules
    return rules.allows(url) ? undefined : { verdict: 'blocked', reason: 'robots.txt forbids it' }
  }

  /** The rules of an origin, or what is known of all of its addresses. */
  async #look(origin: string): Promise<RobotsRules | Finding> {
    const first = `${origin}/robots.txt`
    const { url, answer } = await this.#ask(first)
    // A host that cannot be reached is asked for nothing else.
    if (answer.failure && url === first) return findingOf(answer)
    // The rules are not known, and may forbid everything (section 2.3.1.4).
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
