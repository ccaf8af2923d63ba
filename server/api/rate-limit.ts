/** Counts requests for each client IP and class, and tells in headers how many are left. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import { type RateClass, rateLimits } from '@/lib/contract/headers'

const windowSeconds = 60

export type RateLimiter = (
  limit: RateClass,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/**
 * Needs `@fastify/rate-limit`. The limiter throws if the limit is exceeded, and otherwise sets the `RateLimit`
 * fields of the IETF httpapi draft (draft-ietf-httpapi-ratelimit-headers) and the older `X-RateLimit-*`.
 */
export function rateLimiter(app: FastifyInstance): RateLimiter {
  const count = (limit: RateClass) =>
    app.createRateLimit({ max: rateLimits[limit], timeWindow: windowSeconds * 1000 })
  const counters = {
    general: count('general'),
    search: count('search'),
    graph: count('graph'),
    health: count('health'),
  }
  return async (limit, request, reply) => {
    const result = await counters[limit](request)
    if (result.isAllowed) return
    const { max, remaining, ttlInSeconds } = result
    reply.headers({
      'ratelimit-policy': `"${limit}";q=${max};w=${windowSeconds}`,
      ratelimit: `"${limit}";r=${remaining};t=${ttlInSeconds}`,
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': ttlInSeconds,
    })
    if (!result.isExceeded) return
    reply.header('retry-after', ttlInSeconds)
    throw new ApiError(
      'rate_limit_exceeded',
      `Rate limit of ${max} ${limit} requests a minute exceeded. Retry in ${ttlInSeconds} s.`,
    )
  }
}
