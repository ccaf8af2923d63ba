import { expect, test, vi } from 'vitest'
import { LineLimit } from './request-log'

test('logs lines up to the rate, and the next one states how many were omitted', () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const limit = new LineLimit({ count: 2, window: 1000 })
  expect([1, 2, 3, 4].map(() => limit.admit())).toEqual([0, 0, undefined, undefined])
  now = 999
  expect(limit.admit()).toBeUndefined()
  now = 1000
  expect([1, 2, 3].map(() => limit.admit())).toEqual([3, 0, undefined])
  clock.mockRestore()
})
