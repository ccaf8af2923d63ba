/** The configurations of nginx in `deploy/nginx`, and what nginx does with several servers behind it. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { apiKey, serveStore } from '../fixtures/api'
import { replacing } from '../fixtures/facts'
import { renderedText } from '../fixtures/listening'
import { newFolder } from '../fixtures/new-folder'
import { item, makeSnapshot } from '../fixtures/snapshot'
import { cacheFolder, host, startNginx } from '../services/nginx'
import { testWith } from '../services/programs'

const test = testWith('nginx', 'openssl')

const configuration = 'deploy/nginx/several-servers.conf'

const files = ['deploy/nginx/did-atlas.conf', configuration]

test('nginx can create the cache folder on any system', () => {
  expect(readFileSync(configuration, 'utf8')).toContain(`proxy_cache_path ${cacheFolder} `)
  expect(existsSync(path.dirname(cacheFolder))).toBe(true)
})

interface OriginRequest {
  url: string
  ip: string
  headers: Record<string, unknown>
}

interface Origin {
  port: number
  /** The requests of nginx to this server, in order. */
  requests: OriginRequest[]
  replace: (title: string) => Promise<void>
  /** Answers 503 from now on. */
  fail: () => void
  close: () => Promise<void>
}

const titled = (title: string) =>
  makeSnapshot({ title, items: { projects: [item(1, title)] }, documents: { terms: {} } })

