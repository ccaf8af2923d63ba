/** Redirects to the canonical address of a page. */
import type { FastifyReply } from 'fastify'
import { pageHeaders } from './headers'

/** In characters. Proxies refuse responses with more than 4 KB of headers. */
const maxLocationLength = 3000

export function sendRedirect(
  reply: FastifyReply,
  location: string,
  headers: Readonly<Record<string, string>> = { 'cache-control': 'public, max-age=3600' },
): FastifyReply {
  if (location.length > maxLocationLength) {
    return reply
      .code(414)
      .headers({ ...pageHeaders, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('The address is too long. Leave out a part of its query.\n')
  }
  return reply
    .code(308)
    .headers({ ...pageHeaders, ...headers, location })
    .send()
}
