/** From the address that a visitor asks for to the page that is meant: never keyed by raw input. */
import { LRUCache } from 'lru-cache'
import { canonicalQuery } from '@/lib/portal/routing/page-query'
import type { PageRequest } from './renderer'

export type PageAddress =
  | { kind: 'page'; key: string; request: PageRequest }
  /** The same page has one canonical address. */
  | { kind: 'redirect'; location: string }

/** Stands for every address that no page can have, so that all of them share one cached 404. */
export const NOT_FOUND_PATH = '/404'

/** Segments of unreserved characters and percent-encodings; anything else is the address of no page. */
const pathForm = /^(?:\/(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+)*\/?$/
/** `.` and `..`, which an HTTP client would resolve: one page, and endless ways of writing it. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i
const maxPathLength = 512

/** Addresses that mean something to the renderer itself, and are no page of the site. */
const rendererOnly = /^\/_next(?:\/|$)|\.rsc$|\.segments\//

function pathOf(raw: string): string {
  if (
    raw.length > maxPathLength ||
    !pathForm.test(raw) ||
    rendererOnly.test(raw) ||
    dotSegment.test(raw)
  )
    return NOT_FOUND_PATH
  try {
    decodeURIComponent(raw)
    return raw
  } catch {
    return NOT_FOUND_PATH
  }
}

export type RequestHeaders = Record<string, string | string[] | undefined>

/**
 * The client router of an open page asks for the React payload of the next one. Its other headers, which say what the
 * browser holds already, are dropped: everybody gets the same whole payload. The portal prefetches nothing.
 */
const asksForPayload = (headers: RequestHeaders): boolean => headers.rsc === '1'

/** Next.js answers a payload request only where the parameter that keeps other caches apart fits its headers. */
const payloadTarget = (target: string): string =>
  `${target}${target.includes('?') ? '&' : '?'}_rsc=`

/** Addresses that were parsed before, so that a page that is asked for again and again is not parsed each time. */
const parsed = new LRUCache<string, PageAddress>({ max: 5000 })

/** The page that is meant by a request target and its headers. */
export function pageAddress(url: string, headers: RequestHeaders): PageAddress {
  const payload = asksForPayload(headers)
  const asked = payload ? `payload ${url}` : url
  const known = parsed.get(asked)
  if (known) return known
  const address = parseAddress(url, payload)
  if (url.length <= maxPathLength) parsed.set(asked, address)
  return address
}

/** The client router's `_rsc` parameter only keeps other caches apart and is dropped. */
function parseAddress(url: string, payload: boolean): PageAddress {
  // A client may name the whole address (RFC 9112, 3.2.2); whose it is does not matter here.
  const [raw = '/', ...rest] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  const path = pathOf(raw)
  const parameters = new URLSearchParams(rest.join('?'))
  parameters.delete('_rsc')
  const canonical = canonicalQuery(path, parameters)
  const target = canonical ? `${path}?${canonical}` : path
  if (payload) {
    const request = { target: payloadTarget(target), headers: { rsc: '1' } }
    return { kind: 'page', key: `payload ${target}`, request }
  }
  // A comma may stand in a query escaped or not (RFC 3986, 3.4): the same address, which needs no redirect.
  const written = new URLSearchParams(canonical).toString()
  if (parameters.toString() !== written && path !== NOT_FOUND_PATH) {
    return { kind: 'redirect', location: target }
  }
  return { kind: 'page', key: `document ${target}`, request: { target, headers: {} } }
}
