/** A Redis that is lost, hangs, was never available or rejects the password. */
import { expect } from 'vitest'
import { ask, type Instance, portalKey, startInstances } from '../fixtures/instances'
import { testWith } from '../services/programs'
import { startRedis } from '../services/redis'

const test = testWith('redis')

const readHealth = async (server: Instance) => {
  const { status, services } = (await ask(server, '/api/v1/health', { key: portalKey })).json()
  return [status, services.cache.status]
}

const becomes = (server: Instance, state: readonly string[]) =>
  expect.poll(() => readHealth(server), { interval: 50 }).toEqual(state)

test('a Redis that is killed under load fails no request, and its limits are shared again when it is back', async () => {
  const redis = await startRedis()
  const { one, other } = await startInstances({ url: redis.url })
  const statuses = new Map<number, number>()
  let count = 0
  let isOver = false
  const load = async (server: Instance) => {
    while (!isOver) {
      count += 1
      const from = `198.51.100.${count % 250}`
      const url = count % 3 ? '/api/v1/projects' : `/page-${count % 50}`
      const { statusCode } = await ask(server, url, { from })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      // While nothing waits for Redis, this loop would otherwise never let anything else run.
      await new Promise(setImmediate)
    }
  }
  const loads = [one, other].flatMap((server) => [load(server), load(server), load(server)])
  const atLeast = (more: number) => {
    const goal = count + more
    return expect.poll(() => count, { interval: 10 }).toBeGreaterThan(goal)
  }
  await atLeast(300)
  await redis.kill()
  await atLeast(300)
  await becomes(one, ['degraded', 'degraded'])
  await becomes(other, ['degraded', 'degraded'])
  await redis.start()
  await becomes(one, ['healthy', 'operational'])
  await becomes(other, ['healthy', 'operational'])
  await atLeast(300)
  isOver = true
  await Promise.all(loads)
  // Without a key, the API answers 401, or 429 to a client that has reached its limit.
  expect([...statuses.keys()].filter((status) => ![200, 401, 429].includes(status))).toEqual([])
  for (const server of [one, other]) {
    expect(server.faults).toEqual(['', expect.any(String), ''])
  }
  for (let sent = 0; sent < 120; sent += 1) {
    const response = await ask(sent % 2 ? one : other, '/api/v1/health', { from: '192.0.2.6' })
    expect(response.statusCode).toBe(200)
  }
  for (const server of [one, other]) {
    const refused = await ask(server, '/api/v1/health', { from: '192.0.2.6' })
    expect(refused.statusCode).toBe(429)
  }
})

test('a Redis that hangs delays only the first requests, and is used again afterwards', async () => {
  const redis = await startRedis()
  const { one } = await startInstances({ url: redis.url, maxWaitMs: 500 })
  const limited = (from: string) => ask(one, '/api/v1/health', { from })
  expect((await limited('192.0.2.8')).headers['x-ratelimit-remaining']).toBe('119')
  redis.pause()
  // It is counted here at the latest when the wait is over.
  expect((await limited('192.0.2.8')).headers['x-ratelimit-remaining']).toBe('118')
  await becomes(one, ['degraded', 'degraded'])
  // One after another, they would take more than a minute if each waited for its own half second.
  const since = performance.now()
  for (let sent = 0; sent < 200; sent += 1) {
    expect((await limited(`198.51.100.${sent}`)).statusCode).toBe(200)
  }
  expect(performance.now() - since).toBeLessThan(50_000)
  expect(one.shared.isPresent).toBe(false)
  redis.resume()
  await becomes(one, ['healthy', 'operational'])
  await expect.poll(() => one.faults.at(-1)).toBe('')
  expect(one.faults[0]).toBe('')
  expect(one.faults[1]).toMatch(/^(Command timed out|Socket timeout\..*)$/)
})

test('a full Redis fails no request: each server counts separately until it has space', async () => {
  const redis = await startRedis()
  const { one, other } = await startInstances({ url: redis.url })
  await one.shared.client.config('SET', 'maxmemory', '1')
  const statuses: number[] = []
  for (let sent = 0; sent < 242; sent += 1) {
    const { statusCode } = await ask(sent % 2 ? one : other, '/api/v1/health')
    statuses.push(statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(240)
  expect(statuses.slice(240)).toEqual([429, 429])
  expect(await readHealth(one)).toEqual(['degraded', 'degraded'])
  expect(one.faults).toEqual(['', expect.stringContaining('OOM')])
  await one.shared.client.config('SET', 'maxmemory', '0')
  // Only a request that is counted uses Redis again.
  await expect
    .poll(async () => {
      await ask(one, '/api/v1/health', { from: '192.0.2.9' })
      return one.faults.at(-1)
    })
    .toBe('')
  expect(await readHealth(one)).toEqual(['healthy', 'operational'])
})

test('instances start without Redis, each with limits of its own, and share them once it is available', async () => {
  const redis = await startRedis()
  await redis.kill()
  const { one, other } = await startInstances({ url: redis.url })
  expect(one.faults).toEqual(['ECONNREFUSED'])
  await becomes(one, ['degraded', 'degraded'])
  for (const server of [one, other]) {
    const statuses: number[] = []
    for (let sent = 0; sent < 121; sent += 1) {
      const response = await ask(server, '/api/v1/health', { from: '192.0.2.7' })
      statuses.push(response.statusCode)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  }
  await redis.start()
  await becomes(one, ['healthy', 'operational'])
  expect(one.faults).toEqual(['ECONNREFUSED', ''])
})

test('a wrong password is reported without the password', async () => {
  const redis = await startRedis('--requirepass', 'the-password')
  const url = redis.url.replace('//', '//:wrong-password@')
  const { one } = await startInstances({ url })
  expect(one.faults).toEqual([expect.stringContaining('WRONGPASS')])
  expect(one.faults.join()).not.toContain('wrong-password')
  expect(await readHealth(one)).toEqual(['degraded', 'degraded'])

  const right = redis.url.replace('//', '//:the-password@')
  const { one: other } = await startInstances({ url: right })
  expect(await readHealth(other)).toEqual(['healthy', 'operational'])
})
