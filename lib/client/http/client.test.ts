import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { Client, type ClientOptions, type Reply } from './client'
import { exchange } from './exchange'

const maxWaitMs = 10_000
const servers = new Set<Server>()

test.afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers.clear()
})

/** Starts a server on a free port, and a client of it. The requested paths are recorded. */
async function serverOf(listener: RequestListener, options: Partial<ClientOptions> = {}) {
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    listener(request, response)
  })
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const baseUrl = `http://127.0.0.1:${port}`
  return { requestedPaths, baseUrl, client: new Client({ baseUrl, ...options }) }
}

const json: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end('{"data":[]}')
}

const reasonOf = (reply: Reply) => (reply.kind === 'unavailable' ? reply.reason : reply.kind)

test('shares a request that is in flight', async () => {
  const { requestedPaths, client } = await serverOf((request, response) =>
    setTimeout(() => json(request, response), 50),
  )
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => client.get('/a', { maxWaitMs })),
  )
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['document']))
  expect(requestedPaths).toEqual(['/a'])
  await client.get('/a', { maxWaitMs })
  expect(requestedPaths).toHaveLength(2)
})

test('limits the number of concurrent requests', async () => {
  let concurrent = 0
  let maxConcurrent = 0
  const { client } = await serverOf((request, response) => {
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

test('limits each class separately, and rejects requests that would wait too long', async () => {
  const rate = (count: number) => ({ count, window: 3_600_000 })
  const rates = { general: rate(60), search: rate(30), graph: rate(10) }
  const { requestedPaths, client } = await serverOf(json, { rates })
  const ask = (path: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      client.get(`${path}${index}`, { maxWaitMs: 20_000 }),
    )
  const replies = await Promise.all([
    ...ask('/projects/', 30),
    ...ask('/search?query=', 30),
    ...ask('/graph/', 30),
  ])
  const countOf = (path: string) => requestedPaths.filter((url) => url.startsWith(path)).length
  expect([countOf('/projects'), countOf('/search'), countOf('/graph')]).toEqual([15, 7, 2])
  const refused = replies.filter(({ kind }) => kind === 'unavailable')
  expect(refused).toHaveLength(66)
  expect(refused.every((reply) => /rate limit/.test(reasonOf(reply)))).toBe(true)
})

for (const [status, header] of [
  [429, '1'],
  [503, () => new Date(Date.now() + 2000).toUTCString()],
] as const) {
  test(`pauses all requests as a ${status} demands, and retries`, async () => {
    const times: number[] = []
    const { client } = await serverOf((request, response) => {
      times.push(performance.now())
      if (times.length > 1) return json(request, response)
      const after = typeof header === 'string' ? header : header()
      response.writeHead(status, { 'retry-after': after }).end()
    })
    const first = client.get('/a', { maxWaitMs })
    await expect.poll(() => times.length, { intervals: [10] }).toBe(1)
    const replies = await Promise.all([first, client.get('/b', { maxWaitMs })])
    expect(replies.map(({ kind }) => kind)).toEqual(['document', 'document'])
    const [start = 0, ...later] = times
    for (const time of later) expect(time - start).toBeGreaterThan(900)
  })
}

test('gives up if a pause is longer than it may wait, and makes no requests during it', async () => {
  const { requestedPaths, client } = await serverOf((_request, response) =>
    response.writeHead(429, { 'retry-after': '60' }).end(),
  )
  expect((await client.get('/a', { maxWaitMs })).kind).toBe('unavailable')
  expect((await client.get('/b', { maxWaitMs })).kind).toBe('unavailable')
  expect(requestedPaths).toEqual(['/a'])
})

test('retries only failures that a retry may resolve', async () => {
  const { requestedPaths, client } = await serverOf((request, response) => {
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
  const { requestedPaths, client } = await serverOf(
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
    .poll(async () => (await client.get('/8', { maxWaitMs })).kind, { intervals: [50] })
    .toBe('document')
  expect(states).toEqual(['down', 'up'])
})

test('treats an API that answers every request with 429 as down', async () => {
  const { requestedPaths, client } = await serverOf((_request, response) =>
    response.writeHead(429, { 'retry-after': '1' }).end(),
  )
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6']
  await Promise.all(paths.map((path) => client.get(path, { maxWaitMs })))
  const before = requestedPaths.length
  expect(reasonOf(await client.get('/7', { maxWaitMs }))).toContain('the API is down')
  expect(requestedPaths).toHaveLength(before)
})

test('reads compressed responses, with the same limit of their length', async () => {
  const { client } = await serverOf((request, response) => {
    expect(request.headers['accept-encoding']).toBe('gzip')
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(request.url === '/a' ? '{"a":"é"}' : `"${'x'.repeat(30 << 20)}"`))
  })
  expect(await client.get('/a', { maxWaitMs })).toMatchObject({ body: { a: 'é' } })
  expect(reasonOf(await client.get('/b', { maxWaitMs }))).toContain('too long')
})

test('accepts only complete JSON documents', async () => {
  const answers: Record<string, RequestListener> = {
    '/html': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Maintenance</p>'),
    '/mislabelled': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('<p>Hello</p>'),
    '/truncated': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      response.write('{"data":[')
      setTimeout(() => response.destroy(), 20)
    },
    '/redirect': (_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end(),
    '/long': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('"')
      const more = () => response.destroyed || response.write('x'.repeat(1 << 20), more)
      more()
    },
  }
  const kinds = Object.entries(answers).map(async ([path, listener]) => {
    const { client } = await serverOf(listener)
    return [path, (await client.get(path, { maxWaitMs })).kind]
  })
  for (const [path, kind] of await Promise.all(kinds)) expect(kind, path).toBe('unavailable')
})

test('sends its key only in its header, and the ETag if there is one', async () => {
  const key = 'key-of-this-test-alone'
  const { client } = await serverOf(
    (request, response) => {
      expect(request.url).not.toContain(key)
      const hasEtag = request.headers['if-none-match'] === '"tag"'
      response.writeHead(hasEtag && request.headers['x-api-key'] === key ? 304 : 500).end()
    },
    { key },
  )
  const reply = await client.get('/a', { maxWaitMs, etag: '"tag"' })
  expect(reply.kind).toBe('not_modified')
  expect(JSON.stringify(await client.get('/b', { maxWaitMs }))).not.toContain(key)
})

test('aborts a response that does not end', async () => {
  const { baseUrl } = await serverOf((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 10)
    response.once('close', () => clearInterval(timer))
  })
  const outcome = await exchange({ baseUrl, path: '/a', timeout: 100 })
  expect(outcome).toEqual({ kind: 'failed', reason: 'no answer in time', timedOut: true })
})

test('gives each class of requests its time, and less to one that looks whether all is well', async () => {
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
    .poll(async () => (await client.get('/8', { maxWaitMs })).kind, { intervals: [50] })
    .toBe('document')
  expect(timeouts.slice(before)).toEqual([3_000])
})

test('says how each request ended, and which came too late for the budget', async () => {
  const attempts: string[] = []
  const rate = { count: 1, window: 3_600_000 }
  const { client } = await serverOf(
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
  await client.get('/other', { maxWaitMs: 100 })
  await client.get('/graph/nodes', { maxWaitMs })
  expect(attempts).toEqual([
    'general not_found',
    'general too_late',
    'graph failed',
    'graph failed',
    'graph failed',
  ])
})
