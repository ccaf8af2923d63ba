/** Responses with files that this site generates. */
import { connection } from 'next/server'
import { type CacheClass, cacheControl } from '@/lib/contract/headers'

export const svgType = 'image/svg+xml; charset=utf-8'
export const jsonType = 'application/json; charset=utf-8'
export const csvType = 'text/csv; charset=utf-8'

type Body = string | Uint8Array<ArrayBuffer>

interface FileOptions {
  type: string
  lifetime?: CacheClass
  /** The name under which browsers save the file. If `download` is true, they save it rather than display it. */
  name?: string
  download?: boolean
  /** Values for the `Link` header. */
  links?: readonly string[]
}

/** @example fileResponse(csv, { type: 'text/csv; charset=utf-8', name: 'launches.csv', download: true }) */
export function fileResponse(
  body: Body,
  { type, lifetime = 'detail', name, download, links = [] }: FileOptions,
): Response {
  const headers = new Headers({ 'content-type': type, 'cache-control': cacheControl[lifetime] })
  const disposition = download ? 'attachment' : 'inline'
  if (name) headers.set('content-disposition', `${disposition}; filename="${name}"`)
  if (links.length > 0) headers.set('link', links.join(', '))
  return new Response(body, { headers })
}

/** A route handler for a file that depends on the settings or the data of the site, which are unknown during the build. */
export const siteFile =
  (type: string, getBody: () => Body | Promise<Body>) => async (): Promise<Response> => {
    await connection()
    return fileResponse(await getBody(), { type })
  }
