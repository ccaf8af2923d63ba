/** Counts requests for rate limits: over all servers in Redis, or in this server while Redis does not answer. */
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toClient } from './client-network'
import type { SharedRedis } from './shared-redis'

export interface Rate {
  max: number
  /** Milliseconds. */
  timeWindow: number
  /** Maps an address to the name under which it is counted. Omitted: by client. */
  countedAs?: (address: string) => string
}

export interface Counted {
  max: number
  remaining: number
  /** Seconds until the next window begins. */
  ttlInSeconds: number
  isExceeded: boolean
}

export type Count = (request: FastifyRequest) => Promise<Counted>

/** A counter of `@fastify/rate-limit`, in a separate scope, so that no other counter uses its store. */
async function counterWith(app: FastifyInstance, options: RateLimitPluginOptions): Promise<Count> {
  let count: Count | undefined
  await app.register(async (scope) => {
    await scope.register(rateLimit, { ...options, global: false })
    const limit = scope.createRateLimit()
    count = async (request) => {
      const limitState = await limit(request)
      // Only an allow list allows a request without counting it.
      if (limitState.isAllowed) throw new Error('a request was not counted')
      return { ...limitState, ttlInSeconds: Math.max(1, limitState.ttlInSeconds) }
    }
  })
  if (!count) throw new Error('@fastify/rate-limit was not loaded')
  return count
}

/** Creates the counter of this name. Each name has its own counts. */
export async function rateCounter(
  app: FastifyInstance,
  name: string,
  { max, timeWindow, countedAs = toClient }: Rate,
  shared?: SharedRedis,
): Promise<Count> {
  const keyGenerator = ({ ip }: FastifyRequest) => countedAs(ip)
  const options = { max, timeWindow, keyGenerator }
  const countHere = await counterWith(app, options)
  if (!shared) return countHere
  const { client: redis } = shared
  const countTogether = await counterWith(app, { ...options, redis, nameSpace: `limit:${name}:` })
  return async (request) => {
    // This server always counts too, so that it has a count as soon as Redis is lost.
    const here = await countHere(request)
    return (await shared.attempt(() => countTogether(request))) ?? here
  }
}
