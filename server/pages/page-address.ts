/** Maps the address of a request to a canonical page, so that cache keys never consist of raw input. */
import { refusedQuery } from '@/lib/portal/routing/file-query'
import { answeredQuery } from '@/lib/portal/routing/page-query'
import { isProfile } from '@/lib/portal/routing/requested-record'
import { isDecodable } from '../api/target'
import { unsharedCacheControl } from './headers'
import { isMissingPage, missingPageFor } from './missing-page'
import type { PageRequest } from './renderer'

export interface RequestedPage {
  kind: 'page'
  key: string
  request: PageRequest
  /** True for a profile, which is available in several formats, selected by `Accept`. */
  isNegotiated?: boolean
  /** Headers of the response to this request, in addition to those of the page. */
  headers?: Readonly<Record<string, string>>
}

export type PageAddress =
  | RequestedPage
  /** The address is a variant of the canonical one. */
  | { kind: 'redirect'; location: string }
  /** A file cannot apply the query. */
  | { kind: 'refused'; reason: string }

/** Path segments of permitted characters and percent-encodings. No page has any other address. */
const pathForm = /^(?:\/(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2})+)*\/?$/
/**
 * `.` and `..` segments, which HTTP clients resolve. Accepting them would give one page endless addresses and cache
 * keys.
 */
const dotSegment = /\/\.{1,2}(?:\/|$)/
const maxPathLength = 512
/** No page address contains a control character, and the renderer treats `%0A` as the end of a path. */
const controlCharacter = /\p{Cc}/u

/** Addresses internal to Next.js, which are not pages of the site. */
const rendererOnly = /^\/_next(?:\/|$)|\.rsc$|\.segments\//

/** True if a page may have this path, which must be normalized. */
function isPossible(path: string): boolean {
  if (path.length > maxPathLength || !pathForm.test(path)) return false
  if (rendererOnly.test(path) || dotSegment.test(path)) return false
  return isDecodable(path) && !controlCharacter.test(decodeURIComponent(path))
}

/** The first segment of a path, if it has a capital letter: phones begin what people type with one. */
const capitalizedSegment = /^\/(?=[a-z-]*[A-Z])[A-Za-z-]+(?=\/|$)/

/**
 * The canonical spelling of a path (RFC 3986, 6.2.2): unreserved characters are not encoded, the hexadecimal digits of
 * encodings are in upper case, no segment is empty, and the first is in lower case. A path may be spelled canonically
 * although no page has it.
 */
function normalizePath(raw: string): string {
  if (!/%|\/\/|.\/$/.test(raw) && !capitalizedSegment.test(raw)) return raw
  const path = raw
    .replace(/%[0-9A-Fa-f]{2}/g, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return /[A-Za-z0-9._~-]/.test(character) ? character : code.toUpperCase()
    })
    .replace(/\/{2,}/g, '/')
    .replace(capitalizedSegment, (segment) => segment.toLowerCase())
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

export type RequestHeaders = Record<string, string | string[] | undefined>

/**
 * True for a request of the client router for the React payload of the next page. The request's other headers state
 * which part of the page the browser already has; they are dropped, so that one complete payload serves everyone.
 */
const requestsPayload = (headers: RequestHeaders): boolean => headers.rsc === '1'

/**
 * Next.js answers a payload request only if `_rsc` is the hash of its headers; with `rsc` as the only header, it is
 * empty.
 */
const payloadTarget = (target: string): string =>
  `${target}${target.includes('?') ? '&' : '?'}_rsc=`

export const documentAt = (target: string): RequestedPage => ({
  kind: 'page',
  key: `document ${target}`,
  request: { target, headers: {} },
  ...(isProfile(target) ? { isNegotiated: true } : {}),
})

export const notFoundPage = (path: string): RequestedPage => documentAt(missingPageFor(path))

const payloadAt = (target: string): RequestedPage => ({
  kind: 'page',
  key: `payload ${target}`,
  request: { target: payloadTarget(target), headers: { rsc: '1' } },
})

/**
 * Returns the page for a request target and its headers, the address to redirect to, or the reason to refuse it. Drops
 * the `_rsc` parameter of the client router, which exists for caches that ignore `Vary`. A request with only the
 * parameter or only the header does not come from the router, and such caches must not store its response.
 */
export function pageAddress(url: string, headers: RequestHeaders): PageAddress {
  const payload = requestsPayload(headers)
  // The target may be an absolute URL (RFC 9112, 3.2.2), whose host is ignored.
  const [raw = '/', ...rest] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  const normal = isDecodable(raw) ? normalizePath(raw) : raw
  const path = isPossible(normal) ? normal : missingPageFor(normal)
  const parameters = new URLSearchParams(rest.join('?'))
  const isMarked = parameters.has('_rsc')
  parameters.delete('_rsc')
  const reason = refusedQuery(path, parameters)
  if (reason !== undefined) return { kind: 'refused', reason }
  const canonical = answeredQuery(path, parameters)
  const target = canonical ? `${path}?${canonical}` : path
  const unshared =
    isMarked === payload ? {} : { headers: { 'cache-control': unsharedCacheControl } }
  if (payload) return { ...payloadAt(target), ...unshared }
  // Queries with escaped and with plain commas are the same address (RFC 3986, 3.4), so neither is redirected.
  const canonicalText = new URLSearchParams(canonical).toString()
  const isCanonical = path === raw && parameters.toString() === canonicalText
  if (!isCanonical && !isMissingPage(path)) {
    return { kind: 'redirect', location: target }
  }
  return { ...documentAt(target), ...unshared }
}
