/** The rules of a `robots.txt` (RFC 9309) for this crawler. */
import robotsParser from 'robots-parser'

/** The name by which rules may speak of the link check. */
export const productToken = 'DIDAtlasLinkCheck'

/** No path is as long; matching takes as long as rule and path together. */
const maxLineLength = 2_048
const directive = /^\s*(user-agent|allow|disallow|crawl-delay)\s*:\s*(.*)$/i

/** Other crawlers need only be known as others: parsed by name, many of them before many rules fill the memory. */
function agentLine(value: string): string {
  const name = value
    .replace(/[#/].*/s, '')
    .trim()
    .toLowerCase()
  return `user-agent: ${name === '*' || name === productToken.toLowerCase() ? name : 'other'}`
}

/** The lines that matter of a `robots.txt`, which may be a page of HTML or anything else. */
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
