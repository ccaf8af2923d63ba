/** The server for operators: `/metrics` for Prometheus, `/live` and `/ready` for supervisors. */
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/**
 * The parts that must work for visitors to be served. A check resolves to a short description of the fault, or to
 * undefined.
 */
export type Checks = Record<string, () => Promise<string | undefined>>

/** A check that takes longer counts as failed. */
const maxWaitMs = 5_000

async function outcomeOf(check: () => Promise<string | undefined>): Promise<string> {
  try {
    const late = sleep(maxWaitMs, 'does not answer', { ref: false })
    return (await Promise.race([check(), late])) ?? 'ok'
  } catch (error) {
    return String(error)
  }
}

/** Runs all checks. The result has `ok` or the fault for each. */
export async function outcomesOf(checks: Checks): Promise<Record<string, string>> {
  const outcomes = await Promise.all(Object.values(checks).map(outcomeOf))
  return Object.fromEntries(
    Object.keys(checks).map((name, index) => [name, outcomes[index] ?? 'unknown']),
  )
}

/**
 * Creates the server, which the caller makes listen. A process that answers `/live` needs no restart; one that is not
 * ready may become so.
 */
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
