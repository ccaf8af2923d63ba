import { expect, test } from 'vitest'
import { getReason, json, maxWaitMs, serveClient } from '@/tests/fixtures/client-of-server'
import { later } from '@/tests/fixtures/later'
import { Client, type Clock } from './client'

test('shares a request in flight only with callers that have the same copy', async () => {
  const { requestedPaths, client } = await serveClient((request, response) =>
    setTimeout(() => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else json(request, response)
    }, 50),
  )
  const replies = await Promise.all([
    client.get('/a', { maxWaitMs, etag: '"1"' }),
    client.get('/a', { maxWaitMs }),
    client.get('/a', { maxWaitMs, etag: '"1"' }),
    client.get('/a', { maxWaitMs }),
  ])
  const kinds = replies.map(({ kind }) => kind)
  expect(kinds).toEqual(['not_modified', 'document', 'not_modified', 'document'])
  expect(requestedPaths).toEqual(['/a', '/a'])
  await client.get('/a', { maxWaitMs })
  expect(requestedPaths).toHaveLength(3)
})

test('limits the number of concurrent requests', async () => {
  let concurrent = 0
  let maxConcurrent = 0
  const { client } = await serveClient((request, response) => {
    concurrent += 1
    maxConcurrent = Math.max(maxConcurrent, concurrent)
    setTimeout(() => {
      concurrent -= 1
      json(request, response)
    }, 20)
  })
  const paths = Array.from({ length: 40 }, (_, index) => `/${index}`)
  await Promise.all(paths.map((path) => client.get(path, { maxWaitMs })))
  expect(maxConcurrent).toBe(6)
})

/** A clock on which sleeping takes no time. */
function instantClock(): Clock {
  let elapsed = 0
  return {
    now: () => elapsed,
    sleep: async (milliseconds) => {
      elapsed += milliseconds
    },
  }
}

const retryAfter: Record<number, () => string> = {
  429: () => '1',
  503: () => new Date(Date.now() + 2000).toUTCString(),
}
const millisecondsUntil = (header: string): number =>
  /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()

for (const [status, header] of Object.entries(retryAfter)) {
  test(`pauses all requests as a ${status} demands, and retries`, async () => {
    const clock = instantClock()
    const times: number[] = []
    const demanded = header()
    const refused = later<number>()
    const { client } = await serveClient(
      (request, response) => {
        times.push(clock.now())
        if (times.length > 1) return json(request, response)
        response.writeHead(Number(status), { 'retry-after': demanded }).end()
      },
      { clock, onAttempt: () => refused.keep(millisecondsUntil(demanded)) },
    )
    const first = client.get('/a', { maxWaitMs })
    // Measured from the moment at which the client has read the response.
    const pause = await refused.promise
    const replies = await Promise.all([first, client.get('/b', { maxWaitMs })])
    expect(replies.map(({ kind }) => kind)).toEqual(['document', 'document'])
    const [start = 0, ...others] = times
    expect(others).toHaveLength(2)
    for (const time of others) expect(time - start).toBeGreaterThanOrEqual(pause)
  })
}

test('gives up if a pause is longer than it may wait, and makes no requests during it', async () => {
  const { requestedPaths, client } = await serveClient((_request, response) =>
    response.writeHead(429, { 'retry-after': '60' }).end(),
  )
  expect((await client.get('/a', { maxWaitMs })).kind).toBe('unavailable')
  expect((await client.get('/b', { maxWaitMs })).kind).toBe('unavailable')
  expect(requestedPaths).toEqual(['/a'])
})

test('retries only failures that a retry may resolve', async () => {
  const { requestedPaths, client } = await serveClient((request, response) => {
    const status = Number(/\d{3}/.exec(request.url ?? '')?.[0])
    if (requestedPaths.filter((path) => path === request.url).length > 2)
      return json(request, response)
    response.writeHead(status).end()
  })
  const kinds = async (path: string) => (await client.get(path, { maxWaitMs })).kind
  expect(await kinds('/500')).toBe('document')
  expect(await kinds('/401')).toBe('unavailable')
  expect(await kinds('/404')).toBe('not_found')
  expect(requestedPaths).toEqual(['/500', '/500', '/500', '/401', '/404'])
})

test('makes no requests while the API is down, tests it again soon, and reports both changes', async () => {
  let broken = true
  const states: string[] = []
  const { requestedPaths, client } = await serveClient(
    (request, response) => (broken ? request.socket.destroy() : json(request, response)),
    { onState: (state) => states.push(state) },
  )
  for (const path of ['/1', '/2', '/3', '/4']) await client.get(path, { maxWaitMs })
  const before = requestedPaths.length
  expect(before).toBe(5)
  await Promise.all(['/5', '/6', '/7'].map((path) => client.get(path, { maxWaitMs })))
  expect(requestedPaths).toHaveLength(before)
  broken = false
  await expect
    .poll(async () => (await client.get('/8', { maxWaitMs })).kind, { interval: 50 })
    .toBe('document')
  expect(states).toEqual(['down', 'up'])
})

test('treats an API that answers every request with 429 as down', async () => {
  const { requestedPaths, client } = await serveClient(
    (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
    { clock: instantClock() },
  )
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6']
  await Promise.all(paths.map((path) => client.get(path, { maxWaitMs })))
  const before = requestedPaths.length
  expect(getReason(await client.get('/7', { maxWaitMs }))).toContain('the API is down (status 429)')
  expect(requestedPaths).toHaveLength(before)
})

test('gives each class of requests its timeout, and a shorter one to the probe of an API that was down', async () => {
  const timeouts: number[] = []
  let broken = false
  const client = new Client({
    baseUrl: 'http://x',
    exchange: async ({ timeout }) => {
      timeouts.push(timeout)
      if (broken) return { kind: 'failed', reason: 'x', timedOut: true }
      return { kind: 'document', text: '{}', body: {} }
    },
  })
  for (const path of ['/projects', '/search?query=a', '/graph/nodes']) {
    await client.get(path, { maxWaitMs })
  }
  expect(timeouts).toEqual([5_000, 5_000, 10_000])
  broken = true
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await client.get(path, { maxWaitMs })
  const before = timeouts.length
  broken = false
  await expect
    .poll(async () => (await client.get('/8', { maxWaitMs })).kind, { interval: 50 })
    .toBe('document')
  expect(timeouts.slice(before)).toEqual([3_000])
})

test('reports how each request ended, and which came too late for the budget', async () => {
  const attempts: string[] = []
  const rate = { count: 1, window: 3_600_000 }
  const { client } = await serveClient(
    (request, response) => {
      response.statusCode = request.url === '/gone' ? 404 : 500
      response.end()
    },
    {
      rates: { general: rate, search: rate, graph: { count: 400, window: 1_000 } },
      onAttempt: ({ limit, outcome }) => attempts.push(`${limit} ${outcome}`),
    },
  )
  await client.get('/gone', { maxWaitMs })
  expect(getReason(await client.get('/other', { maxWaitMs: 100 }))).toMatch(/rate limit/)
  await client.get('/graph/nodes', { maxWaitMs })
  expect(attempts).toEqual([
    'general not_found',
    'general too_late',
    'graph failed',
    'graph failed',
    'graph failed',
  ])
})
