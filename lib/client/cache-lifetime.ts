/**
 * Derives from the Cache-Control header of a response how long Next.js may cache the pages rendered from it, in
 * seconds.
 */
import { parse } from '@tusbar/cache-control'
import { cacheControl } from '@/lib/contract/headers'

export interface CacheLifetime {
  /** How long a browser's router may show the page without a new request. */
  stale: number
  /** After this time, the next request renders the page again. */
  revalidate: number
  /** After this time, the page must no longer be served. */
  expire: number
}

/** The minimum that Next.js accepts. With a shorter lifetime, a page is rendered for every request and never cached. */
const minLifetime = { stale: 30, revalidate: 1, expire: 300 }
const maxSeconds = 365 * 24 * 3600

/** For responses that forbid caching. A lifetime of zero would render the page for every request. */
export const shortLifetime: CacheLifetime = { stale: 30, revalidate: 10, expire: 300 }

/** For errors, and for fallback copies, because the API may be available again at any moment. */
export const errorLifetime: CacheLifetime = { stale: 30, revalidate: 2, expire: 300 }

/** For additions to the contract that an API lacks. They are not requested again for a while. */
export const absenceLifetime: CacheLifetime = { stale: 60, revalidate: 600, expire: 1200 }

/**
 * Returns the lifetime that a Cache-Control header allows, within the limits of Next.js.
 * @example getCacheLifetime('max-age=60, s-maxage=300') // { stale: 60, revalidate: 300, expire: 301 }
 */
export function getCacheLifetime(header: string | undefined): CacheLifetime {
  // The contract defines lifetimes for some endpoints only. A response without a lifetime is treated as a list.
  const text = header ?? cacheControl.list
  // RFC 9110 allows no spaces around `=`, but some servers write them.
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

export const shorterLifetime = (one: CacheLifetime, other: CacheLifetime): CacheLifetime => ({
  stale: Math.min(one.stale, other.stale),
  revalidate: Math.min(one.revalidate, other.revalidate),
  expire: Math.min(one.expire, other.expire),
})

/**
 * Returns the lifetime of a document on pages. The API allows a day for the terms, but pages update them as often as
 * records, so that the credit always matches the data.
 */
export const getPageLifetime = (path: string, lifetime: CacheLifetime): CacheLifetime =>
  path === '/terms' ? shorterLifetime(lifetime, getCacheLifetime(cacheControl.detail)) : lifetime
