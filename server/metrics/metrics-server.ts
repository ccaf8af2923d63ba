/** The server for operators: `/metrics` for Prometheus, `/live` and `/ready` for supervisors. */
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { type Checks, getOutcomes } from './checks'

/**
 * Creates the server, which the caller makes listen. A process that answers `/live` needs no restart; one that is not
 * ready may become so. It is ready, but degraded, if only a partial check fails.
 */
export function metricsServer(
  registry: Pick<Registry, 'contentType' | 'metrics'>,
  checks: Checks,
  partialChecks: Checks = {},
): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.get('/live', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const [required, partial] = await Promise.all([checks, partialChecks].map(getOutcomes))
    const parts = { ...required, ...partial }
    const isReady = Object.keys(checks).every((name) => parts[name] === 'ok')
    const isSound = Object.values(parts).every((outcome) => outcome === 'ok')
    const status = isReady ? (isSound ? 'ok' : 'degraded') : 'not ready'
    return reply.code(isReady ? 200 : 503).send({ status, parts })
  })
  return app
}
