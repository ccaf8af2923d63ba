/** Response headers of the contract: cache lifetimes in seconds, licence, and what a browser may read. */

export const cacheControl = {
  list: 'public, max-age=30, s-maxage=120, stale-while-revalidate=600',
  detail: 'public, max-age=60, s-maxage=300, stale-while-revalidate=600',
  graph: 'public, max-age=300, s-maxage=3600, stale-while-revalidate=7200',
  search: 'public, max-age=30, s-maxage=60, stale-while-revalidate=300',
  terms: 'public, max-age=86400',
  none: 'no-store',
} as const
export type CacheClass = keyof typeof cacheControl

export const keyHeader = 'X-API-Key'

/** The licence of the data, by its SPDX id. */
export const dataLicense = { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }

const exposedHeaders = [
  'ETag',
  'Link',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-License',
  'X-Attribution',
]

/**
 * Requests a minute and client, counted apart for each class. The health check has one of its own, so that a monitor
 * sees the service whatever else its address asks for.
 */
export const rateLimits = { general: 120, search: 30, graph: 10, health: 120 } as const
export type RateClass = keyof typeof rateLimits

/** On every answer of the API: any site may read it, and its type is what it says. */
export const everyAnswer = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders.join(', '),
  'x-content-type-options': 'nosniff',
} as const

/** What a browser is told that asks before it calls. */
export const preflightAnswer = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': `${keyHeader}, If-None-Match`,
  'access-control-max-age': '86400',
  allow: 'GET, HEAD, OPTIONS',
} as const