/** A server whose pages contain the name of the data. */
async function startOrigin(folder: string): Promise<Origin> {
  mkdirSync(path.join(folder, 'static'), { recursive: true })
  const store = path.join(folder, 'atlas.db')
  await saveTo(store, titled('First'))
  const render = async () => renderedText(snapshots.current.dataset.manifest.title)
  const { app, snapshots, close } = await serveStore(store, {
    siteUrl: `https://${host}`,
    trustProxy: ['127.0.0.1'],
    pages: { render, build: folder },
    drain: { idleMs: 20, requestMs: 20, allMs: 1_000 },
  })
  const requests: OriginRequest[] = []
  let isFailing = false
  let closing: Promise<void> | undefined
  app.addHook('onRequest', async ({ url, ip, headers }, reply) => {
    requests.push({ url, ip, headers })
    return isFailing ? reply.code(503).send('failing') : undefined
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return {
    port: Number(port),
    requests,
    async replace(title) {
      await saveTo(store, titled(title))
      await snapshots.check()
    },
    fail() {
      isFailing = true
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** Starts nginx with one of the files, in whose text the test changes some passages, in front of its servers. */
async function startWithOrigins(file: string, changes: readonly ((text: string) => string)[] = []) {
  const folder = newFolder()
  const origins: [Origin, ...Origin[]] = [await startOrigin(path.join(folder, 'one'))]
  if (file === configuration) origins.push(await startOrigin(path.join(folder, 'other')))
  const change = (text: string) =>
    [
      ...origins.map(({ port }, index) =>
        replacing(`127.0.0.1:${3000 + index}`, `127.0.0.1:${port}`),
      ),
      ...changes,
    ].reduce((before, replace) => replace(before), text)
  onTestFinished(async () => {
    await Promise.all(origins.map((origin) => origin.close()))
  })
  return { ...(await startNginx(file, change)), origins }
}

/** Visitors state their addresses, because all are on one machine. */
const stateAddresses = replacing(
  'client_max_body_size 64k;',
  'client_max_body_size 64k; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;',
)

for (const file of files) {
  test(`${file} limits the requests of an IPv4 address, and of a /64 of IPv6`, async () => {
    const changes = [
      stateAddresses,
      replacing('rate=50r/s', 'rate=1r/m'),
      replacing(
        'limit_req zone=atlas_requests burst=200 nodelay;',
        'limit_req zone=atlas_requests;',
      ),
    ]
    const { ask } = await startWithOrigins(file, changes)
    const from = async (address: string) =>
      (await ask('/api/v1/health', { 'x-forwarded-for': address })).status
    const sent: [address: string, status: number][] = [
      ['2001:db8:0:a::1', 200],
      ['2001:db8:0:a::2', 429],
      ['2001:db8:0:a:ffff:ffff:ffff:ffff', 429],
      ['2001:db8:0:b::1', 200],
      // A line feed and a zero among the bytes of the prefix.
      ['2001:db8:a0a:a00::1', 200],
      ['2001:db8:a0a:a00::a0a', 429],
      ['192.0.2.1', 200],
      ['192.0.2.1', 429],
      ['192.0.2.2', 200],
    ]
    for (const [address, status] of sent) expect(await from(address), address).toBe(status)
  })

  test(`${file} passes on the batches of /reconcile, and no other long body`, async () => {
    const { post, origins } = await startWithOrigins(file)
    const getUrls = () => origins.flatMap(({ requests }) => requests.map(({ url }) => url))
    const batch = 'x'.repeat(200 * 1024)
    expect((await post('/corrections', batch)).status).toBe(413)
    expect((await post('/mcp', batch)).status).toBe(413)
    expect(getUrls()).toEqual([])
    await post('/reconcile', batch)
    expect(getUrls()).toEqual(['/reconcile'])
    expect((await post('/reconcile', batch + batch)).status).toBe(413)
    expect(getUrls()).toHaveLength(1)
  })
}

/** Starts nginx in front of two servers. It caches pages for `time` instead of five seconds. */
const startWithCache = (time: string) =>
  startWithOrigins(configuration, [replacing('404 410 5s;', `404 410 ${time};`)])

const getRequests = (origins: readonly Origin[], url: string): OriginRequest[] =>
  origins.flatMap(({ requests }) => requests.filter((request) => request.url === url))

test('nginx passes the client, the host, the scheme and the encoding to servers', async () => {
  const { ask, origins } = await startWithCache('1h')
  const spoofed = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'of-the-visitor' }
  for (const target of ['/about', '/api/v1/health', '/_next/static/none.js']) {
    const response = await ask(target, { ...spoofed, 'accept-encoding': 'gzip, deflate, br' })
    const [request] = getRequests(origins, target)
    expect(request, target).toMatchObject({
      ip: '127.0.0.1',
      headers: {
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-request-id': response.headers['x-request-id'],
        'accept-encoding': 'br',
      },
    })
    expect(request?.headers.connection, target).not.toBe('close')
    expect(response.headers['x-request-id'], target).toMatch(/^[0-9a-f]{32}$/)
  }
})

test('a page is requested once for all visitors, and browsers that have it get 304', async () => {
  const { ask, origins } = await startWithCache('1h')
  const visits = await Promise.all(Array.from({ length: 20 }, () => ask('/about')))
  const said = visits.map(({ status, body }) => `${status} ${body}`)
  expect(new Set(said)).toEqual(new Set(['200 First']))
  expect(visits[0]?.headers['cache-control']).toContain('max-age=30')
  const etag = String(visits[0]?.headers.etag)
  expect(await ask('/about', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
  expect(getRequests(origins, '/about')).toHaveLength(1)
})

test('a page is revalidated by its ETag, and replaced with new data', async () => {
  const { ask, origins } = await startWithCache('1s')
  const { etag } = (await ask('/about')).headers
  const held = () => getRequests(origins, '/about').at(-1)?.headers['if-none-match']
  await expect.poll(() => ask('/about').then(held)).toBe(etag)
  await Promise.all(origins.map((origin) => origin.replace('Second')))
  await expect.poll(async () => (await ask('/about')).body).toBe('Second')
})

test('responses that depend on the client, or must not be cached, are requested each time', async () => {
  const { ask, origins } = await startWithCache('1h')
  for (const target of ['/api/v1/projects', '/about?_rsc=a', '/_next/static/none.js']) {
    for (let sent = 1; sent <= 3; sent += 1) {
      await ask(target, { 'x-api-key': apiKey })
      expect(getRequests(origins, target), target).toHaveLength(sent)
    }
  }
})

test('pages of each payload and encoding are cached separately, and no other header adds a variant', async () => {
  const { ask, origins } = await startWithCache('1h')
  const variants: [string, Record<string, string>][] = [
    ['/about', {}],
    ['/about', { 'accept-encoding': 'gzip' }],
    ['/about', { 'accept-encoding': 'gzip, br' }],
    ['/about?_rsc=a', { rsc: '1' }],
  ]
  const same: [string, Record<string, string>][] = [
    ['/about', { accept: '*/*' }],
    ['/about', { accept: 'text/html,application/xhtml+xml;q=0.9' }],
    ['/about', { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
    ['/about', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['/about', { rsc: 'anything' }],
    ['/about', { 'accept-encoding': 'zstd;q=0.5, br;q=0.1' }],
  ]
  for (const [target, headers] of [...variants, ...variants, ...same]) await ask(target, headers)
  const requests = origins.flatMap((origin) => origin.requests)
  expect(requests).toHaveLength(variants.length)
})

test('a request for another format is passed to a server, and does not affect others', async () => {
  const { ask, origins } = await startWithCache('1h')
  await ask('/about')
  const formats = ['text/turtle', 'text/html;q=0.1, text/turtle', 'application/x-1', 'a/b;c=d']
  for (const accept of formats) await ask('/about', { accept })
  const passed = getRequests(origins, '/about').map(({ headers }) => headers.accept)
  expect(passed).toEqual(expect.arrayContaining(formats))
  expect(passed).toHaveLength(formats.length + 1)
  await ask('/about')
  expect(getRequests(origins, '/about')).toHaveLength(formats.length + 1)
})

test('a server that is down is skipped, and without any the cached pages are served', async () => {
  const {
    ask,
    origins: [one, other],
  } = await startWithCache('1s')
  if (!other) throw new Error('There is one server.')
  expect((await ask('/about')).status).toBe(200)
  await one.close()
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await ask(`/page-${sent}`)).status).toBe(200)
    expect((await ask('/api/v1/health')).status).toBe(200)
  }
  other.fail()
  const before = other.requests.length
  const renewed = () => other.requests.slice(before).filter(({ url }) => url === '/about')
  await expect
    .poll(async () => {
      expect(await ask('/about')).toMatchObject({ status: 200, body: 'First' })
      return renewed().length
    })
    .toBeGreaterThan(0)
  expect((await ask('/page-never-asked')).status).toBe(503)
  await other.close()
  expect(await ask('/about')).toMatchObject({ status: 200, body: 'First' })
  expect((await ask('/api/v1/health')).status).toBe(502)
})
