/** From the Cache-Control header of an answer to how long Next.js may keep what was made of it. All in seconds. */
import { cacheControl } from '@/lib/contract/headers'

export interface CacheLifetime {
  /** How long a browser's router may show it without asking again. */
  stale: number
  /** After this a request makes it anew. */
  revalidate: number
  /** After this it may not be shown any more. */
  expire: number
}

/** What Next.js asks for: below these a page is rendered for every request and never cached. */
const shortest = { stale: 30, revalidate: 1, expire: 300 }
const longest = 365 * 24 * 3600

/** For answers that ask not to be kept. */
export const shortLifetime: CacheLifetime = { stale: 30, revalidate: 10, expire: 300 }

/** For errors, and for copies that stand in for an answer: the next moment may be better. */
export const troubleLifetime: CacheLifetime = { stale: 30, revalidate: 2, expire: 300 }

function directivesOf(header: string): Map<string, string> {
  const pairs = header.split(',').map((directive) => {
    const [name = '', value = ''] = directive.split('=', 2)
    return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')] as const
  })
  return new Map(pairs)
}

const atMost = (one: CacheLifetime, other: CacheLifetime): CacheLifetime => ({
  stale: Math.min(one.stale, other.stale),
  revalidate: Math.min(one.revalidate, other.revalidate),
  expire: Math.min(one.expire, other.expire),
})

/**
 * How long pages keep the document of a path. The terms credit whatever data stands beside them, so that pages look at
 * them as often as at a record, though others may keep them for a day.
 */
export const lifetimeOnPages = (path: string, lifetime: CacheLifetime): CacheLifetime =>
  path === '/terms' ? atMost(lifetime, cacheLifetimeOf(cacheControl.detail)) : lifetime

/** The lifetime that a Cache-Control header grants, within what Next.js can keep. */
export function cacheLifetimeOf(header: string | undefined): CacheLifetime {
  // The contract names lifetimes for some endpoints only; an answer without one is treated as a list.
  const directives = directivesOf(header ?? cacheControl.list)
  const seconds = (name: string): number | undefined => {
    const value = directives.get(name)
    return value !== undefined && /^\d+$/.test(value) ? Math.min(Number(value), longest) : undefined
  }
  const uncacheable = ['no-store', 'no-cache', 'private'].some((name) => directives.has(name))
  const shared = seconds('s-maxage') ?? seconds('max-age')
  if (uncacheable || shared === undefined) return shortLifetime
  const revalidate = Math.max(shared, shortest.revalidate)
  return {
    stale: Math.max(seconds('max-age') ?? 0, shortest.stale),
    revalidate,
    expire: Math.max(
      revalidate + (seconds('stale-while-revalidate') ?? 0),
      shortest.expire,
      revalidate + 1,
    ),
  }
}
