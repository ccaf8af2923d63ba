/** The renderer of this server: over which API it makes pages, and who hears of its faults. */
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
      // It reads no store and shares nothing itself, so that it needs no password.
      STORE_URL: '',
      REDIS_URL: '',
      PROCESSES: '',
      // Next.js sets its own PORT to this one, which the settings would take for a clash.
      RENDERER_PORT: '',
      // The embedded API has no limits for the portal's key, and runs in the server that starts the renderer.
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
