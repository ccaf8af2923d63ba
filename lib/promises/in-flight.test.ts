import { expect, test } from 'vitest'
import { inFlight } from './in-flight'

test('shares the work of concurrent calls with the same key', async () => {
  const promises = new Map<string, Promise<number>>()
  let started = 0
  const start = async () => (started += 1)
  const calls = [inFlight(promises, 'a', start), inFlight(promises, 'a', start)]
  const other = inFlight(promises, 'b', start)
  expect(await Promise.all(calls)).toEqual([1, 1])
  expect(await other).toBe(2)
})

test('does the work again once it has settled', async () => {
  const promises = new Map<string, Promise<number>>()
  let started = 0
  const start = async () => (started += 1)
  expect(await inFlight(promises, 'a', start)).toBe(1)
  expect(await inFlight(promises, 'a', start)).toBe(2)
  expect(promises.size).toBe(0)
})

test('rejects for all callers after a failure, and does the work again', async () => {
  const promises = new Map<string, Promise<string>>()
  const fail = () => inFlight(promises, 'a', () => Promise.reject(new Error('The disk is busy')))
  const calls = await Promise.allSettled([fail(), fail()])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await inFlight(promises, 'a', async () => 'made')).toBe('made')
})
