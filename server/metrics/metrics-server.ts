/** The port for those who operate the server: `/metrics` for Prometheus, `/live` and `/ready` for supervisors. */
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/** Each part that has to work for visitors to be served; a failure is said in a few words. */
export type Checks = Record<string, () => Promise<string | undefined>>

/** A check that does not end is a failure. */
const maxWaitMs = 5_000

async function outcomeOf(check: () => Promise<string | undefined>): Promise<string> {
  try {
    const late = sleep(maxWaitMs, 'does not answer', { ref: false })
    return (await Promise.race([check(), late])) ?? 'ok'
  } catch (error) {
    return String(error)
  }
}

/** Each check with `ok` or what is wrong. */
export async function outcomesOf(checks: Checks): Promise<Record<string, string>> {
  const outcomes = await Promise.all(Object.values(checks).map(outcomeOf))
  return Object.fromEntries(
    Object.keys(checks).map((name, index) => [name, outcomes[index] ?? 'unknown']),
  )
}

/** Does not listen yet. A process that answers `/live` needs no restart; one that is not ready may become so. */
export function metricsServer(
  registry: Pick<Registry, 'contentType' | 'metrics'>,
  checks: Checks,
): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.get('/live', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const parts = await outcomesOf(checks)
    const isReady = Object.values(parts).every((outcome) => outcome === 'ok')
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready', parts })
  })
  return app
}
