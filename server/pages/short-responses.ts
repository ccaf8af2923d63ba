/** The responses of the site's pages that are not pages: redirects and errors, written by the public process. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getPath } from '../logging/request-log'
import { sendText } from '../plain-text'
import { negotiatedVary, openFileHeaders, pageHeaders } from './headers'
import { formatList } from './negotiation'
import type { RequestedPage } from './page-address'
import { sendPlainDocument } from './plain-document'

type Headers = Readonly<Record<string, string>>

const sendSentence = (reply: FastifyReply, status: number, text: string, headers: Headers = {}) =>
  sendText(reply, status, text, { ...pageHeaders, ...headers })

/** In characters. Proxies refuse responses with more than 4 KB of headers. */
const maxLocationLength = 3000

/** Redirects to the canonical address of a page. */
export const sendRedirect = (
  reply: FastifyReply,
  location: string,
  headers: Headers = { 'cache-control': 'public, max-age=3600' },
): FastifyReply =>
  location.length > maxLocationLength
    ? sendSentence(reply, 414, 'The address is too long. Shorten its query.')
    : reply
        .code(308)
        .headers({ ...pageHeaders, ...headers, location })
        .send()

/** `Cache-Control` of a redirect to the address of a record: records are renamed. */
export const recordRedirectCacheControl = 'public, max-age=30, s-maxage=60'

/** Redirects to the canonical address of a record, in the requested format. */
export const redirectToRecord = (
  reply: FastifyReply,
  { isNegotiated, headers = {} }: RequestedPage,
  location: string,
): FastifyReply =>
  sendRedirect(reply, location, {
    'cache-control': headers['cache-control'] ?? recordRedirectCacheControl,
    ...(isNegotiated || headers.vary ? { vary: negotiatedVary } : {}),
  })

/** A file that does not exist, such as a chunk of an older build. */
export const sendMissing = (reply: FastifyReply): FastifyReply =>
  sendSentence(reply, 404, 'There is no such file.')

/** A file's query that names an unknown filter or value, which must not get the unfiltered file. */
export const sendRefused = (reply: FastifyReply, reason: string): FastifyReply =>
  sendSentence(reply, 400, reason, openFileHeaders)

/** An existing profile that was requested in other formats only. */
export const sendNotAcceptable = (reply: FastifyReply, path: string): FastifyReply =>
  sendSentence(reply, 406, `This page is available as:\n${formatList(path)}`.trimEnd(), {
    vary: negotiatedVary,
  })

/** The paths to which something can be sent. */
const postPaths: readonly string[] = ['/corrections', '/keys', '/reconcile']

/** A request without a route: its method is not allowed, or its path does not exist. */
export function sendNoRoute({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' || method === 'HEAD') return sendMissing(reply)
  return postPaths.includes(getPath(url))
    ? sendSentence(reply, 405, `${method} is not allowed: use GET or POST.`, {
        allow: 'GET, HEAD, POST',
      })
    : sendSentence(reply, 405, `${method} is not allowed. This site is read-only: use GET.`, {
        allow: 'GET, HEAD',
      })
}

/** `Retry-After`, in seconds. */
export const retryAfter = '10'

/** A page that cannot be rendered, and of which no copy is cached. */
export const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  sendPlainDocument(reply.header('retry-after', retryAfter), {
    status: 503,
    title: 'Page unavailable',
    body: `<h1>This page is unavailable right now</h1>
<p>We cannot load its data and have no earlier copy. Please try again in a minute.</p>
<p><a href="/">Go to the home page</a></p>`,
  })
