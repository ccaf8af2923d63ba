/** Starts the public server and its renderer, and stops both together. */
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '@/lib/env'
import { KeyStore } from '@/lib/facts/store/keys'
import { openForServing } from '@/lib/facts/store/location'
import type { OpenedStore } from '@/lib/facts/store/store'
import { health } from './api/health'
import { apiPrefix } from './api/target'
import { buildApp } from './app'
import { CurrentDownloads } from './downloads/current-downloads'
import { downloadsFolder } from './downloads/folder'
import { keyFile } from './key-file'
import { listen, listenForMetrics, listenOnLoopback } from './listen'
import { Metrics } from './metrics/metrics'
import { type Checks, metricsServer } from './metrics/metrics-server'
import { rendererOf } from './own-renderer'
import { pageContext, sharedPageContext } from './pages/context'
import { formsTo, rendererAt } from './pages/renderer'
import type { PagesOptions } from './pages/serving'
import { portalKeyIn } from './portal-key'
import { didKeyFile } from './proof/did-keys'
import { Issuer } from './proof/issuer'
import { isOwnData } from './proof/own-data'
import type { RendererProcess } from './renderer-process'
import { KeyExchange } from './shared/key-exchange'
import { sharedStateOf } from './shared/shared-state-of'
import { type SnapshotEvent, Snapshots } from './snapshots'

export interface Running {
  /** The server's address for processes on this machine. */
  address: string
  stop: () => Promise<void>
  /** The checks that must pass for visitors to be served. */
  checks: Checks
  metrics?: Metrics
}

