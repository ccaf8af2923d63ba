/** Every path that is not the API: pages from the cache, and the files that pages load. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  acceptedEncoding,
  type Encoded,
  matchesTag,
  sendNotModified,
  sendNow,
} from '../representation'
import { everyPage } from './headers'
import type { Page } from './page'
import { type PageAddress, pageAddress } from './page-address'
import type { PageCache } from './page-cache'
import { sendUnavailable } from './unavailable'

function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .code(308)
    .headers({ ...everyPage, location, 'cache-control': 'public, max-age=3600' })
    .send()
}

/** Sends a page, at once where it has been encoded before; 304 where the browser has it. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, representation }: Page,
  changed?: Record<string, string>,
): void | Promise<void> {
  const { 'accept-encoding': accepts, 'if-none-match': ifNoneMatch } = request.headers
  const encoding = acceptedEncoding(accepts)
  const finish = ({ body, headers }: Encoded) => {
    if (status === 200 && matchesTag(ifNoneMatch, representation.tag)) {
      return sendNotModified(reply, { body, headers })
    }
    return sendNow(reply, { body, headers: changed ? { ...headers, ...changed } : headers }, status)
  }
  const encoded = representation.encode(encoding)
  return encoded instanceof Promise ? encoded.then(finish) : finish(encoded)
}

/** A file that is not there, a chunk of an older build for example. */
const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...everyPage, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n')

export function pageRoutes(app: FastifyInstance, { cache }: { cache: PageCache }): void {
  const sendFound = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, request: asked }: PageAddress & { kind: 'page' },
  ) => {
    const found = await cache.find(key, asked)
    if (found.kind === 'unavailable') return sendUnavailable(reply)
    const changed = found.kind === 'uncached' ? { 'cache-control': 'no-store' } : undefined
    return sendPage(request, reply, found.page, changed)
  }

  app.get('/*', (request, reply) => {
    const address = pageAddress(request.url, request.headers)
    if (address.kind === 'redirect') return redirect(reply, address.location)
    const page = cache.ready(address.key, address.request)
    return page ? sendPage(request, reply, page) : sendFound(request, reply, address)
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendMissing(reply)
    return reply
      .code(405)
      .headers({ ...everyPage, allow: 'GET, HEAD', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`${request.method} is not allowed. This site is read-only: use GET.\n`)
  })
}
