/** Starts the public server and its renderer, and stops both together. */
import type { FastifyInstance } from 'fastify'
import type { Settings } from '@/lib/env'
import { apiPrefix } from './api/target'
import { addRoutes, createApp } from './app'
import { type EmbeddedApi, openEmbeddedApi } from './embedded-api'
import {
  type LoopbackListener,
  listen,
  listenForMetrics,
  listenOnLoopback,
  ownAddress,
} from './listen'
import { Metrics } from './metrics/metrics'
import {
  metricsServer,
  partialChecks,
  readinessChecks,
  upstreamCheck,
} from './metrics/metrics-server'
import { getRenderer, rendererEnvironment, rendererPages } from './own-renderer'
import type { RendererProcess } from './renderer-process'
import { isOwnData } from './served'
import { connectSharedRedis, type SharedRedis } from './shared/shared-redis'
import type { OpenedStore } from './snapshots'
import { surrogateKeys } from './surrogate-keys'

export interface Running {
  address: string
  stop: () => Promise<void>
}

export interface StartOptions {
  /** The store and its snapshot if they have been read already; omitted, they are read. The server closes the store. */
  opened?: OpenedStore
  /** False to serve only the API. */
  portal?: boolean
  /** Describes the fault of the API named in the settings; undefined if it works. */
  findUpstreamFault?: () => Promise<string | undefined>
}

interface Parts {
  app: FastifyInstance
  /** Not started if only the API is served. */
  renderer: RendererProcess
  /** Undefined if the portal reads another API. */
  api?: EmbeddedApi
  metrics?: Metrics
  /** Serves metrics and health checks; undefined if no port is configured for them. */
  operations?: FastifyInstance
  /** The Redis server in which several servers share their counts; undefined if this server counts alone. */
  shared?: SharedRedis
}

/** Opens the API that this server serves itself; undefined if the portal reads another API. */
async function openOwnApi(
  settings: Settings,
  { opened, portal = true }: StartOptions,
  { renderer, app }: Pick<Parts, 'renderer' | 'app'>,
): Promise<EmbeddedApi | undefined> {
  if (settings.API_BASE_URL) return undefined
  const api: EmbeddedApi = await openEmbeddedApi(settings, {
    opened,
    makesDownloads: portal,
    onChange: () => {
      if (!portal) return
      void renderer.readNewData()
      api.downloads.prepare()
    },
    log: app.log,
  })
  return api
}

/** Opens the store and creates the parts. Nothing is served or started yet. */
async function createParts(settings: Settings, options: StartOptions): Promise<Parts> {
  const { portal = true, findUpstreamFault } = options
  const app = createApp({
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    log: { accessLog: settings.ACCESS_LOG, logAddresses: settings.LOG_ADDRESSES },
  })
  const { log } = app
  const metrics = settings.METRICS_PORT === undefined ? undefined : new Metrics()
  const renderer = getRenderer(settings, { metrics, log })
  const api = await openOwnApi(settings, options, { renderer, app })
  const shared = connectSharedRedis(settings, log)
  const checks = readinessChecks({
    snapshots: api?.snapshots,
    renderer: portal ? renderer : undefined,
  })
  const partial = api ? partialChecks(api) : upstreamCheck(findUpstreamFault)
  const operations = metrics && metricsServer(metrics.registry, checks, partial)
  return { app, renderer, api, metrics, operations, shared }
}

function observeParts({ metrics, api, shared }: Parts, { API_BUDGET }: Settings): void {
  if (shared) metrics?.observeSharedState(shared)
  if (api) {
    metrics?.observeStore(api.snapshots)
    metrics?.observeParts(partialChecks(api))
  } else if (API_BUDGET) metrics?.upstream.setBudget(API_BUDGET)
}

const addConfiguredRoutes = (
  { app, api, metrics, renderer, shared }: Parts,
  settings: Settings,
  { portal = true }: StartOptions,
): Promise<void> =>
  addRoutes(app, {
    siteUrl: settings.SITE_URL,
    api,
    selfServiceKeys: settings.SELF_SERVICE_KEYS,
    corrections: { corrections: settings.CORRECTIONS, repository: settings.REPO_URL },
    contact: settings,
    pages: portal ? rendererPages(settings, renderer) : undefined,
    metrics,
    surrogateKeys: settings.SURROGATE_KEYS && surrogateKeys(settings.SURROGATE_KEYS),
    shared,
  })

/** Starts slow work before the first request. */
function prepareData({ snapshots, issuer }: EmbeddedApi): void {
  snapshots.prepare()
  // A site with data of its own creates its signing key on the first start.
  if (isOwnData(snapshots.current)) issuer?.keys()
}

async function stopParts(
  { app, renderer, api, operations, shared }: Parts,
  loopback: LoopbackListener | undefined,
): Promise<void> {
  api?.downloads.close()
  // The renderer is stopped only after the server: requests in progress may need it.
  await app.close()
  await renderer.stop()
  loopback?.close()
  await operations?.close()
  await api?.snapshots.close()
  shared?.close()
  await api?.keys.close()
}

/**
 * Starts the server as configured. Rejects if it cannot start, after stopping everything that was
 * started.
 */
export async function start(settings: Settings, options: StartOptions = {}): Promise<Running> {
  const { portal = true } = options
  const parts = await createParts(settings, options)
  const { app, api, renderer, shared } = parts
  let loopback: LoopbackListener | undefined
  const stop = () => stopParts(parts, loopback)
  try {
    observeParts(parts, settings)
    await addConfiguredRoutes(parts, settings, options)
    await shared?.connect()
    loopback = await listenOnLoopback(app)
    if (api) prepareData(api)
    await listenForMetrics(parts.operations, settings)
    // A visitor who requests a page before the renderer is ready waits for it and gets no error.
    const embedded = api && { address: loopback.address + apiPrefix, key: api.portalKey }
    const environment = rendererEnvironment(settings, embedded)
    await Promise.all([portal && renderer.start(environment), listen(app, settings)])
    // Visitors come first: the download files are generated while pages are already being served.
    if (portal) api?.downloads.prepare()
  } catch (error) {
    await stop()
    throw error
  }
  return { address: ownAddress(settings), stop }
}
