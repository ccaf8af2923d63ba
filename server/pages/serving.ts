/** Sets up the portal on the public server: its files and its cached pages. */
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { getPath } from '../logging/request-log'
import type { Metrics } from '../metrics/metrics'
import type { Snapshots } from '../snapshots'
import type { SurrogateKeys } from '../surrogate-keys'
import { tileImages } from './content-security-policy'
import { getRecords, knownPages } from './known-pages'
import { PageCache } from './page-cache'
import { RefusedError } from './render-queue'
import type { Render, SendForm } from './renderer'
import { pageRoutes } from './routes'

/** Serves `/_next/static`. File names contain a hash of the content, so browsers may cache the files permanently. */
async function assetRoutes(app: FastifyInstance, { build }: { build: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(build, 'static'),
    prefix: '/_next/static/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => {
      // The compressed files have the address of the original.
      response.setHeader('vary', 'Accept-Encoding')
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('cross-origin-resource-policy', 'same-origin')
    },
  })
}

export interface PagesOptions {
  render: Render
  sendForm?: SendForm
  build: string
  tileUrl?: string
}

/** The data that pages are rendered from, their metrics, and their surrogate keys for a CDN. */
interface Sources {
  snapshots?: Snapshots
  metrics?: Metrics
  surrogateKeys?: SurrogateKeys
}

/**
 * With the embedded API, a render only uses the processor. Running more renders of one client at once would not finish
 * them any earlier, and other clients would have to share the processor with all of them.
 */
const rendersPerClient = 2

export async function servePages(
  app: FastifyInstance,
  { render, build, tileUrl }: PagesOptions,
  { snapshots, metrics, surrogateKeys }: Sources,
): Promise<void> {
  await assetRoutes(app, { build })
  const cache = new PageCache({
    render: metrics ? metrics.timed(render) : render,
    version: snapshots && (() => snapshots.current.dataset.manifest.hash),
    perClient: snapshots && rendersPerClient,
    getImages: tileImages(tileUrl),
    onError: (error, target) => {
      const fault = { cause: String(error), path: getPath(target) }
      app.requestLog.failed(undefined, fault, 'render failed', 'warn')
    },
    onLookup: metrics && ((state) => metrics.countLookup(state)),
  })
  metrics?.observeRenders(() => cache.renders)
  pageRoutes(app, {
    cache,
    knownPages: knownPages(build, snapshots && getRecords(snapshots)),
    surrogateKeys,
    onUnavailable: (cause, request) => {
      if (cause instanceof RefusedError) metrics?.countShed()
      const fault = { cause: String(cause), path: getPath(request.url) }
      app.requestLog.failed(request, fault, 'page unavailable', 'warn')
    },
  })
}
