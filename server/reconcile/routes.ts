/**
 * The reconciliation service for OpenRefine and similar clients
 * (https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/). The portal provides the
 * responses; requests are rate-limited here and forwarded as forms, whether they arrived as forms or as queries.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import { cacheControl, commonHeaders, preflightHeaders } from '@/lib/contract/headers'
import { sendApiError, sendError, unavailable } from '../api/errors'
import { rateLimiter } from '../api/rate-limit'
import { RenderQueue } from '../pages/render-queue'
import type { Rendered, SendForm } from '../pages/renderer'
import { readBodies } from '../plain-text'
import { toNetwork } from '../shared/client-network'
import type { SharedRedis } from '../shared/shared-redis'

const servicePath = '/reconcile'

const formType = 'application/x-www-form-urlencoded'

const notAForm = new ApiError(
  'invalid_parameter',
  `The queries must be a form, with the content type ${formType}.`,
)

/** The number of concurrent requests. Clients take turns, because each request takes as long as a page. */
const concurrency = 2

/** Allows for a batch of long names with their properties. */
const maxBodyBytes = 256 * 1024

const headers = { ...commonHeaders, 'cache-control': cacheControl.none, vary: 'Accept-Encoding' }

const optionsHeaders = {
  ...preflightHeaders,
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type',
  allow: 'GET, HEAD, POST, OPTIONS',
} as const

/** Any site may show a preview in a frame. The preview loads nothing. */
const documentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'"

/** A path of the service, with an optional part and id. Other paths must not reach the renderer through this route. */
const pathForm = /^\/reconcile(?:\/[a-z]+(?:\/[A-Za-z0-9-]*)?)?\/?$/

const toQuery = (url: string): string => url.split('?').slice(1).join('?')

/** The client's parameters. A form may have a query in its address too. */
function getForm({ url, body }: FastifyRequest): string {
  const form = typeof body === 'string' ? body : ''
  return [toQuery(url), form].filter(Boolean).join('&')
}

function sendRendered(reply: FastifyReply, { status, contentType, location, body }: Rendered) {
  const isDocument = contentType.startsWith('text/html')
  return reply
    .code(status)
    .headers({
      'content-type': contentType,
      ...(location ? { location: new URL(location, 'http://renderer.invalid').pathname } : {}),
      ...(isDocument ? { 'content-security-policy': documentPolicy } : {}),
    })
    .send(body)
}

/**
 * Returns the handler for every path of the service. It queues requests so that clients take turns, and forwards them to
 * the renderer.
 */
async function forwarder(
  app: FastifyInstance,
  sendForm: SendForm,
  shared: SharedRedis | undefined,
) {
  const limitRate = await rateLimiter(app, 'reconcile', shared)
  const turns = new RenderQueue<Rendered>({ concurrency })
  let requestNumber = 0
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await limitRate('general', request, reply.headers(headers))
    const path = request.url.split('?')[0] ?? servicePath
    if (!pathForm.test(path)) throw new ApiError('not_found', 'There is no such service')
    requestNumber += 1
    const rendered = turns.run(toNetwork(request.ip), String(requestNumber), () =>
      sendForm(path.replace(/\/$/, ''), getForm(request)),
    )
    try {
      return sendRendered(reply, await rendered)
    } catch (error) {
      const fault = { cause: String(error), path }
      app.requestLog.failed(request, fault, 'reconciliation request failed', 'warn')
      return sendApiError(unavailable(), reply)
    }
  }
}

export async function reconcileRoutes(
  app: FastifyInstance,
  sendForm: SendForm,
  shared?: SharedRedis,
): Promise<void> {
  readBodies(app, formType, maxBodyBytes)
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(error.statusCode === 415 ? notAForm : error, request, reply.headers(headers)),
  )
  const forward = await forwarder(app, sendForm, shared)
  for (const path of [servicePath, `${servicePath}/*`]) {
    app.route({ method: ['GET', 'POST'], url: path, handler: forward })
    app.options(path, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...headers, ...optionsHeaders })
        .send(),
    )
  }
}
