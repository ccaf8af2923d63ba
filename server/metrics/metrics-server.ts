/** The server for operators: `/metrics` for Prometheus, `/live` and `/ready` for supervisors. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import type { Registry } from 'prom-client'
import { getHealth } from '../api/health'
import type { EmbeddedApi } from '../embedded-api'
import type { RendererProcess } from '../renderer-process'
import { isOwnData } from '../served'
import type { Snapshots } from '../snapshots'

/** Checks of the parts of a server. A check resolves to a description of the fault, or to undefined. */
type Check = () => string | undefined | Promise<string | undefined>
export type Checks = Record<string, Check>

/** A check that takes longer counts as failed. */
const maxWaitMs = 5_000

async function getOutcome(check: Check): Promise<string> {
  try {
    const late = sleep(maxWaitMs, 'does not answer', { ref: false })
    return (await Promise.race([check(), late])) ?? 'ok'
  } catch (error) {
    return String(error)
  }
}

/** Runs all checks. The result has `ok` or the fault for each. */
export async function getOutcomes(checks: Checks): Promise<Record<string, string>> {
  const outcomes = await Promise.all(Object.values(checks).map(getOutcome))
  return Object.fromEntries(
    Object.keys(checks).map((name, index) => [name, outcomes[index] ?? 'unknown']),
  )
}

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

interface Parts {
  /** Undefined if the portal reads another API. */
  snapshots?: Snapshots
  /** Undefined without the portal. */
  renderer?: RendererProcess
}

/** The checks that must pass for visitors to be served. */
export function readinessChecks({ snapshots, renderer }: Parts): Checks {
  const faultUnless = (isSound: boolean) => (isSound ? undefined : 'does not answer')
  return {
    ...(snapshots && { store: () => faultUnless(getHealth(snapshots).status !== 'unhealthy') }),
    ...(renderer && { renderer: () => faultUnless(renderer.isReady) }),
  }
}

/** While the API named in the settings takes longer, its last known state counts. */
const maxUpstreamWaitMs = 500

/**
 * Checks the API named in the settings, with a function that describes its fault. While the API is down, the server
 * still has the last good copies of pages; if it accepted no visitors, they would get nothing.
 */
export function upstreamCheck(findFault?: () => Promise<string | undefined>): Checks {
  if (!findFault) return {}
  let last: string | undefined = 'has not answered yet'
  let checking: Promise<string | undefined> | undefined
  const check = async () => {
    try {
      last = await findFault()
      return last
    } finally {
      checking = undefined
    }
  }
  return {
    upstream: () => {
      checking ??= check()
      return Promise.race([
        checking,
        sleep(maxUpstreamWaitMs, undefined, { ref: false }).then(() => last),
      ])
    },
  }
}

/**
 * The checks of features that only some visitors need: the server accepts visitors although one of these checks fails.
 * A site that publishes the data of another server signs nothing.
 */
export const partialChecks = ({
  keys,
  issuer,
  snapshots,
}: Pick<EmbeddedApi, 'keys' | 'issuer' | 'snapshots'>): Checks => ({
  keys: () => keys.readFault ?? keys.writeFault,
  ...(issuer && { signing: () => (isOwnData(snapshots.current) ? issuer.fault() : undefined) }),
})
