/**
 * Responses of route handlers: files that this site generates, and errors. An error is one line of plain text, because these
 * routes are called by programs.
 */
import { connection } from 'next/server'
import { UpstreamUnavailable } from '@/lib/client/result'
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

export const textResponse = (
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  })

/** A 404 that is cached for a minute only, because the next version of the data may contain the record. */
export const notFound = (text = 'There is no such file.'): Response =>
  textResponse(404, text, { 'cache-control': 'public, s-maxage=60' })

/** The fate of a removed record. */
interface Removal {
  name: string
  removed_in: string
  last_version: string
  /** The address of the record in that version. */
  last_state: string
  reasons: readonly string[]
}

/** A 410 in the form of the API's errors, with the details of the removal. */
export const gone = (removal: Removal): Response => {
  const message = `${removal.name} was removed in version ${removal.removed_in}.`
  return Response.json(
    { error: { code: 'gone', message }, ...removal },
    { status: 410, headers: { 'cache-control': 'public, s-maxage=60' } },
  )
}

/** A 503, for which the public server substitutes its last good response. */
const unavailable = (): Response =>
  textResponse(503, 'The data is unavailable right now.', {
    'retry-after': '10',
    'cache-control': 'no-store',
  })

/** A permanent redirect to another path of this site. */
export const movedTo = (path: string): Response =>
  new Response(null, { status: 308, headers: { location: path } })

/**
 * Makes a route handler that responds with 503 if `answer` throws `UpstreamUnavailable`.
 * @example export const GET = route(async () => Response.json(await listMapPoints()))
 */
export const route =
  <Context>(answer: (request: Request, context: Context) => Response | Promise<Response>) =>
  async (request: Request, context: Context): Promise<Response> => {
    try {
      return await answer(request, context)
    } catch (error) {
      if (error instanceof UpstreamUnavailable) return unavailable()
      throw error
    }
  }
