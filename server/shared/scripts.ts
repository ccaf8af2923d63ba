/** Scripts that Redis runs atomically, so that no other instance can interfere. */
import type { Result } from 'ioredis'

export const scripts = {
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
    releaseLease(key: string, token: string): Result<number, Context>
  }
}
