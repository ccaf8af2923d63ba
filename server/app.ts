/** Builds the public server: the API, and the page cache in front of the renderer. It does not listen yet. */
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import type { KeyStore } from '@/lib/facts/store/keys'
import { sendError } from './api/errors'
import { apiRoutes } from './api/routes'
import { apiPrefix, apiTarget, isApiTarget } from './api/target'
import { assetRoutes } from './assets'
import { answerClientError } from './client-error'
import { type CorrectionsOptions, correctionRoutes } from './corrections/routes'
import type { CurrentDownloads } from './downloads/current-downloads'
import { downloadRoutes } from './downloads/routes'
import { connectionsCheckingInterval, type DrainTimes, drainOf } from './drain'
import { keyRoutes } from './keys/routes'
import { logoRoutes } from './logos'
import type { Metrics } from './metrics/metrics'
import { tileImages } from './pages/content-security-policy'
import { failureLog } from './pages/failure-log'
import { knownPages } from './pages/known-pages'
import { NOT_FOUND_PATH } from './pages/page-address'
import { PageCache } from './pages/page-cache'
import type { Render, SendForm } from './pages/renderer'
import { pageRoutes } from './pages/routes'
import { reconcileRoutes } from './reconcile/routes'
import { recordsOf } from './record-keys'
import type { Snapshots } from './snapshots'

export interface AppOptions {
  siteUrl: string
  logLevel: string
  trustProxy?: string[]
  /** How long connections are given when the server stops. */
  drain?: Partial<DrainTimes>
  /** The embedded API; left out if the portal uses another one. */
  api?: {
    snapshots: Snapshots
    keys: KeyStore
    portalKey?: string
    downloads?: CurrentDownloads
  }
  /** Visitors can make API keys, if the API is embedded. */
  selfServiceKeys?: boolean
  /** Where corrections of visitors arrive; left out if none are taken. */
  corrections?: Omit<CorrectionsOptions, 'siteUrl'>
  /** The portal: its renderer, and the folder of its build; left out if only the API is served. */
  pages?: { render: Render; sendForm?: SendForm; build: string; tileUrl?: string }
  metrics?: Metrics
}

/** A path that cannot be decoded is the 404 of the pages. The API reads targets in its own way. */
function readTarget(target: string): string {
  if (isApiTarget(target)) return apiTarget(target)
  if (!target.includes('%')) return target
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
    // Requests are not logged, so that a child logger for each would be wasted work.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // No route reads a body but that of corrections, which has a limit of its own.
    bodyLimit: 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { connectionsCheckingInterval },
    // What still comes in while the server stops is answered, by a response that closes its connection.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readTarget(url),
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) =>
      sendError(new ApiError('invalid_parameter', error.message), request, reply),
    clientErrorHandler: answerClientError,
  })
}

async function pageServing(
  app: FastifyInstance,
  { api, metrics }: AppOptions,
  pages: NonNullable<AppOptions['pages']>,
): Promise<void> {
  await assetRoutes(app, pages)
  const { tileUrl, build } = pages
  const cache = new PageCache({
    render: metrics ? metrics.timed(pages.render) : pages.render,
    imagesOf: tileImages(tileUrl),
    onError: failureLog((summary) => app.log.warn(summary, 'no page')),
    onLookup: metrics && ((state) => metrics.countLookup(state)),
  })
  metrics?.observeRenders(() => cache.renders)
  pageRoutes(app, { cache, knownPages: knownPages(build, api && recordsOf(api.snapshots)) })
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = makeServer(options)
  const { api, corrections, metrics, pages, siteUrl } = options
  app.addHook('preClose', drainOf(app.server, options.drain))
  metrics?.observeRequests(app)
  // No other route reads a body: whatever type it has, it is ignored rather than answered with 415.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  if (api) {
    await app.register(async (scope) => apiRoutes(scope, { ...api, siteUrl }), {
      prefix: apiPrefix,
    })
  }
  if (corrections) {
    await app.register((scope) => correctionRoutes(scope, { ...corrections, siteUrl }))
  }
  await app.register((scope) =>
    keyRoutes(scope, { siteUrl, keys: options.selfServiceKeys ? api?.keys : undefined }),
  )
  if (api?.downloads) downloadRoutes(app, api.downloads)
  logoRoutes(app)
  const sendForm = pages?.sendForm
  if (sendForm) await app.register((scope) => reconcileRoutes(scope, sendForm))
  if (pages) await pageServing(app, options, pages)
  return app
}
