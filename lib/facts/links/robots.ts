/** Requests the `robots.txt` of each origin once, and evaluates it (RFC 9309). */
import robotsParser from 'robots-parser'
import type { Hosts } from './hosts'
import { type Answer, getRedirect, isSuccess, isTransient, maxRedirects } from './request'
import type { Finding } from './run-file'

/** The product token by which rules can refer to the link check. */
export const productToken = 'DIDAtlasLinkCheck'

/** Section 2.5 requires that at least 500 KiB are read. */
const maxBytes = 512 * 1024
const attempts = 3
/** The maximum length of a path. The time of matching grows with the length of rule and path together. */
const maxLineLength = 2_048
const directive = /^\s*(user-agent|allow|disallow|crawl-delay)\s*:\s*([^#/\s]*)/i

/**
 * Returns the lines that have directives. The text may be an HTML page or anything else. The parser stores all rules
 * once for each crawler, so the names of other crawlers are replaced by one name.
 */
export function relevantRules(text: string): string {
  const names = ['*', productToken.toLowerCase()]
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, name = '', value = ''] = (line.length <= maxLineLength && directive.exec(line)) || []
    if (name.toLowerCase() !== 'user-agent') return name === '' ? [] : [line.trim()]
    const agent = value.toLowerCase()
    return [`user-agent: ${names.includes(agent) ? agent : 'other'}`]
  })
  return lines.filter((line, index) => line !== lines[index - 1]).join('\n')
}

export interface Rules {
  allows: (url: string) => boolean
  /** Milliseconds between requests. */
  crawlDelay?: number
}

export function parseRules(origin: string, text: string): Rules {
  const robots = robotsParser(`${origin}/robots.txt`, relevantRules(text))
  const delay = robots.getCrawlDelay(productToken)
  return {
    allows: (url) => robots.isAllowed(url, productToken) !== false,
    crawlDelay: delay !== undefined && delay > 0 ? delay * 1000 : undefined,
  }
}

export class Robots {
  readonly #origins = new Map<string, Promise<Rules | Finding>>()

  constructor(private readonly hosts: Hosts) {}

  /** Returns the finding for an address that may not be requested, or undefined if it may be requested. */
  async findRefusal(url: string): Promise<Finding | undefined> {
    const { origin } = new URL(url)
    const found = this.#origins.get(origin) ?? this.#read(origin)
    this.#origins.set(origin, found)
    const rules = await found
    if ('verdict' in rules) return rules
    return rules.allows(url) ? undefined : { verdict: 'blocked', reason: 'robots.txt forbids it' }
  }

  /** Returns the rules of an origin, or the finding that applies to all of its addresses. */
  async #read(origin: string): Promise<Rules | Finding> {
    const first = `${origin}/robots.txt`
    const { url, answer } = await this.#get(first)
    const { failure: verdict, reason, body } = answer
    // A host that cannot be reached gets no further requests.
    if (verdict && url === first) return { verdict, reason }
    // Unknown rules may forbid everything (section 2.3.1.4).
    if (verdict || isTransient(answer)) {
      return { verdict: 'blocked', reason: 'robots.txt cannot be read' }
    }
    const rules = parseRules(origin, isSuccess(answer) ? (body?.text ?? '') : '')
    if (rules.crawlDelay !== undefined) this.hosts.slowDown(origin, rules.crawlDelay)
    return rules
  }

  async #get(first: string): Promise<{ url: string; answer: Answer }> {
    let url = first
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.hosts.get({ url, attempts, maxBytes, body: () => true })
      const next = getRedirect(answer, url)?.target
      if (next === undefined || redirects === maxRedirects) return { url, answer }
      url = next
    }
  }
}
