/**
 * What every route handler answers instead of its document. Errors are one line of plain text, because programs call
 * these routes.
 */
import { UpstreamUnavailable } from '@/lib/client/result'

export const textResponse = (
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  })

/** Kept for a minute: the record may be there with the next version of the data. */
export const notFound = (text = 'There is no such file.'): Response =>
  textResponse(404, text, { 'cache-control': 'public, s-maxage=60' })

/** The public server then shows what it had before. */
const unavailable = (): Response =>
  textResponse(503, 'The data is unavailable right now.', {
    'retry-after': '10',
    'cache-control': 'no-store',
  })

/** The document is still being made. No cache stores the answer, so that the next request asks again. */
export const accepted = (body: BodyInit, type: string): Response =>
  new Response(body, {
    status: 202,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  })

/** The document lives at another path of this site, for good. */
export const movedTo = (path: string): Response =>
  new Response(null, { status: 308, headers: { location: path } })

/**
 * Makes a route handler that answers 503 if what it loads throws `UpstreamUnavailable`.
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