/** The address at which processes on this machine reach the server. */
function ownAddress({ HOST, PORT }: Settings): string {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '[::1]' : HOST
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${PORT}`
}

/** Returns the server's log, which is created after the objects that write to it. */
type Log = () => FastifyBaseLogger

function embeddedApi(settings: Settings, log: Log) {
  const portalKey = settings.API_KEY ?? portalKeyIn(path.dirname(settings.storePath))
  const keys = KeyStore.forServer(keyFile(settings))
  const file = didKeyFile(settings)
  const issuer = Issuer.of({
    siteUrl: settings.SITE_URL,
    keyFile: file,
    onFault: (err) => log().error({ err }, 'nothing can be signed: there is no key'),
    onExposed: () => log().warn(`others can read the keys of this site: chmod 600 ${file}`),
  })
  return { keys, portalKey, issuer }
}

export interface StartOptions {
  /** The store if it is open already, and so checked for damage; omitted, it is opened. The server closes it. */
  opened?: OpenedStore
  /** False to serve only the API. */
  portal?: boolean
  /** Describes the fault of the API named in the settings; undefined if it works. */
  upstreamFault?: () => Promise<string | undefined>
  /** True for one of several servers on this machine. The process that forked them serves metrics and health checks. */
  isForked?: boolean
  /** False for all but one of them: that one does the work that need be done only once. */
  isFirst?: boolean
}

/** The checks that must pass for visitors to be served. */
function readinessChecks(
  snapshots: Snapshots | undefined,
  renderer: RendererProcess | undefined,
  upstreamFault: StartOptions['upstreamFault'],
): Checks {
  const storeFault = async (served: Snapshots) =>
    (await health(served)).status === 'unhealthy' ? 'does not answer' : undefined
  return {
    ...(snapshots && { store: () => storeFault(snapshots) }),
    ...(renderer && { renderer: async () => (renderer.isReady ? undefined : 'does not answer') }),
    ...(!snapshots && upstreamFault && { upstream: upstreamFault }),
  }
}

const downloadsOf = (
  settings: Settings,
  snapshots: Snapshots,
  { isFirst = true, log }: { isFirst?: boolean; log: Log },
): CurrentDownloads =>
  new CurrentDownloads({
    isMadeElsewhere: !isFirst,
    snapshots,
    root: downloadsFolder(settings),
    siteUrl: settings.SITE_URL,
    onEvent: (event) =>
      'made' in event
        ? log().info(event, 'the downloads were made')
        : log().error(event, 'the downloads could not be made; there are none'),
  })

const build = '.next'

const pagesOf = (
  settings: Settings,
  origin: () => Promise<string>,
  isFirst: boolean,
): PagesOptions => ({
  render: rendererAt(origin),
  sendForm: formsTo(origin),
  build,
  tileUrl: settings.TILE_URL?.url,
  kept: settings.PAGE_CACHE
    ? { file: settings.PAGE_CACHE, context: pageContext(build, settings) }
    : undefined,
  sharedContext: sharedPageContext(build, settings),
  warming: isFirst ? settings.PAGE_WARMING : undefined,
})

function logStoreEvent(log: FastifyBaseLogger, event: SnapshotEvent): void {
  if ('hash' in event) log.info(event, 'the store was replaced')
  else if ('error' in event) {
    log.error({ err: event.error }, 'the new store is refused; the old one stays')
  } else if ('unreachable' in event) {
    log.error({ err: event.unreachable }, 'the store cannot be reached; what is kept is served')
  } else if ('reachable' in event) log.info('the store can be reached again')
  else log.error({ err: event.searchError }, 'only exact names are found: there is no index')
}

/** Starts the server as configured. Rejects if it cannot start, after stopping whatever was started. */
export async function start(settings: Settings, options: StartOptions = {}): Promise<Running> {
  const { opened, portal = true, upstreamFault, isForked = false, isFirst = true } = options
  const log: Log = () => app.log
  const embedded = settings.API_BASE_URL ? undefined : embeddedApi(settings, log)
  // The store may be replaced before the server, which logs the change, has been created.
  let onStoreEvent: (event: SnapshotEvent) => void = () => {}
  let prepareRenderer: RendererProcess['prepareSuccessor'] = async () => () => {}
  const snapshots =
    embedded &&
    new Snapshots(opened ?? (await openForServing(settings.store)), {
      beside: settings.storePath,
      onChange: (event) => onStoreEvent(event),
      prepareChange: () => prepareRenderer(),
    })
  const downloads = snapshots && downloadsOf(settings, snapshots, { isFirst, log })
  const metrics = settings.METRICS_PORT === undefined ? undefined : new Metrics()
  const shared = sharedStateOf(settings, log)
  if (shared) metrics?.observeSharedState(shared)
  if (snapshots) metrics?.observeStore(snapshots)
  else if (settings.API_BUDGET) metrics?.upstream.setBudget(settings.API_BUDGET)
  const app = await buildApp({
    metrics,
    siteUrl: settings.SITE_URL,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    log: { accessLog: settings.ACCESS_LOG, logAddresses: settings.LOG_ADDRESSES },
    api: embedded && snapshots && { ...embedded, snapshots, downloads },
    selfServiceKeys: settings.SELF_SERVICE_KEYS,
    corrections: { corrections: settings.CORRECTIONS, repository: settings.REPO_URL },
    pages: portal ? pagesOf(settings, () => renderer.origin(), isFirst) : undefined,
    shared,
  })
  onStoreEvent = (event) => {
    logStoreEvent(app.log, event)
    if (portal && 'hash' in event) void downloads?.prepare()
  }
  await shared?.connect()
  const onFault = (fault: string, err: unknown) => app.log.error({ err }, fault)
  const exchange = shared && embedded && new KeyExchange({ shared, keys: embedded.keys, onFault })
  const inside = await listenOnLoopback(app)
  const api = {
    address: settings.API_BASE_URL ?? inside.address + apiPrefix,
    key: embedded?.portalKey ?? settings.API_KEY ?? '',
    isEmbedded: embedded !== undefined,
  }
  const renderer = rendererOf(settings, api, { metrics, log })
  const checks = readinessChecks(snapshots, portal ? renderer : undefined, upstreamFault)
  const operations = isForked ? undefined : metrics && metricsServer(metrics.registry, checks)
  const stop = async () => {
    downloads?.close()
    // The renderer is stopped only after the server: requests in progress may need it.
    await app.close()
    await renderer.stop()
    inside.close()
    await operations?.close()
    await snapshots?.close()
    await exchange?.close()
    shared?.close()
    embedded?.keys.close()
  }
  snapshots?.prepare()
  // A site with data of its own creates its signing key on the first start.
  if (isFirst && snapshots && isOwnData(snapshots.current)) await embedded?.issuer?.keys()
  try {
    await listenForMetrics(operations, settings)
    // Kept pages are available at once. A visitor who requests another page waits for the renderer and gets no error.
    await Promise.all([portal && renderer.start(), listen(app, settings)])
    if (portal) prepareRenderer = () => renderer.prepareSuccessor()
    // Visitors come first: the download files are generated while pages are already being served.
    if (portal) void downloads?.prepare()
  } catch (error) {
    await stop()
    throw error
  }
  return { address: ownAddress(settings), stop, checks, metrics }
}
