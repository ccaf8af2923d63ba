import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { parseRate } from '@/lib/text/rate'
import { Budget } from './budget'

/** The most that stand within any window of this length. */
function maxWithin(times: readonly number[], window: number): number {
  let first = 0
  return times.reduce((most, time, index) => {
    while ((times[first] ?? 0) <= time - window) first += 1
    return Math.max(most, index - first + 1)
  }, 0)
}

test('never allows more than the rate within any window, whenever it is asked', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 50, maxLength: 300 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), pauses, (count, waits) => {
      let now = 0
      const budget = new Budget({ count, window: 60_000 }, () => now)
      const starts: number[] = []
      for (const pause of waits) {
        now += pause
        const wait = budget.reserve(Number.POSITIVE_INFINITY)
        starts.push(now + (wait ?? 0))
      }
      expect(maxWithin(starts, 60_000)).toBeLessThanOrEqual(count)
    }),
  )
})

test('lets a quarter pass at once and the rest evenly', () => {
  const budget = new Budget({ count: 60, window: 60_000 }, () => 0)
  const waits = Array.from({ length: 18 }, () => budget.reserve(60_000))
  expect(waits).toEqual([...Array(15).fill(0), 1500, 3000, 4500])
})

test('refuses at once what would have to wait too long, and reserves nothing for it', () => {
  let now = 0
  const budget = new Budget({ count: 4, window: 60_000 }, () => now)
  expect(budget.reserve(1000)).toBe(0)
  for (const _ of Array(5)) expect(budget.reserve(1000)).toBeUndefined()
  now = 22_000
  expect(budget.reserve(1000)).toBe(500)
})

test('waits as long as it is told', () => {
  let now = 0
  const budget = new Budget({ count: 60, window: 1000 }, () => now)
  budget.close(5000)
  budget.close(1000)
  expect(budget.reserve(4999)).toBeUndefined()
  expect(budget.reserve(5000)).toBe(5000)
  now = 6000
  expect(budget.reserve(0)).toBe(0)
})

test('reads rates', () => {
  expect(parseRate('50/min')).toEqual({ count: 50, window: 60_000 })
  expect(parseRate(' 10/s ')).toEqual({ count: 10, window: 1000 })
  for (const text of ['', '0/s', '-1/s', '5', '5/day', '5/ s', '1e3/s', '1.5/s', '9999999/s']) {
    expect(parseRate(text), text).toBeUndefined()
  }
})
