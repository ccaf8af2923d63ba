/** Starts the public server and its renderer, and stops both together. */
import type { Settings } from '@/lib/env'
import { apiPrefix } from './api/target'
import { createApp } from './app'
import { listen, listenForMetrics, listenOnLoopback, ownAddress } from './listen'
import type { Metrics } from './metrics/metrics'
import { getRenderer, makePortalKey, rendererEnvironment } from './own-renderer'
import type { Parts, StartOptions } from './parts'

export interface Running {
  address: string
  stop: () => Promise<void>
}

async function makeMetrics({ METRICS_PORT }: Settings): Promise<Metrics | undefined> {
  if (METRICS_PORT === undefined) return undefined
  const { Metrics } = await import('./metrics/metrics')
  return new Metrics()
}

/** Creates the parts that need no data. Nothing is started yet. */
async function createParts(settings: Settings): Promise<Parts> {
  const app = createApp({
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    log: { accessLog: settings.ACCESS_LOG, logAddresses: settings.LOG_ADDRESSES },
  })
  const metrics = await makeMetrics(settings)
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
  let stopping: Promise<void> | undefined
  // A second signal must not close anything twice.
  const stop = () => {
    stopping ??= stopParts(parts)
    return stopping
  }
  try {
    if (portal) await startRenderer(parts, settings)
    // While the renderer starts, the modules of the other parts are loaded, and the store is read.
    const { openParts, prepareParts } = await import('./parts')
    await openParts(parts, settings, options)
    await app.ready()
    await listenForMetrics(parts.operations, settings)
    // A visitor who requests a page before the renderer is ready waits for it and gets no error.
    await Promise.all([portal && renderer.whenReady(), listen(app, settings)])
    // Visitors come first: the search is built and download files are generated while pages are already being served.
    prepareParts(parts)
  } catch (error) {
    await stop()
    throw error
  }
  return { address: ownAddress(settings), stop }
}
