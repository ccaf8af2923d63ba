/**
 * The Content-Security-Policy of a finished document. The only inline scripts that may run are the document's own,
 * identified by hash.
 */
import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** True for a script that the browser executes. Data blocks, such as JSON-LD, need no hash. */
const runs = (attributes: string): boolean => {
  const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
  return type === undefined || type === 'module' || type === 'text/javascript'
}

/**
 * Merges each run of adjacent inline scripts into one script, which has one hash. Next.js writes the data of a page as
 * up to 200 scripts, and all of their hashes would exceed the size that proxies accept for headers. Nothing is between
 * the scripts of a run, so they execute in the same order and see the same document as before.
 */
export function mergeInlineScripts(html: string): string {
  let merged = ''
  let copied = 0
  let previousEnd = -1
  for (const { 0: element, 1: attributes, 2: text, index } of html.matchAll(script)) {
    const isMergeable = attributes === '' && text !== ''
    if (isMergeable && index === previousEnd) {
      merged += `${html.slice(copied, index - '</script>'.length)}\n;`
      copied = index + '<script>'.length
    }
    previousEnd = isMergeable ? index + element.length : -1
  }
  return merged + html.slice(copied)
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    text && runs(attributes) && !/(?:^|\s)src\s*=/i.test(attributes) ? [text] : [],
  )
}

/** The source expression of an inline script or style: its hash. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Other sites may show pages below this path in frames, but no other pages. */
const embeds = '/embed/'

/**
 * The policy of the document at `target`, a path with its query. `images` is a further origin allowed for its images.
 */
export function contentSecurityPolicy(html: string, target: string, images?: string): string {
  const hashes = [...new Set(inlineScripts(html).map(hashSource))]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...(images === undefined ? [] : [images])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${target.startsWith(embeds) ? '*' : "'none'"}`,
  ].join('; ')
}

/** Pages whose map may show tiles from another server. */
const tiledPage = /^\/(?:embed\/)?map(?:\?|$)/

/** The origin of the map's tiles; undefined for pages without a map, or if no tile server is configured. */
export const tileImages =
  (tileUrl: string | undefined) =>
  (target: string): string | undefined =>
    tileUrl !== undefined && tiledPage.test(target) ? new URL(tileUrl).origin : undefined
