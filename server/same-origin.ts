/** Whether a form was sent by a page of this site, so that no other site makes its visitors send corrections here. */
import type { FastifyRequest } from 'fastify'

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Browsers say where a request comes from, in `Sec-Fetch-Site` or at least in `Origin`, and no page can make them say
 * anything else. What says neither is no browser with other sites in it. Behind a proxy the host of the request may be
 * another one than the site's, whose address then decides.
 */
export function isSameOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  siteUrl: string,
): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined) return site === 'same-origin'
  if (origin === undefined) return true
  return origin === new URL(siteUrl).origin || hostOf(origin) === host
}
