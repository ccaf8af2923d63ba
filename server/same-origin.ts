/**
 * Checks whether a form was sent from a page of this site, so that other sites cannot make their visitors submit
 * corrections here.
 */
import type { FastifyRequest } from 'fastify'

const getHost = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Browsers state a request's origin in `Sec-Fetch-Site`, or at least in `Origin`, and no page can override these
 * headers. A client that sends neither is not a browser that another site could misuse. Behind a proxy, the request's
 * host may differ from the site's, so `Origin` may also match the site's address.
 */
export function isSameOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  siteUrl: string,
): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined) return site === 'same-origin'
  if (origin === undefined) return true
  return origin === new URL(siteUrl).origin || getHost(origin) === host
}
