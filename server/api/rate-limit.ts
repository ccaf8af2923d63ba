/** Counts requests for each client IP and rate class, and states in headers how many are left. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import { type RateClass, rateLimits } from '@/lib/contract/headers'
import { rateCounter } from '../shared/rate-counter'
import type { SharedRedis } from '../shared/shared-redis'

const windowSeconds = 60

export type RateLimiter = (
  limit: RateClass,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/**
 * Creates the limiter of the endpoints that share their limits under a name. It throws if the limit is exceeded, and
 * otherwise sets the `RateLimit` fields of the IETF httpapi draft (draft-ietf-httpapi-ratelimit-headers) and the older
 * `X-RateLimit-*` headers.
 */
export async function rateLimiter(
  app: FastifyInstance,
  name: string,
  shared?: SharedRedis,
): Promise<RateLimiter> {
  const count = (limit: RateClass) => {
    const rate = { max: rateLimits[limit], timeWindow: windowSeconds * 1000 }
    return rateCounter(app, `${name}-${limit}`, rate, shared)
  }
  const counters = {
    general: await count('general'),
    search: await count('search'),
    graph: await count('graph'),
    health: await count('health'),
  }
  return async (limit, request, reply) => {
    const { max, remaining, ttlInSeconds, isExceeded } = await counters[limit](request)
    reply.headers({
      'ratelimit-policy': `"${limit}";q=${max};w=${windowSeconds}`,
      ratelimit: `"${limit}";r=${remaining};t=${ttlInSeconds}`,
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': ttlInSeconds,
    })
    if (!isExceeded) return
    reply.header('retry-after', ttlInSeconds)
    throw new ApiError(
      'rate_limit_exceeded',
      `Rate limit of ${max} ${limit} requests a minute exceeded. Retry in ${ttlInSeconds} s.`,
    )
  }
}
