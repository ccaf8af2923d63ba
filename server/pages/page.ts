/** A page as the cache keeps it: the whole response, and how long it is good for. */

import { parse } from '@tusbar/cache-control'
import { Representation, tagOf } from '../representation'
import { contentSecurityPolicy } from './content-security-policy'
import { everyPage, openFile } from './headers'
import type { Rendered } from './renderer'
import { typedLinks } from './typed-links'

export interface Page {
  status: number
  representation: Representation
  /** Milliseconds since the epoch: until when it is fresh, and until when it may be shown while a new one is made. */
  freshUntil: number
  staleUntil: number
}

/** Only these are answers about the page; everything else is a failure of the moment. */
const keepable = new Set([200, 301, 308, 404, 410])

const isPayload = ({ contentType }: Rendered): boolean => contentType.startsWith('text/x-component')

/** A row of a React payload that says that something went wrong while it was made; that there is no such page is no fault. */
const payloadFault = /^[0-9a-f]*:E\{(?!"digest":"NEXT_HTTP_ERROR_FALLBACK;404"\})/m

/**
 * Next.js marks every payload as not to be stored, because it may depend on the visitor. Here it cannot: nothing of
 * the visitor's request reaches the renderer.
 */
function isStorable(rendered: Rendered): boolean {
  if (isPayload(rendered)) return !payloadFault.test(rendered.body.toString('utf8'))
  const directives = parse(rendered.cacheControl)
  return !directives.noStore && !directives.private
}

export const isKeepable = (rendered: Rendered): boolean =>
  keepable.has(rendered.status) && (rendered.status !== 200 || isStorable(rendered))

/** How long a page without lifetimes of its own is fresh, in seconds: redirects and missing pages. */
const shortLife = 60
const staleWindow = 600
/** How long a browser shows a page without asking again, in seconds. */
const browserLife = 30

function lifetimes({ cacheControl }: Rendered) {
  const { sharedMaxAge, staleWhileRevalidate } = parse(cacheControl)
  return { fresh: sharedMaxAge ?? shortLife, stale: staleWhileRevalidate ?? staleWindow }
}

/** A redirect is told as a path of this site, whatever address the renderer believes it has. */
const pathOf = (location: string): string => {
  const url = new URL(location, 'http://renderer.invalid')
  return url.pathname + url.search
}

/**
 * A copy with bytes of its own. A part of a document holds on to all of it and is as wide as its widest letter, and
 * what is joined with it, the whole head of a response, would be narrowed anew each time it is sent.
 */
const ownText = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

/** What a finished document says about itself in headers. */
function documentHeaders(
  html: string,
  target: string,
  images: string | undefined,
): Record<string, string> {
  const link = typedLinks(html)
  return {
    'content-security-policy': ownText(contentSecurityPolicy(html, target, images)),
    ...(link ? { link: ownText(link) } : {}),
  }
}

/** `target` is the path with its query, `images` one more origin that the page may show images of. */
export function pageOf(rendered: Rendered, target: string, now: number, images?: string): Page {
  const { status, contentType, body, location } = rendered
  const { fresh, stale } = lifetimes(rendered)
  const file = isPayload(rendered) ? {} : { ...openFile, ...rendered.fileHeaders }
  const ownHeaders = contentType.startsWith('text/html')
    ? documentHeaders(body.toString('utf8'), target, images)
    : file
  const headers = {
    ...everyPage,
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
