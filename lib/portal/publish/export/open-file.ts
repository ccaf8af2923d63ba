/** Answers of the routes that make files. Errors are plain text: nobody reads a page with a program. */

import { UpstreamUnavailable } from '@/lib/client/result'
import type { cacheControl } from '@/lib/contract/headers'
import { cacheControl as lifetimes } from '@/lib/contract/headers'

export const svgType = 'image/svg+xml; charset=utf-8'
export const jsonType = 'application/json; charset=utf-8'

interface OpenFile {
  type: string
  lifetime?: keyof typeof cacheControl
  /** The name under which a browser saves it; `download` makes it save rather than show. */
  name?: string
  download?: boolean
  /** Values for the `Link` header. */
  links?: readonly string[]
}

export function openFile(
  body: string | Uint8Array<ArrayBuffer>,
  { type, lifetime = 'detail', name, download, links = [] }: OpenFile,
): Response {
  const headers = new Headers({ 'content-type': type, 'cache-control': lifetimes[lifetime] })
  const disposition = download ? 'attachment' : 'inline'
  if (name) headers.set('content-disposition', `${disposition}; filename="${name}"`)
  if (links.length > 0) headers.set('link', links.join(', '))
  return new Response(body, { headers })
}

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  })

export const noSuchFile = (): Response => plain(404, 'There is no such file.')

/** The data cannot be had. The public server then shows what it had before. */
export const unavailable = (): Response => new Response(null, { status: 503 })

/** The file lives at another path of this site, for good. */
export const movedTo = (path: string): Response =>
  new Response(null, { status: 308, headers: { location: path } })

/** Makes a file from data; where the API does not answer, the caller is asked to come back. */
export async function fileOf(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error
    return plain(503, 'The data cannot be reached just now.', {
      'retry-after': '10',
      'cache-control': 'no-store',
    })
  }
}
