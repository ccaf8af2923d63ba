/** From the Cache-Control header of an answer to how long Next.js may keep what was made of it. All in seconds. */
import { parse } from '@tusbar/cache-control'
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
const minLifetime = { stale: 30, revalidate: 1, expire: 300 }
const maxSeconds = 365 * 24 * 3600

/** For answers that ask not to be kept. */
export const shortLifetime: CacheLifetime = { stale: 30, revalidate: 10, expire: 300 }

/** For errors, and for copies that stand in for an answer: the next moment may be better. */
export const errorLifetime: CacheLifetime = { stale: 30, revalidate: 2, expire: 300 }

/** The lifetime that a Cache-Control header grants, within what Next.js can keep. */
export function cacheLifetimeOf(header: string | undefined): CacheLifetime {
  // The contract names lifetimes for some endpoints only; an answer without one is treated as a list.
  const text = header ?? cacheControl.list
  // RFC 9110 allows no space around `=`, but some servers write one.
  const directives = parse(text.replace(/\s*=\s*/g, '='))
  const { maxAge, sharedMaxAge, staleWhileRevalidate, noStore, noCache } = directives
  const shared = sharedMaxAge ?? maxAge
  if (noStore || noCache || directives.private || shared === null) return shortLifetime
  const revalidate = Math.max(Math.min(shared, maxSeconds), minLifetime.revalidate)
  return {
    stale: Math.max(Math.min(maxAge ?? 0, maxSeconds), minLifetime.stale),
    revalidate,
    expire: Math.max(
      revalidate + Math.min(staleWhileRevalidate ?? 0, maxSeconds),
      minLifetime.expire,
      revalidate + 1,
    ),
  }
}

const shorterOf = (one: CacheLifetime, other: CacheLifetime): CacheLifetime => ({
  stale: Math.min(one.stale, other.stale),
  revalidate: Math.min(one.revalidate, other.revalidate),
  expire: Math.min(one.expire, other.expire),
})

/**
 * How long pages keep the document of a path. The terms credit the data that stands beside them, so that pages look at
 * them as often as at a record, though other readers may keep them for a day.
 */
export const lifetimeOnPages = (path: string, lifetime: CacheLifetime): CacheLifetime =>
  path === '/terms' ? shorterOf(lifetime, cacheLifetimeOf(cacheControl.detail)) : lifetime
