/** The routes of the server: the API, the pages, files such as downloads, and services such as the MCP server. */
import type { FastifyInstance } from 'fastify'
import type { ApiKeys } from '@/lib/store/keys'
import { rateLimiter } from './api/rate-limit'
import { apiRoutes } from './api/routes'
import { apiPrefix } from './api/target'
import { createApp, type ServerOptions } from './app'
import { type CorrectionsOptions, correctionRoutes } from './corrections/routes'
import type { CurrentDownloads } from './downloads/current-downloads'
import { downloadRoutes } from './downloads/routes'
import { keyRoutes } from './keys/routes'
import { logoRoutes } from './logos'
import { mcpRoutes } from './mcp/routes'
import type { Metrics } from './metrics/metrics'
import { openFileHeaders } from './pages/headers'
import { getRecords } from './pages/known-pages'
import { type PagesOptions, servePages } from './pages/serving'
import { typefaceRoutes } from './pages/typefaces'
import type { Issuer } from './proof/issuer'
import { proofRoutes } from './proof/routes'
import { reconcileRoutes } from './reconcile/routes'
import { type SecurityContact, securityTextRoute } from './security-text'
import type { SharedRedis } from './shared/shared-redis'
import type { Snapshots } from './snapshots'
import type { SurrogateKeys } from './surrogate-keys'

interface RouteOptions {
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

/** The API and the MCP server share one rate limit, so a client cannot gain requests by using both. */
async function dataServing(
  app: FastifyInstance,
  options: NonNullable<RouteOptions['api']> &
    Pick<RouteOptions, 'siteUrl' | 'shared' | 'surrogateKeys'> & { email?: string },
): Promise<void> {
  const limitRate = await rateLimiter(app, 'api', options.shared)
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

/** Adds all routes. */
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
  if (api?.issuer) proofRoutes(app, { ...api, issuer: api.issuer, siteUrl, surrogateKeys })
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
