/** Builds the public server: the API and, in front of the renderer, the page cache. Starts nothing. */
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import type { KeyStore } from '@/lib/facts/store/keys'
import { sendError } from './api/errors'
import { apiPrefix, apiRoutes } from './api/routes'
import { assetRoutes } from './assets'
import { logoRoutes } from './logos'
import { tileImages } from './pages/content-security-policy'
import { NOT_FOUND_PATH } from './pages/page-address'
import { PageCache } from './pages/page-cache'
import type { Render } from './pages/renderer'
import { pageRoutes } from './pages/routes'
import type { Snapshots } from './snapshots'

export interface AppOptions {
  siteUrl: string
  logLevel: string
  trustProxy?: string[]
  /** The embedded API; left out where the portal uses another one. */
  api?: { snapshots: Snapshots; keys: KeyStore; portalKey?: string }
  /** The portal: its renderer, and the folder of its build; left out where only the API is served. */
  pages?: { render: Render; build: string; tileUrl?: string }
}

/** What a client that does not speak HTTP properly gets, over the bare socket. */
function rawError(error: NodeJS.ErrnoException): string {
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const [status, reason] = tooLarge
    ? [431, 'Request Header Fields Too Large']
    : [400, 'Bad Request']
  const code = 'invalid_parameter'
  const message = tooLarge ? 'The request header is too large.' : 'The request is not valid HTTP.'
  const body = JSON.stringify({ error: { code, message } })
  return [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** A path that cannot be decoded is the address of no page. The API tells its callers what is wrong with it. */
function decodableTarget(target: string): string {
  if (!target.includes('%') || target.startsWith(apiPrefix)) return target
  try {
    decodeURIComponent(target.split('?')[0] ?? '')
    return target
  } catch {
    return NOT_FOUND_PATH
  }
}

function makeServer({ logLevel, trustProxy }: AppOptions): FastifyInstance {
  return Fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers["x-api-key"]'],
    },
    trustProxy: trustProxy ?? false,
    // One logger for all: nothing is logged for each request, so none needs a child of its own.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // The API reads nothing but addresses and headers.
    bodyLimit: 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => decodableTarget(url),
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) =>
      sendError(new ApiError('invalid_parameter', error.message), request, reply),
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.write(rawError(error))
      socket.destroy(error)
    },
  })
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = makeServer(options)
  const { api, pages, siteUrl } = options
  // Nothing here reads a body: one that comes along is left where it is.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  if (api) {
    await app.register(async (scope) => apiRoutes(scope, { ...api, siteUrl }), {
      prefix: apiPrefix,
    })
  }
  logoRoutes(app)
  if (pages) {
    await assetRoutes(app, pages)
    const onError = (error: unknown, target: string) =>
      app.log.warn({ cause: String(error), target }, 'no page')
    const { render, tileUrl } = pages
    const imagesOf = tileImages(tileUrl)
    pageRoutes(app, { cache: new PageCache({ render, imagesOf, onError }) })
  }
  return app
}
