/** The API: every endpoint of the contract under `/api/v1`. */
import type { FastifyInstance } from 'fastify'
import { endpoints } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'
import { commonHeaders, preflightHeaders } from '@/lib/contract/headers'
import type { ApiKeys } from '@/lib/store/keys'
import { callerFinder, getKey } from './callers'
import { methodNotAllowed, sendError } from './errors'
import { Responder, type RespondOptions } from './responder'
import { apiPrefix } from './target'

export interface ApiOptions extends RespondOptions {
  keys: Pick<ApiKeys, 'find' | 'readFault'>
  /** The portal's own key, to which no rate limit applies. */
  portalKey?: string
}

/** Distinguishes a known path with the wrong method, which is a 405, from an unknown path, which is a 404. */
const pathPatterns = endpoints.map(
  ({ path }) => new RegExp(`^${apiPrefix}${path.replace('{id}', '[^/]+').replace(/^\/$/, '')}$`),
)
const isKnownPath = (url: string): boolean => {
  const path = url.split('?')[0] ?? ''
  return pathPatterns.some((pattern) => pattern.test(path))
}

function preflightRoutes(app: FastifyInstance): void {
  for (const url of ['/', '/*']) {
    app.options(url, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...commonHeaders, ...preflightHeaders })
        .send(),
    )
  }
}

export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { keys, portalKey, limitRate } = options
  const findCaller = callerFinder(keys, portalKey)
  const responder = new Responder(options, findCaller)
  for (const endpoint of endpoints) {
    const url = endpoint.path.replace('{id}', ':id')
    app.get(url, { config: { endpoint } }, responder.getHandler(endpoint))
  }
  // The pages have a route for every path. Without this route, it would also match paths below the API's prefix.
  app.get('/*', (_request, reply) => reply.callNotFound())
  preflightRoutes(app)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(async (request, reply) => {
    const caller = findCaller(getKey(request))
    if (caller instanceof ApiError || !caller.unlimited) {
      await limitRate('general', request, reply)
    }
    if (isKnownPath(request.url)) throw methodNotAllowed(request.method)
    throw new ApiError('not_found', `There is no ${request.originalUrl.slice(0, 200)} in this API.`)
  })
}
