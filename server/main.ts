/** Starts the public server and its renderer, and stops both together. */
import type { FastifyInstance } from 'fastify'
import type { Settings } from '@/lib/env'
import { apiPrefix } from './api/target'
import { addRoutes, createApp } from './app'
import { type EmbeddedApi, makePortalKey, openEmbeddedApi } from './embedded-api'
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
import { type OpenedStore, openedStore } from './snapshots'
import { surrogateKeys } from './surrogate-keys'

export interface Running {
  address: string
  stop: () => Promise<void>
}

export interface StartOptions {
  /** Opens the store and reads its snapshot; the default does nothing else. The server closes the store. */
  openStore?: () => Promise<OpenedStore>
  /** False to serve only the API. */
  portal?: boolean
  /** Describes the fault of the API named in the settings; undefined if it works. */
  findUpstreamFault?: () => Promise<string | undefined>
}

interface Parts {
  app: FastifyInstance
  /** Not started if only the API is served. */
  renderer: RendererProcess
  loopback: LoopbackListener
  /** The key with which the renderer reads the API of this server. */
  portalKey: string
  metrics?: Metrics
  /** Undefined if the portal reads another API. */
  api?: EmbeddedApi
  /** Serves metrics and health checks; undefined if no port is configured for them. */
  operations?: FastifyInstance
  /** The Redis server in which several servers share their counts; undefined if this server counts alone. */
  shared?: SharedRedis
}

/** Opens the API that this server serves itself; undefined if the portal reads another API. */
async function openOwnApi(
  settings: Settings,
  { openStore = () => openedStore(settings.store), portal = true }: StartOptions,
  { renderer, app }: Parts,
): Promise<EmbeddedApi | undefined> {
  if (settings.API_BASE_URL) return undefined
  const api: EmbeddedApi = await openEmbeddedApi(settings, {
    opened: await openStore(),
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

/** Creates the parts that need no data. Nothing is started yet. */
async function createParts(settings: Settings): Promise<Parts> {
  const app = createApp({
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    log: { accessLog: settings.ACCESS_LOG, logAddresses: settings.LOG_ADDRESSES },
  })
  const metrics = settings.METRICS_PORT === undefined ? undefined : new Metrics()
  return {
    app,
    metrics,
    renderer: getRenderer(settings, { metrics, log: app.log }),
    loopback: await listenOnLoopback(app),
    portalKey: settings.API_KEY ?? makePortalKey(),
  }
}

/** Starts the renderer, which reads the API as soon as that is ready. */
function startRenderer(
  { renderer, loopback, portalKey }: Parts,
  settings: Settings,
): Promise<void> {
  const ownApi = { address: loopback.address + apiPrefix, key: portalKey }
  return renderer.start(rendererEnvironment(settings, ownApi), loopback.whenReady)
}

/** Opens the store, and creates the parts that need its data. */
async function openParts(parts: Parts, settings: Settings, options: StartOptions): Promise<void> {
  const { portal = true, findUpstreamFault } = options
  const { app, metrics, renderer } = parts
  const api = await openOwnApi(settings, options, parts)
  const checks = readinessChecks({
    snapshots: api?.snapshots,
    renderer: portal ? renderer : undefined,
  })
  const partial = api ? partialChecks(api) : upstreamCheck(findUpstreamFault)
  parts.api = api
  parts.operations = metrics && metricsServer(metrics.registry, checks, partial)
  parts.shared = connectSharedRedis(settings, app.log)
}

function observeParts({ metrics, api, shared }: Parts, { API_BUDGET }: Settings): void {
  if (shared) metrics?.observeSharedState(shared)
  if (api) {
    metrics?.observeStore(api.snapshots)
    metrics?.observeParts(partialChecks(api))
  } else if (API_BUDGET) metrics?.upstream.setBudget(API_BUDGET)
}

const addConfiguredRoutes = (
  { app, api, metrics, renderer, shared, portalKey }: Parts,
  settings: Settings,
  { portal = true }: StartOptions,
): Promise<void> =>
  addRoutes(app, {
    siteUrl: settings.SITE_URL,
    api: api && { ...api, portalKey },
    selfServiceKeys: settings.SELF_SERVICE_KEYS,
    corrections: { corrections: settings.CORRECTIONS, repository: settings.REPO_URL },
    contact: settings,
    pages: portal ? rendererPages(settings, renderer) : undefined,
    metrics,
    surrogateKeys: settings.SURROGATE_KEYS && surrogateKeys(settings.SURROGATE_KEYS),
    shared,
  })

/** Starts slow work before the first request that needs it. */
function prepareData({ snapshots, issuer }: EmbeddedApi): void {
  snapshots.prepare()
  // A site with data of its own creates its signing key on the first start.
  if (isOwnData(snapshots.current)) issuer?.keys()
}

async function stopParts(parts: Parts): Promise<void> {
  const { app, renderer, loopback, api, operations, shared } = parts
  api?.downloads.close()
  // The renderer is stopped only after the server: requests in progress may need it.
  await app.close()
  await renderer.stop()
  loopback.close()
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
  const parts = await createParts(settings)
  const { app, renderer } = parts
  const stop = () => stopParts(parts)
  try {
    // Its start takes about as long as reading the store.
    if (portal) await startRenderer(parts, settings)
    await openParts(parts, settings, options)
    const { api, operations, shared } = parts
    observeParts(parts, settings)
    await addConfiguredRoutes(parts, settings, options)
    await shared?.connect()
    await app.ready()
    await listenForMetrics(operations, settings)
    // A visitor who requests a page before the renderer is ready waits for it and gets no error.
    await Promise.all([portal && renderer.whenReady(), listen(app, settings)])
    // Visitors come first: the search is built and download files are generated while pages are already being served.
    if (api) prepareData(api)
    if (portal) api?.downloads.prepare()
  } catch (error) {
    await stop()
    throw error
  }
  return { address: ownAddress(settings), stop }
}
