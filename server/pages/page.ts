/** A cached page: the complete response, and how long it may be used. */

import { parse } from '@tusbar/cache-control'
import { cacheControl as contract } from '@/lib/contract/headers'
import { isProfile, profileOfFile } from '@/lib/portal/routing/requested-record'
import { getTag, Representation } from '../representation'
import { contentSecurityPolicy, mergeInlineScripts } from './content-security-policy'
import { negotiatedVary, openFileHeaders, pageHeaders } from './headers'
import type { Rendered } from './renderer'
import { linkHeader, linkSetValues, typedLinks } from './typed-links'

export interface Page {
  status: number
  representation: Representation
  /**
   * Milliseconds since the epoch until which the page is fresh, and until which it may be served while a new page is
   * rendered.
   */
  freshUntil: number
  staleUntil: number
  /**
   * The version of the data that the page was rendered from, if the API states it. The page's age
   * is then irrelevant.
   */
  version?: string
  /** Milliseconds since the epoch until which the page is served regardless, because rendering a newer page failed. */
  lastResortUntil?: number
}

/** Only these statuses describe the page. All others are temporary failures, which are not cached. */
const keepable = new Set([200, 301, 308, 404, 410])

const isPayload = ({ contentType }: Rendered): boolean => contentType.startsWith('text/x-component')

/** A row of a React payload that reports a rendering error. A 404 is reported in the same form, but is not an error. */
const payloadFault = /^[0-9a-f]*:E\{(?!"digest":"NEXT_HTTP_ERROR_FALLBACK;404"\})/m

const isDocument = ({ contentType }: Rendered): boolean => contentType.startsWith('text/html')

function isPrivate({ cacheControl }: Rendered): boolean {
  const directives = parse(cacheControl)
  return Boolean(directives.noStore || directives.private)
}

const getPath = (target: string): string => target.split('?')[0] ?? ''

/** Shows the state of the server at the moment. */
const livePath = '/health'
/** Lists files, which may be completed at any moment. */
const changingPath = '/downloads'

/**
 * Next.js forbids the caching of payloads and of pages with a query, because they may depend on the visitor. Here they
 * cannot, because nothing that is particular to a visitor reaches the renderer.
 */
function isStorable(rendered: Rendered, target: string): boolean {
  if (getPath(target) === livePath) return false
  if (isPayload(rendered)) return !payloadFault.test(rendered.body.toString('utf8'))
  return isDocument(rendered) || !isPrivate(rendered)
}

export const isCacheable = (rendered: Rendered, target: string): boolean =>
  keepable.has(rendered.status) && (rendered.status !== 200 || isStorable(rendered, target))

/**
 * The lifetime of a page whose `Cache-Control` forbids caching. Pages of a version of the data stay correct. Other
 * pages are rendered again, from the cache of the renderer for as long as the `Cache-Control` of the API allows.
 */
const listLifetime = parse(contract.list)
const recordLifetime = parse(contract.detail)
const unversionedLifetime = parse('s-maxage=5, stale-while-revalidate=600')

/** Default lifetimes in seconds, which are also the maximum for redirects and missing pages. */
const shortLife = 60
const staleWindow = 600
/** How long a browser may show a page without revalidating it, in seconds. */
const browserLife = 30

/**
 * A missing page may exist in the next version of the data, so its lifetime is limited regardless
 * of Next.js.
 */
function lifetimes(rendered: Rendered, target: string, version: string | undefined) {
  const { status, cacheControl } = rendered
  const isVersioned = version !== undefined && getPath(target) !== changingPath
  const versionedLifetime = isProfile(getPath(target)) ? recordLifetime : listLifetime
  const defaultLifetime = isVersioned ? versionedLifetime : unversionedLifetime
  const lifetime = status === 200 && isPrivate(rendered) ? defaultLifetime : parse(cacheControl)
  const { sharedMaxAge, staleWhileRevalidate } = lifetime
  const fresh = sharedMaxAge ?? shortLife
  const stale = staleWhileRevalidate ?? staleWindow
  if (status === 200) return { fresh, stale }
  return { fresh: Math.min(fresh, shortLife), stale: Math.min(stale, staleWindow) }
}

/**
 * The path of a redirect. The renderer writes full URLs with its own host, which visitors cannot
 * reach.
 */
const redirectPath = (location: string): string => {
  const url = new URL(location, 'http://renderer.invalid')
  return url.pathname + url.search
}

/**
 * Copies a substring. A V8 slice retains its parent string, here the entire document; a copy lets
 * it be freed. A copy also uses one byte per character: a slice of a two-byte string would make
 * Node.js convert the head of each response.
 */
const ownText = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

/** The headers that are derived from a document's HTML. */
function documentHeaders(
  html: string,
  target: string,
  images: string | undefined,
): Record<string, string> {
  // The page itself is cited, not the frame that shows it on other sites.
  const link = target.startsWith('/embed/') ? undefined : linkHeader(typedLinks(html))
  return {
    'content-security-policy': ownText(contentSecurityPolicy(html, target, images)),
    ...(link ? { link: ownText(link) } : {}),
  }
}

/** The headers that a file states itself. For a file of a record, they also state where all links of the record are. */
function fileHeaders(
  { fileHeaders: rendererHeaders }: Rendered,
  target: string,
): Record<string, string> {
  const profile = profileOfFile(target)
  if (profile === undefined || rendererHeaders?.link === undefined)
    return { ...openFileHeaders, ...rendererHeaders }
  const link = [rendererHeaders.link, ...linkSetValues(profile)].join(', ')
  return { ...openFileHeaders, ...rendererHeaders, link }
}

/**
 * Builds the page from a rendered response. `target` is the path with its query, `version` that of the data, `images` a
 * further origin from which the page may show images.
 */
export function getPage(
  rendered: Rendered,
  target: string,
  now: number,
  { version, images }: { version?: string; images?: string } = {},
): Page {
  const { status, contentType, location } = rendered
  const { fresh, stale } = lifetimes(rendered, target, version)
  const html = isDocument(rendered) ? mergeInlineScripts(rendered.body.toString('utf8')) : undefined
  const body = html === undefined ? rendered.body : Buffer.from(html)
  const file = isPayload(rendered) ? {} : fileHeaders(rendered, target)
  const ownHeaders = html === undefined ? file : documentHeaders(html, target, images)
  const headers = {
    ...pageHeaders,
    ...(isProfile(getPath(target)) ? { vary: negotiatedVary } : {}),
    'content-type': contentType,
    'cache-control': `public, max-age=${browserLife}, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    ...(location ? { location: redirectPath(location) } : {}),
    ...ownHeaders,
  }
  return {
    status,
    representation: new Representation(body, getTag(body, String(status), location ?? ''), headers),
    freshUntil: now + fresh * 1000,
    staleUntil: now + (fresh + stale) * 1000,
    version,
  }
}
