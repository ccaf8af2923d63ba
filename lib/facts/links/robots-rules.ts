/** The rules for this crawler in a `robots.txt` (RFC 9309). */
import robotsParser from 'robots-parser'

/** The product token by which rules can refer to the link check. */
export const productToken = 'DIDAtlasLinkCheck'

/** No path is longer. The time of matching grows with the length of rule and path together. */
const maxLineLength = 2_048
const directive = /^\s*(user-agent|allow|disallow|crawl-delay)\s*:\s*(.*)$/i

/**
 * Replaces the names of other crawlers with `other`. The parser stores rules once per name, so many names would fill
 * the memory.
 */
function agentLine(value: string): string {
  const name = value
    .replace(/[#/].*/s, '')
    .trim()
    .toLowerCase()
  return `user-agent: ${name === '*' || name === productToken.toLowerCase() ? name : 'other'}`
}

/** Returns the relevant lines of a `robots.txt`, which may in fact be an HTML page or anything else. */
export function relevantRules(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, name = '', value = ''] = (line.length <= maxLineLength && directive.exec(line)) || []
    if (name === '') return []
    return [name.toLowerCase() === 'user-agent' ? agentLine(value) : line.trim()]
  })
  return lines.filter((line, index) => line !== lines[index - 1]).join('\n')
}

export interface RobotsRules {
  allows: (url: string) => boolean
  /** Milliseconds between requests. */
  crawlDelay?: number
}

/** Parses the relevant rules of an origin. */
export function parseRules(origin: string, rules: string): RobotsRules {
  const robots = robotsParser(`${origin}/robots.txt`, rules)
  const delay = robots.getCrawlDelay(productToken)
  return {
    allows: (url) => robots.isAllowed(url, productToken) !== false,
    crawlDelay: delay !== undefined && delay > 0 ? delay * 1000 : undefined,
  }
}
