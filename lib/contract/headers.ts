/** Headers, API keys and rate limits of the contract. */

/** `Cache-Control` of each class of responses. */
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

/** The name under which the page with a new key leaves it in the session storage, for the examples in the same tab. */
export const newKeyName = 'new-api-key'

/** `WWW-Authenticate` of a response to a request without a valid key. The same on every site: headers are ASCII. */
export const keyChallenge = `ApiKey realm="DID Atlas", header="${keyHeader}"`

/** A key that a visitor has created expires after this many days without use. */
export const unusedDays = 90
/** One that was never used expires after this many hours. */
export const neverUsedHours = 24

/** @example `A key expires ${keyExpiry}.` */
export const keyExpiry = `after ${unusedDays} days without use, or after ${neverUsedHours} hours if it is never used`

/** The licence of the data, with its SPDX identifier. */
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
  'X-Request-Id',
  'X-License',
  'X-Attribution',
]

/**
 * Requests per minute and client, counted separately for each class. The health check has its own class, so that a
 * monitor is not blocked by other requests from its address.
 */
export const rateLimits = { general: 120, search: 30, graph: 10, health: 120 } as const
export type RateClass = keyof typeof rateLimits

/** Headers of every API response. Any site may read it, and browsers must not guess another content type. */
export const commonHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders.join(', '),
  'x-content-type-options': 'nosniff',
} as const

/** Headers of the response to a CORS preflight request. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': `${keyHeader}, If-None-Match`,
  'access-control-max-age': '86400',
  allow: 'GET, HEAD, OPTIONS',
} as const
