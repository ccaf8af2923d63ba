/** Sets up the portal on the public server: its files, its cached pages, and the rendering of pages in advance. */
import type { FastifyInstance } from 'fastify'
import { assetRoutes } from '../assets'
import type { Metrics } from '../metrics/metrics'
import { recordSegments, recordsOf } from '../record-keys'
import type { SharedState } from '../shared/shared-state'
import type { Snapshots } from '../snapshots'
import type { SurrogateKeys } from '../surrogate-keys'
import { tileImages } from './content-security-policy'
import { failureLog } from './failure-log'
import { KeptPages } from './kept-pages'
import { knownPages, type RecordLookups } from './known-pages'
import { PageCache } from './page-cache'
import { RefusedError } from './render-queue'
import type { Render, SendForm } from './renderer'
import { pageRoutes } from './routes'
import { SharedPages } from './shared-pages'
import { wantedPages } from './wanted-pages'
import { Warming } from './warming'

export interface PagesOptions {
  render: Render
  sendForm?: SendForm
  /** The folder of the build. */
  build: string
  tileUrl?: string
  /** Where pages are kept across restarts. Omitted: pages are not kept. */
  kept?: { file: string; context: string }
  /** The context that pages share with those of other instances. Omitted: pages are not shared. */
  sharedContext?: string
  /** The share of a processor for rendering pages in advance. Omitted: none are rendered in advance. */
  warming?: number
}

/**
 * The data that pages are made from, their metrics, the state shared with other instances, and what a CDN is told about
 * them.
 */
interface Sources {
  snapshots?: Snapshots
  metrics?: Metrics
  shared?: SharedState
  surrogateKeys?: SurrogateKeys
}

/**
 * With the embedded API, a render is purely work for one processor. Running more renders of one client at once would
 * not finish them any earlier, and other clients would have to share the processor with all of them.
 */
const rendersPerClient = 2

function keptPages(app: FastifyInstance, { kept }: PagesOptions): KeptPages | undefined {
  if (!kept) return undefined
  const onFault = (fault: string, err: unknown) => app.log.warn({ err, file: kept.file }, fault)
  const pages = new KeptPages({ ...kept, onFault })
  app.addHook('onClose', () => pages.close())
  return pages
}

function sharedPages(
  app: FastifyInstance,
  { sharedContext: context }: PagesOptions,
  shared: SharedState | undefined,
): SharedPages | undefined {
  if (!shared || context === undefined) return undefined
  return new SharedPages({ shared, context, onFault: (fault, err) => app.log.warn({ err }, fault) })
}

/** Begins rendering in advance once the server listens, so that the start does not wait for it. */
function warm(
  app: FastifyInstance,
  share: number,
  { cache, kept, snapshots }: { cache: PageCache; kept?: KeptPages; snapshots: Snapshots },
): void {
  const warming = new Warming({
    cache,
    share,
    version: () => snapshots.current.dataset.manifest.hash,
    pages: () => wantedPages(snapshots.current.dataset, kept),
    onDone: (report) => app.log.info(report, 'pages were made in advance'),
    onFault: (err) => app.log.error({ err }, 'no pages are made in advance'),
  })
  app.addHook('onListen', async () => warming.start())
  app.addHook('preClose', async () => warming.stop())
}

const recordLookups = (snapshots: Snapshots): RecordLookups => ({
  hasRecord: recordsOf(snapshots),
  recordSegment: recordSegments(snapshots),
})

export async function servePages(
  app: FastifyInstance,
  pages: PagesOptions,
  { snapshots, metrics, shared, surrogateKeys }: Sources,
): Promise<void> {
  await assetRoutes(app, pages)
  const { render, build, tileUrl, warming } = pages
  const kept = keptPages(app, pages)
  const cache = new PageCache({
    render: metrics ? metrics.timed(render) : render,
    version: snapshots && (() => snapshots.current.dataset.manifest.hash),
    kept,
    shared: sharedPages(app, pages, shared),
    perClient: snapshots && rendersPerClient,
    imagesOf: tileImages(tileUrl),
    onError: failureLog((summary) => app.log.warn(summary, 'no page')),
    onLookup: metrics && ((state) => metrics.countLookup(state)),
  })
  metrics?.observeRenders(() => cache.renders)
  if (snapshots && warming !== undefined) warm(app, warming, { cache, kept, snapshots })
  const logUnavailable = failureLog((summary) => app.log.warn(summary, 'visitors got no page'))
  pageRoutes(app, {
    cache,
    knownPages: knownPages(build, snapshots && recordLookups(snapshots)),
    surrogateKeys,
    onUnavailable: (cause, path, request) => {
      if (cause instanceof RefusedError) metrics?.countShed()
      logUnavailable(cause, path, request)
    },
  })
}
