/** Counts a client's requests across all instances, or within this instance while the shared state is unavailable. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientOf } from './client-of'
import type { SharedState } from './shared-state'

export interface Rate {
  max: number
  /** Milliseconds. */
  timeWindow: number
}

export interface Counted {
  max: number
  remaining: number
  /** Seconds until the next window begins. */
  ttlInSeconds: number
  isExceeded: boolean
}

export type Count = (request: FastifyRequest) => Promise<Counted>

const countedIn = ({ max }: Rate, [count, leftMs]: [number, number]): Counted => ({
  max,
  remaining: Math.max(0, max - count),
  ttlInSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  isExceeded: count > max,
})

/**
 * Creates a separate counter for each name. Needs `@fastify/rate-limit`, which always counts within this process as
 * well, so that the count of this instance is available as soon as the shared state is lost.
 */
export function rateCounter(
  app: FastifyInstance,
  name: string,
  rate: Rate,
  shared?: SharedState,
): Count {
  const countHere = app.createRateLimit(rate)
  const unlimited = { max: rate.max, remaining: rate.max, ttlInSeconds: 0, isExceeded: false }
  return async (request) => {
    const here = await countHere(request)
    const key = `limit:${name}:${clientOf(request.ip)}`
    const together = await shared?.ask((redis) => redis.countInWindow(key, rate.timeWindow))
    if (together) return countedIn(rate, together)
    return here.isAllowed ? unlimited : here
  }
}
