/** Configures this server's renderer: the API that it reads, the pages that it renders, and the reports of its faults. */
import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '@/lib/env'
import type { Metrics } from './metrics/metrics'
import { formSender, rendererAt } from './pages/renderer'
import type { PagesOptions } from './pages/serving'
import type { RendererExit } from './renderer-child'
import { type RendererEnvironment, RendererProcess } from './renderer-process'

/** Creates the key with which the renderer of this server reads the API, for as long as both run. */
export const makePortalKey = (): string => `portal_${randomBytes(32).toString('base64url')}`

interface Reports {
  metrics: Metrics | undefined
  log: FastifyBaseLogger
}

export const rendererExitHandler =
  ({ metrics, log }: Reports) =>
  ({ cause, code }: RendererExit): void => {
    metrics?.upstream.reset()
    metrics?.countRendererExit(cause === 'exit' ? 'exit' : 'hang')
    if (cause === 'exit') log.error({ code }, 'the renderer exited; restarting it')
    else if (cause === 'hang')
      log.error('the renderer did not respond and was killed; restarting it')
    else log.error('the renderer did not read the new data and was killed; restarting it')
  }

/** Creates the renderer, which can be started once the API that it reads has an address. */
export function getRenderer(
  { RENDERER_PORT: port }: Settings,
  { metrics, log }: Reports,
): RendererProcess {
  return new RendererProcess({
    port,
    onReport: (report) => metrics?.upstream.add(report),
    onExit: rendererExitHandler({ metrics, log }),
  })
}

/** The settings with which the renderer is started. `ownApi` is used unless another API is configured. */
export const rendererEnvironment = (
  settings: Settings,
  ownApi: { address: string; key: string },
): RendererEnvironment => ({
  API_BASE_URL: settings.API_BASE_URL,
  API_KEY: settings.API_KEY ?? '',
  SITE_URL: settings.SITE_URL,
  UPSTREAM_API_KEY: '',
  // The renderer reads no store and shares no state itself, so it needs no passwords.
  STORE_URL: '',
  REDIS_URL: '',
  PURGE_HEADERS: '',
  // Next.js sets PORT to this value, which the settings would treat as a conflict.
  RENDERER_PORT: '',
  ...(!settings.API_BASE_URL && {
    API_BASE_URL: ownApi.address,
    API_KEY: ownApi.key,
    // The embedded API does not limit the portal's key, and runs in the server that starts the renderer.
    API_BUDGET: 'none',
    LAST_GOOD: 'none',
  }),
})

/** The pages of the renderer. They are in the folder of the build. */
export function rendererPages(
  { TILE_URL, API_BASE_URL }: Settings,
  renderer: RendererProcess,
): PagesOptions {
  const origin = () => renderer.origin()
  return {
    // Over its own API, the server caches pages by the version of the data, and needs no lifetime from Next.js.
    render: rendererAt(origin, { bypassCache: !API_BASE_URL }),
    sendForm: formSender(origin),
    build: '.next',
    tileUrl: TILE_URL?.url,
  }
}
