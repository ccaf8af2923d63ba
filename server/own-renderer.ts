/** Configures this server's renderer: the API that it reads, and the reporting of its faults. */
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '@/lib/env'
import type { Metrics } from './metrics/metrics'
import { RendererProcess } from './renderer-process'

export function rendererOf(
  settings: Settings,
  api: { address: string; key: string; isEmbedded: boolean },
  { metrics, log }: { metrics: Metrics | undefined; log: () => FastifyBaseLogger },
): RendererProcess {
  return new RendererProcess({
    port: settings.RENDERER_PORT,
    environment: {
      API_BASE_URL: api.address,
      API_KEY: api.key,
      SITE_URL: settings.SITE_URL,
      UPSTREAM_API_KEY: '',
      // The renderer reads no store and shares no state itself, so it needs no passwords.
      STORE_URL: '',
      REDIS_URL: '',
      PURGE_HEADERS: '',
      PROCESSES: '',
      // Next.js sets PORT to this value, which the settings would treat as a conflict.
      RENDERER_PORT: '',
      // The embedded API does not limit the portal's key, and runs in the server that starts the renderer.
      ...(api.isEmbedded ? { API_BUDGET: 'none', LAST_GOOD: 'none' } : {}),
    },
    onHang: () => {
      metrics?.countRendererExit('hang')
      log().error('the renderer does not answer and is killed')
    },
    onReport: (report) => metrics?.upstream.add(report),
    onExit: (code) => {
      metrics?.countRendererExit('exit')
      metrics?.upstream.reset()
      log().error({ code }, 'the renderer ended and is started again')
    },
  })
}
