/** A page as the cache keeps it: the whole response, and until when it may be used. */

import { parse } from '@tusbar/cache-control'
import { isProfile, profileOfFile } from '@/lib/portal/routing/requested-record'
import { Representation, tagOf } from '../representation'
import { contentSecurityPolicy } from './content-security-policy'
import { negotiatedVary, openFileHeaders, pageHeaders } from './headers'
import { linkHeader, linkSetValues } from './link-header'
import type { Rendered } from './renderer'
import { typedLinks } from './typed-links'

export interface Page {
  status: number
  representation: Representation
  /** Milliseconds since the epoch: until when it is fresh, and until when it may be shown while a new one is made. */
  freshUntil: number
  staleUntil: number
  /** The version of the data that it was made from, if the API says which; its age makes no difference then. */
  version?: string
  /** Until when it is shown, whatever else is the case, because no newer one could be made. */
  lastResortUntil?: number
}

/** Only these statuses describe the page; all others are temporary failures, which are not cached. */
const keepable = new Set([200, 301, 308, 404, 410])

const isPayload = ({ contentType }: Rendered): boolean => contentType.startsWith('text/x-component')

/** A row of a React payload that reports an error in rendering. A 404 is also reported so, and is no error. */
const payloadFault = /^[0-9a-f]*:E\{(?!"digest":"NEXT_HTTP_ERROR_FALLBACK;404"\})/m

/**
 * Next.js forbids caching of payloads, because they may depend on the visitor. Here they cannot: nothing of the
 * visitor's request reaches the renderer.
 */
function isStorable(rendered: Rendered): boolean {
  if (isPayload(rendered)) return !payloadFault.test(rendered.body.toString('utf8'))
  const directives = parse(rendered.cacheControl)
  return !directives.noStore && !directives.private
}

export const isKeepable = (rendered: Rendered): boolean =>
  keepable.has(rendered.status) && (rendered.status !== 200 || isStorable(rendered))

/** The lifetimes, in seconds, of pages that come without, and the longest of redirects and missing pages. */
const shortLife = 60
const staleWindow = 600
/** How long a browser may show a page without asking again, in seconds. */
const browserLife = 30

/** What is missing now may be there with the next version of the data, whatever Next.js says of it. */
function lifetimes({ status, cacheControl }: Rendered) {
  const { sharedMaxAge, staleWhileRevalidate } = parse(cacheControl)
  const fresh = sharedMaxAge ?? shortLife
  const stale = staleWhileRevalidate ?? staleWindow
  if (status === 200) return { fresh, stale }
  return { fresh: Math.min(fresh, shortLife), stale: Math.min(stale, staleWindow) }
}

/** The path of a redirect. The renderer writes whole URLs with its own host, which visitors cannot reach. */
const pathOf = (location: string): string => {
  const url = new URL(location, 'http://renderer.invalid')
  return url.pathname + url.search
}

/**
 * A copy of a substring. V8 slices retain the parent string, here the whole document; copying frees it. A copy also has
 * one byte a character: a slice of a two-byte string would make Node.js convert the head of each response.
 */
const ownText = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

/** The headers that are derived from the HTML of a document. */
function documentHeaders(
  html: string,
  target: string,
  images: string | undefined,
): Record<string, string> {
  // What is cited is the page, not the frame that shows it on other sites.
  const link = target.startsWith('/embed/') ? undefined : linkHeader(typedLinks(html))
  return {
    'content-security-policy': ownText(contentSecurityPolicy(html, target, images)),
    ...(link ? { link: ownText(link) } : {}),
  }
}

/** The headers that a file states itself. A file of a record also says where all links of the record are. */
function fileHeaders({ fileHeaders: stated }: Rendered, target: string): Record<string, string> {
  const profile = profileOfFile(target)
  if (profile === undefined || stated?.link === undefined) return { ...openFileHeaders, ...stated }
  const link = [stated.link, ...linkSetValues(profile)].join(', ')
  return { ...openFileHeaders, ...stated, link }
}

/** `target` is the path with its query, `images` another origin that the page may show images from. */
export function pageOf(rendered: Rendered, target: string, now: number, images?: string): Page {
  const { status, contentType, body, location } = rendered
  const { fresh, stale } = lifetimes(rendered)
  const file = isPayload(rendered) ? {} : fileHeaders(rendered, target)
  const ownHeaders = contentType.startsWith('text/html')
    ? documentHeaders(body.toString('utf8'), target, images)
    : file
  const headers = {
    ...pageHeaders,
    ...(isProfile(target.split('?')[0] ?? '') ? { vary: negotiatedVary } : {}),
    'content-type': contentType,
    'cache-control': `public, max-age=${browserLife}, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    ...(location ? { location: pathOf(location) } : {}),
    ...ownHeaders,
  }
  return {
    status,
    representation: new Representation(body, tagOf(body, String(status), location ?? ''), headers),
    freshUntil: now + fresh * 1000,
    staleUntil: now + (fresh + stale) * 1000,
  }
}
