/** The Content-Security-Policy of a finished document: its own inline scripts by hash, nothing else inline. */
import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Data blocks, JSON-LD for example, do not run and need no hash. */
const runs = (attributes: string): boolean => {
  const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
  return type === undefined || type === 'module' || type === 'text/javascript'
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    text && runs(attributes) && !/(?:^|\s)src\s*=/i.test(attributes) ? [text] : [],
  )
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Pages below this path are made for the frames of other sites; all others are shown in no frame. */
const embeds = '/embed/'

/** The policy of the document that a path and its query lead to. `images` is one more origin that images may come from. */
export function contentSecurityPolicy(html: string, target: string, images?: string): string {
  const hashes = [...new Set(inlineScripts(html).map(hashOf))]
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

/** The pages whose map may show the tiles of another server. */
const tiledPage = /^\/(?:embed\/)?map(?:\?|$)/

/** The origin of the tiles, where there are any, on the pages that show them and on no other. */
export const tileImages =
  (tileUrl: string | undefined) =>
  (target: string): string | undefined =>
    tileUrl !== undefined && tiledPage.test(target) ? new URL(tileUrl).origin : undefined
