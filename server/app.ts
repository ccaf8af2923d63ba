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
import type { ApiKeys } from '@/lib/store/keys'
import { sendApiError, sendError } from './api/errors'
import { rateLimiter } from './api/rate-limit'
import { apiRoutes } from './api/routes'
import { apiPrefix, apiTarget, isApiTarget } from './api/target'
import { answerClientError, answerConnect } from './client-error'
import { type CorrectionsOptions, correctionRoutes } from './corrections/routes'
import type { CurrentDownloads } from './downloads/current-downloads'
import { downloadRoutes } from './downloads/routes'
import { connectionsCheckingInterval, type DrainTimes, makeDrain } from './drain'
import { FinishedResponses } from './finished-responses'
import { keyRoutes } from './keys/routes'
import { requestIdHeader, requestIds } from './logging/request-id'
import { RequestLog, type RequestLogOptions } from './logging/request-log'
import { logoRoutes } from './logos'
import { mcpRoutes } from './mcp/routes'
import type { Metrics } from './metrics/metrics'
import { openFileHeaders } from './pages/headers'
import { getRecords } from './pages/known-pages'
import { missingPagePath } from './pages/page-address'
import { type PagesOptions, servePages } from './pages/serving'
import { typefaceRoutes } from './pages/typefaces'
import type { Issuer } from './proof/issuer'
import { proofRoutes } from './proof/routes'
import { reconcileRoutes } from './reconcile/routes'
import { type SecurityContact, securityTextRoute } from './security-text'
import type { SharedRedis } from './shared/shared-redis'
import type { Snapshots } from './snapshots'
import type { SurrogateKeys } from './surrogate-keys'

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

export interface RouteOptions {
  siteUrl: string
  /** The embedded API; omitted if the portal reads another API. */
  api?: {
    snapshots: Snapshots
    keys: ApiKeys
    portalKey?: string
    downloads?: CurrentDownloads
    /** Signs published documents; omitted if the site's address cannot serve as an identifier. */
    issuer?: Issuer
  }
  /** Visitors can create API keys. Has no effect without the embedded API. */
  selfServiceKeys?: boolean
  /** Where corrections from visitors are sent; omitted if none are accepted. */
  corrections?: Omit<CorrectionsOptions, 'siteUrl' | 'shared' | 'records'>
  /** The contact for questions about the data and reports of vulnerabilities. */
  contact?: SecurityContact
  /** The portal; omitted if only the API is served. */
  pages?: PagesOptions
  metrics?: Metrics
  /** Surrogate keys for a CDN; omitted if there is none. */
  surrogateKeys?: SurrogateKeys
  /** The Redis server in which several servers share their counts; omitted if this server counts alone. */
  shared?: SharedRedis
}

/** Maps a page path that cannot be decoded to the 404 page. Targets of the API follow rules of their own. */
function readTarget(target: string): string {
  if (isApiTarget(target)) return apiTarget(target)
  if (!target.includes('%')) return target
  try {
    decodeURIComponent(target.split('?')[0] ?? '')
    return target
  } catch {
    return missingPagePath
  }
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
  app.server.on('connect', answerConnect)
  app.decorate('finished', finished)
  app.addHook('preClose', async () => finished.stop())
  return app
}

/** The API and the MCP server share one rate limit, so a client cannot gain requests by using both. */
async function dataServing(
  app: FastifyInstance,
  options: NonNullable<RouteOptions['api']> &
    Pick<RouteOptions, 'siteUrl' | 'shared' | 'surrogateKeys'> & { email?: string },
): Promise<void> {
  const limitRate = await rateLimiter(app, { name: 'api', shared: options.shared })
  const limited = { ...options, limitRate }
  await app.register((scope) => apiRoutes(scope, limited), { prefix: apiPrefix })
  await app.register((scope) => mcpRoutes(scope, limited))
  // The address at which tools first look for a description.
  app.get('/openapi.json', (_request, reply) =>
    reply
      .headers({ ...openFileHeaders, 'cache-control': 'public, max-age=3600' })
      .redirect(`${apiPrefix}/openapi.json`, 308),
  )
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

/** Adds everything that the server answers. */
export async function addRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { api, corrections, metrics, pages, shared, siteUrl, surrogateKeys } = options
  metrics?.observeRequests(app)
  app.finished.configure({
    source: api && (() => api.snapshots.current),
    portalKey: api?.portalKey,
    onSent: metrics && ((response) => metrics.countFinished(response)),
  })
  if (api) {
    const email = options.contact?.OPERATOR_EMAIL
    const data = { ...api, siteUrl, shared, surrogateKeys, email }
    await app.register((scope) => dataServing(scope, data))
  }
  if (corrections) {
    const records = api && getRecords(api.snapshots)
    const accepted = { ...corrections, siteUrl, shared, records }
    await app.register((scope) => correctionRoutes(scope, accepted))
  }
  await app.register((scope) =>
    keyRoutes(scope, { siteUrl, shared, keys: options.selfServiceKeys ? api?.keys : undefined }),
  )
  if (api?.downloads) downloadRoutes(app, api.downloads)
  if (api?.issuer) proofRoutes(app, { ...api, issuer: api.issuer, siteUrl })
  if (options.contact) securityTextRoute(app, options.contact)
  logoRoutes(app)
  typefaceRoutes(app)
  const sendForm = pages?.sendForm
  if (sendForm) await app.register((scope) => reconcileRoutes(scope, sendForm, shared))
  if (pages) {
    const sources = { snapshots: api?.snapshots, metrics, surrogateKeys }
    await servePages(app, pages, sources)
  }
}

export type AppOptions = ServerOptions & RouteOptions

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createApp(options)
  await addRoutes(app, options)
  return app
}
