/** The parts of a server that need its data: the API, its routes, and the checks for operators. */
import type { FastifyInstance } from 'fastify'
import type { Settings } from '@/lib/env'
import { type EmbeddedApi, openEmbeddedApi } from './embedded-api'
import type { LoopbackListener } from './listen'
import type { Metrics } from './metrics/metrics'
import {
  metricsServer,
  partialChecks,
  readinessChecks,
  upstreamCheck,
} from './metrics/metrics-server'
import { rendererPages } from './own-renderer'
import type { RendererProcess } from './renderer-process'
import { addRoutes } from './routes'
import { isOwnData } from './served'
import { connectSharedRedis, type SharedRedis } from './shared/shared-redis'
import { type OpenedStore, openedStore } from './snapshots'
import { surrogateKeys } from './surrogate-keys'

export interface StartOptions {
  /** Opens the store and reads its snapshot; the default does nothing else. The server closes the store. */
  openStore?: () => Promise<OpenedStore>
  /** False to serve only the API. */
  portal?: boolean
  /** Describes the fault of the API named in the settings; undefined if it works. */
  findUpstreamFault?: () => Promise<string | undefined>
}

export interface Parts {
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
      void renderer.readNewData()
      api.downloads.prepare()
    },
    log: app.log,
  })
  return api
}

/** Opens the store, creates the parts that need its data, and adds the routes. */
export async function openParts(
  parts: Parts,
  settings: Settings,
  options: StartOptions,
): Promise<void> {
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
  observeParts(parts, settings)
  await addConfiguredRoutes(parts, settings, options)
  await parts.shared?.connect()
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
export function prepareParts({ api }: Parts): void {
  if (!api) return
  const { snapshots, issuer, downloads, purgeReplaced } = api
  snapshots.prepare()
  // A site with data of its own creates its signing key on the first start.
  if (isOwnData(snapshots.current)) issuer?.keys()
  downloads.prepare()
  purgeReplaced()
}
