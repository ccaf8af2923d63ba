import { expect, test } from 'vitest'
import { parseRate } from '@/lib/text/rate'
import { RateLimiter } from './rate-limiter'

test('allows a quarter of the rate at once, and the rest evenly', () => {
  const limiter = new RateLimiter({ count: 60, window: 60_000 }, () => 0)
  const waits = Array.from({ length: 18 }, () => limiter.reserve(60_000))
  expect(waits).toEqual([...Array(15).fill(0), 1500, 3000, 4500])
})

test('reserves nothing for a request that would have to wait too long', () => {
  let now = 0
  const limiter = new RateLimiter({ count: 4, window: 60_000 }, () => now)
  expect(limiter.reserve(1000)).toBe(0)
  for (const _ of Array(5)) expect(limiter.reserve(1000)).toBeUndefined()
  now = 22_000
  expect(limiter.reserve(1000)).toBe(500)
})

test('allows no request during a pause', () => {
  let now = 0
  const limiter = new RateLimiter({ count: 60, window: 1000 }, () => now)
  limiter.pause(5000)
  limiter.pause(1000)
  expect(limiter.reserve(4999)).toBeUndefined()
  expect(limiter.reserve(5000)).toBe(5000)
  now = 6000
  expect(limiter.reserve(0)).toBe(0)
})

test('reads rates', () => {
  expect(parseRate('50/min')).toEqual({ count: 50, window: 60_000 })
  expect(parseRate(' 10/s ')).toEqual({ count: 10, window: 1000 })
  for (const text of ['', '0/s', '-1/s', '5', '5/day', '5/ s', '1e3/s', '1.5/s', '9999999/s']) {
    expect(parseRate(text), text).toBeUndefined()
  }
})

test('leaves a share of the burst to others', () => {
  const limiter = new RateLimiter({ count: 60, window: 60_000 }, () => 0)
  const inBackground = Array.from({ length: 10 }, () => limiter.reserve(0, 0.5))
  expect(inBackground.filter((wait) => wait === 0)).toHaveLength(8)
  expect(Array.from({ length: 7 }, () => limiter.reserve(0))).toEqual(Array(7).fill(0))
  expect(limiter.reserve(0)).toBeUndefined()
})
