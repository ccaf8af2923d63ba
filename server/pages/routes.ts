/** The routes of pages: every path without a route of its own is answered from the page cache. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  acceptedEncoding,
  type Encoded,
  matchesTag,
  sendNotModified,
  sendNow,
} from '../representation'
import type { SurrogateKeys } from '../surrogate-keys'
import { negotiatedVary, openFileHeaders, pageHeaders } from './headers'
import type { KnownPages } from './known-pages'
import { linkSetRoutes } from './link-set-routes'
import { formatList, negotiated } from './negotiation'
import type { Page } from './page'
import { notFoundPage, pageAddress, type RequestedPage } from './page-address'
import type { PageCache } from './page-cache'
import { sendRedirect } from './redirect'
import { sendUnavailable } from './unavailable'

type ChangedHeaders = Readonly<Record<string, string>>

/** Redirects to the canonical address of a record. The response may not be cached for long, as records are renamed. */
const redirectToRecord = (
  reply: FastifyReply,
  { isNegotiated, headers = {} }: RequestedPage,
  location: string,
): FastifyReply =>
  sendRedirect(reply, location, {
    'cache-control': headers['cache-control'] ?? 'public, max-age=30, s-maxage=60',
    ...(isNegotiated || headers.vary ? { vary: negotiatedVary } : {}),
  })

/** Sends a page, synchronously if it is already encoded, or a 304 if the browser has it. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, representation }: Page,
  changed?: ChangedHeaders,
): void | Promise<void> {
  const { 'accept-encoding': accepts, 'if-none-match': ifNoneMatch } = request.headers
  const encoding = acceptedEncoding(accepts)
  const finish = (encoded: Encoded) => {
    const { body, headers } = encoded
    const sent = changed ? { body, headers: { ...headers, ...changed } } : encoded
    if (status === 200 && matchesTag(ifNoneMatch, representation.tag)) {
      return sendNotModified(reply, sent)
    }
    return sendNow(reply, sent, status)
  }
  const encoded = representation.encode(encoding)
  return encoded instanceof Promise ? encoded.then(finish) : finish(encoded)
}

/** The 404 response for a file, such as a chunk of an older build. */
const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...pageHeaders, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n')

export interface PageRoutesOptions {
  cache: PageCache
  knownPages: KnownPages
  surrogateKeys?: SurrogateKeys
  /** Called when a visitor could not be given a page. */
  onUnavailable?: (cause: unknown, path: string, request: string) => void
}

/** Headers of the response to this request that are not those of the page itself. */
const changedHeaders = (
  { surrogateKeys }: PageRoutesOptions,
  { request, headers }: RequestedPage,
  { version }: Page,
): ChangedHeaders | undefined =>
  surrogateKeys
    ? { ...headers, ...surrogateKeys(version, request.target.split('?')[0] ?? '') }
    : headers

/** Sends a page that the cache has, or else makes. */
async function sendFound(
  options: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RequestedPage,
) {
  const found = await options.cache.find(page.key, page.request, request)
  if (found.kind === 'unavailable') {
    options.onUnavailable?.(found.cause, page.request.target, request.id)
    return sendUnavailable(reply)
  }
  if (found.kind === 'uncached') {
    return sendPage(request, reply, found.page, { ...page.headers, 'cache-control': 'no-store' })
  }
  return sendPage(request, reply, found.page, changedHeaders(options, page, found.page))
}

/** Sends a page that is not ready. A missing payload is answered with a document: the browser then reloads the address. */
async function sendUncached(
  options: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RequestedPage,
) {
  const existence = await options.knownPages(page.request.target)
  if (existence === 'possible') return sendFound(options, request, reply, page)
  if (typeof existence === 'object') return redirectToRecord(reply, page, existence.movedTo)
  return existence === 'no file'
    ? sendMissing(reply)
    : sendFound(options, request, reply, notFoundPage(page.request.target))
}

/** Answers a request for an existing profile in unavailable formats only. */
async function sendNotAcceptable(
  options: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RequestedPage,
) {
  const { target } = page.request
  if ((await options.knownPages(target)) !== 'possible') {
    return sendUncached(options, request, reply, page)
  }
  return reply
    .code(406)
    .headers({ ...pageHeaders, vary: negotiatedVary, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`This page is available as:\n${formatList(target)}`)
}

/** Answers a file's query that names an unknown filter or value, which must not get the unfiltered file. */
const sendRefused = (reply: FastifyReply, reason: string): FastifyReply =>
  reply
    .code(400)
    .headers({ ...pageHeaders, ...openFileHeaders, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${reason}\n`)

/** Answers what no route takes: other methods than GET are not allowed, and anything else is not there. */
function sendNoRoute({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' || method === 'HEAD') return sendMissing(reply)
  return reply
    .code(405)
    .headers({ ...pageHeaders, allow: 'GET, HEAD', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${method} is not allowed. This site is read-only: use GET.\n`)
}

export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { cache, knownPages } = options
  linkSetRoutes(app, { cache, knownPages })
  app.get('/*', (request, reply) => {
    const address = pageAddress(request.url, request.headers)
    if (address.kind === 'redirect') return sendRedirect(reply, address.location)
    if (address.kind === 'refused') return sendRefused(reply, address.reason)
    const asked = negotiated(address, request.headers.accept)
    if (!asked) return sendNotAcceptable(options, request, reply, address)
    const page = cache.ready(asked.key, asked.request)
    return page
      ? sendPage(request, reply, page, changedHeaders(options, asked, page))
      : sendUncached(options, request, reply, asked)
  })
  app.setNotFoundHandler(sendNoRoute)
}
