import { expect, test } from 'vitest'
import { cachedPromise, inFlight, once } from './cached-promise'

test('computes a value once, also for concurrent callers', async () => {
  const kept = new Map<string, Promise<number>>()
  let calls = 0
  const make = async () => ++calls
  const promises = [cachedPromise(kept, 'a', make), cachedPromise(kept, 'a', make)]
  expect(await Promise.all(promises)).toEqual([1, 1])
  expect(await cachedPromise(kept, 'a', make)).toBe(1)
  expect(await cachedPromise(kept, 'b', make)).toBe(2)
})

test('computes it again after a failure', async () => {
  const kept = new Map<string, Promise<string>>()
  const fail = () => cachedPromise(kept, 'a', () => Promise.reject(new Error('The disk is busy')))
  await expect(fail()).rejects.toThrow('The disk is busy')
  expect(await cachedPromise(kept, 'a', async () => 'made')).toBe('made')
})

test('shares a value that is not worth caching only while it is being computed', async () => {
  const cache = new Map<string, Promise<number>>()
  let calls = 0
  const make = async () => ++calls
  const get = () => cachedPromise(cache, 'a', make, (value) => value > 1)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect([await get(), await get()]).toEqual([2, 2])
})

test('a failure does not drop a newer value', async () => {
  const kept = new Map<string, Promise<string>>()
  let reject: (error: Error) => void = () => {}
  const first = cachedPromise(
    kept,
    'a',
    () =>
      new Promise<string>((_, rejected) => {
        reject = rejected
      }),
  )
  kept.delete('a')
  const second = cachedPromise(kept, 'a', async () => 'made')
  reject(new Error('Too late'))
  await expect(first).rejects.toThrow('Too late')
  expect(kept.get('a')).toBe(second)
})

test('a function that runs once shares its value, and runs again after a failure', async () => {
  let runs = 0
  const read = once(async () => {
    runs += 1
    if (runs === 1) throw new Error('The disk is busy')
    return runs
  })
  await expect(read()).rejects.toThrow('The disk is busy')
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  expect(runs).toBe(2)
})

test('work in flight rejects for all callers after a failure, and is done again', async () => {
  const promises = new Map<string, Promise<string>>()
  const fail = () => inFlight(promises, 'a', () => Promise.reject(new Error('The disk is busy')))
  const calls = await Promise.allSettled([fail(), fail()])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await inFlight(promises, 'a', async () => 'made')).toBe('made')
})
