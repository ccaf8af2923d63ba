/** The public server: the API, and the page cache in front of the renderer. The caller makes it listen. */
import { createServer } from 'node:http'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import { sendApiError, sendError } from './api/errors'
import { apiTarget, isApiTarget, isDecodable } from './api/target'
import { answerClientError, answerConnect } from './client-error'
import { connectionsCheckingInterval, type DrainTimes, makeDrain } from './drain'
import { FinishedResponses } from './finished-responses'
import { requestIdHeader, requestIds } from './logging/request-id'
import { RequestLog, type RequestLogOptions } from './logging/request-log'
import { missingPagePath } from './pages/missing-page'

declare module 'fastify' {
  interface FastifyInstance {
    finished: FinishedResponses
  }
}

export interface ServerOptions {
  logLevel: string
  trustProxy?: string[]
  log?: RequestLogOptions
  /** How long open connections may take to finish when the server stops. */
  drain?: Partial<DrainTimes>
}

/** Maps a page path that cannot be decoded to the 404 page. Targets of the API follow rules of their own. */
function readTarget(target: string): string {
  if (isApiTarget(target)) return apiTarget(target)
  return isDecodable(target.split('?', 1).join()) ? target : missingPagePath
}

function logRequests(app: FastifyInstance, options: RequestLogOptions | undefined): void {
  const requestLog = new RequestLog(app.log, options)
  app.decorate('requestLog', requestLog)
  requestLog.observe(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
}

/** How long a request may take to arrive, with its body. */
const requestTimeoutMs = 30_000

/**
 * After this time, Node.js checks whether anything was sent or received on a connection. If the client reads nothing, it
 * closes the connection at the second check: the first only records how much is left to send.
 */
const inactivityTimeoutMs = 60_000

/** Responses in memory need none of the routes, so the server looks for them first. */
function makeServer({ logLevel, trustProxy, log }: ServerOptions): FastifyInstance {
  const genReqId = requestIds(trustProxy)
  const finished = new FinishedResponses(genReqId)
  const http = {
    connectionsCheckingInterval,
    requestTimeout: requestTimeoutMs,
    // Node.js swaps the two timeouts if that of the headers is longer than that of the full request.
    headersTimeout: requestTimeoutMs,
    keepAliveTimeout: 72_000,
    // Node.js would answer a request without a host by itself, with an empty body.
    requireHostHeader: false,
  }
  const app = Fastify({
    // Only the routes log requests.
    serverFactory: (handler) =>
      createServer(http, log?.accessLog ? handler : finished.before(handler)),
    logger: {
      level: logLevel,
      redact: ['req.headers["x-api-key"]'],
    },
    trustProxy: trustProxy ?? false,
    genReqId,
    // Log lines already include the request id, so a child logger for each request would be wasted work.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only the routes for corrections and the MCP server read a body, and they have limits of their own.
    bodyLimit: 1024,
    // Requests that arrive while the server is stopping are still answered, and the response closes the connection.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readTarget(url),
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) =>
      sendError(new ApiError('invalid_parameter', error.message), request, reply),
    clientErrorHandler: answerClientError,
  })
  app.server.timeout = inactivityTimeoutMs
  app.server.on('connect', answerConnect)
  app.decorate('finished', finished)
  app.addHook('preClose', async () => finished.stop())
  return app
}

/** HTTP/1.1 requires the header (RFC 9112, 3.2). */
function requireHost({ raw }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (raw.headers.host === undefined && raw.httpVersion !== '1.0') {
    reply.header('connection', 'close')
    sendApiError(new ApiError('invalid_parameter', 'The request has no Host header.'), reply)
  } else done()
}

/** Creates the server, without any route. */
export function createApp(options: ServerOptions): FastifyInstance {
  const app = makeServer(options)
  app.addHook('preClose', makeDrain(app.server, options.drain))
  logRequests(app, options.log)
  app.addHook('onRequest', requireHost)
  // Routes that read a body opt in. The others ignore a body of any type instead of responding
  // with 415.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  return app
}
