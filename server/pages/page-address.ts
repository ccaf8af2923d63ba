/** From the address that a visitor asks for to the page that is meant: never keyed by raw input. */
import { canonicalQuery } from '@/lib/list/list-queries'
import type { PageRequest } from './renderer'

export type PageAddress =
  | { kind: 'page'; key: string; request: PageRequest }
  /** The same page has one canonical address. */
  | { kind: 'redirect'; location: string }

/** Where every address leads that no page can have, so that all of them share one answer. */
const nowhere = '/404'

/** Segments of unreserved characters and percent-encodings; anything else is the address of no page. */
const pathForm = /^(?:\/(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+)*\/?$/
const longestPath = 512

function pathOf(raw: string): string {
  if (raw.length > longestPath || !pathForm.test(raw)) return nowhere
  try {
    decodeURIComponent(raw)
    return raw
  } catch {
    return nowhere
  }
}

/** The headers by which React payloads of a page differ, with the form of their values. */
const variantHeaders: Record<string, RegExp> = {
  'next-router-prefetch': /^[0-9]$/,
  'next-router-segment-prefetch': /^[A-Za-z0-9/_$@.()!~%-]{1,256}$/,
}

export type RequestHeaders = Record<string, string | string[] | undefined>

function variantOf(headers: RequestHeaders): Record<string, string> {
  if (headers.rsc !== '1') return {}
  const known = Object.entries(variantHeaders).flatMap(([name, form]) => {
    const value = headers[name]
    return typeof value === 'string' && form.test(value) ? [[name, value]] : []
  })
  return { rsc: '1', ...Object.fromEntries(known) }
}

/** Parses a request target. The client router's `_rsc` parameter only keeps other caches apart and is dropped. */
export function pageAddress(url: string, headers: RequestHeaders): PageAddress {
  const [raw = '/', ...rest] = url.split('?')
  const path = pathOf(raw)
  const parameters = new URLSearchParams(rest.join('?'))
  const payload = parameters.has('_rsc')
  parameters.delete('_rsc')
  const canonical = canonicalQuery(path, parameters)
  const asked = parameters.toString()
  const variant = variantOf(headers)
  if (asked !== canonical && !payload && path !== nowhere) {
    return { kind: 'redirect', location: canonical ? `${path}?${canonical}` : path }
  }
  const target = canonical ? `${path}?${canonical}` : path
  const kind = Object.values(variant).join(' ')
  return { kind: 'page', key: `${kind} ${target}`, request: { target, variant } }
}
