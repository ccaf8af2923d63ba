/** Scripts that Redis runs atomically, so that no other instance can interfere. */
import type { Result } from 'ioredis'

export const scripts = {
  /**
   * Counts one more request in a window that begins with the first, and returns the count and the remaining
   * milliseconds.
   */
  countInWindow: {
    numberOfKeys: 1,
    lua: `
      local count = redis.call('INCR', KEYS[1])
      if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
      return { count, redis.call('PTTL', KEYS[1]) }`,
  },
  /** Releases a lease, unless it has expired and another instance holds it. */
  releaseLease: {
    numberOfKeys: 1,
    lua: `
      if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
      return redis.call('DEL', KEYS[1])`,
  },
} as const

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countInWindow(key: string, windowMs: number): Result<[count: number, leftMs: number], Context>
    releaseLease(key: string, token: string): Result<number, Context>
  }
}
