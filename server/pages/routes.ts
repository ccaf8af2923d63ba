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
import type { KnownPages } from './known-pages'
import { linkSetRoutes } from './link-set'
import { negotiated } from './negotiation'
import type { Page } from './page'
import { notFoundPage, pageAddress, type RequestedPage } from './page-address'
import type { PageCache } from './page-cache'
import {
  redirectToRecord,
  sendMissing,
  sendNoRoute,
  sendNotAcceptable,
  sendRedirect,
  sendRefused,
  sendUnavailable,
} from './short-responses'

export interface PageRoutesOptions {
  cache: PageCache
  knownPages: KnownPages
  surrogateKeys?: SurrogateKeys
  onUnavailable?: (cause: unknown, request: FastifyRequest) => void
}

type ChangedHeaders = Readonly<Record<string, string>>

/** Headers of the response to this request that are not those of the page itself. */
const changedHeaders = (
  { surrogateKeys }: PageRoutesOptions,
  { request, headers }: RequestedPage,
  { version }: Page,
): ChangedHeaders | undefined =>
  surrogateKeys
    ? { ...headers, ...surrogateKeys(version, request.target.split('?')[0] ?? '') }
    : headers

/**
 * Sends a page, synchronously if it is already encoded, or a 304 if the browser has it. A page from the cache is sent
 * without being routed from then on.
 */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, representation, freshUntil }: Page,
  changed?: ChangedHeaders,
  isCached = false,
): void | Promise<void> {
  const { 'accept-encoding': accepts, 'if-none-match': ifNoneMatch } = request.headers
  const encoding = acceptedEncoding(accepts)
  const { finished } = request.server
  // The data may be replaced while the page is compressed.
  const { source } = finished
  const finish = (encoded: Encoded) => {
    const { body, headers } = encoded
    const response = changed ? { body, headers: { ...headers, ...changed } } : encoded
    if (status === 200 && matchesTag(ifNoneMatch, representation.tag)) {
      return sendNotModified(reply, response)
    }
    if (status === 200 && isCached) {
      const added = { status, encoded: response, route: '/*', needsKey: false, freshUntil } as const
      finished.add(request.raw, added, source)
    }
    return sendNow(reply, response, status)
  }
  const encoded = representation.encode(encoding)
  return encoded instanceof Promise ? encoded.then(finish) : finish(encoded)
}

async function sendFound(
  options: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RequestedPage,
) {
  const found = await options.cache.find(page.key, page.request, request)
  if (found.kind === 'unavailable') {
    options.onUnavailable?.(found.cause, request)
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
  const existence = options.knownPages(page.request.target)
  if (existence === 'possible') return sendFound(options, request, reply, page)
  if (existence === 'no file') return sendMissing(reply)
  return existence === 'no page'
    ? sendFound(options, request, reply, notFoundPage(page.request.target))
    : redirectToRecord(reply, page, existence.movedTo)
}

/** Answers a request for a profile in unavailable formats only. */
async function refuseFormats(
  options: PageRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RequestedPage,
) {
  const { target } = page.request
  return options.knownPages(target) === 'possible'
    ? sendNotAcceptable(reply, target)
    : sendUncached(options, request, reply, page)
}

export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { cache } = options
  linkSetRoutes(app, options)
  app.get('/*', (request, reply) => {
    const address = pageAddress(request.url, request.headers)
    if (address.kind === 'redirect') return sendRedirect(reply, address.location)
    if (address.kind === 'refused') return sendRefused(reply, address.reason)
    const pageRequest = negotiated(address, request.headers.accept)
    if (!pageRequest) return refuseFormats(options, request, reply, address)
    const page = cache.ready(pageRequest.key, pageRequest.request)
    return page
      ? sendPage(request, reply, page, changedHeaders(options, pageRequest, page), true)
      : sendUncached(options, request, reply, pageRequest)
  })
  app.setNotFoundHandler(sendNoRoute)
}
