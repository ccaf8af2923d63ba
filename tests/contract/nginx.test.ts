/** The configurations of nginx in `deploy/nginx`, and what nginx does with several servers behind it. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { KeyStore } from '@/lib/facts/store/keys'
import { saveTo } from '@/lib/store/store'
import { buildApp } from '@/server/app'
import { Snapshots } from '@/server/snapshots'
import { inTemporaryFolder, replacing } from '../fixtures/facts'
import { renderedText } from '../fixtures/listening'
import { item, snapshotOf } from '../fixtures/snapshot'
import { checkConfiguration, host, type NginxService, withNginx } from '../services/nginx'
import { testWith } from '../services/programs'

const test = testWith('nginx', 'openssl')

const configuration = 'deploy/nginx/several-servers.conf'
const portalKey = 'portal-key-of-this-test'

for (const file of ['deploy/nginx/did-atlas.conf', configuration]) {
  test(`nginx accepts ${file}`, async () => {
    expect(await checkConfiguration(file)).toContain('test is successful')
  })
}

interface Asked {
  url: string
  ip: string
  headers: Record<string, unknown>
}

interface Origin {
  port: number
  /** What nginx has asked of this server, in order. */
  asked: Asked[]
  replace: (title: string) => Promise<void>
  /** Answers 503 from now on. */
  fail: () => void
  close: () => Promise<void>
}

const titled = (title: string) =>
  snapshotOf({ title, items: { projects: [item(1, title)] }, documents: { terms: {} } })

/** A server whose pages say what the data is called. */
async function startOrigin(folder: string): Promise<Origin> {
  mkdirSync(path.join(folder, 'static'), { recursive: true })
  const store = path.join(folder, 'atlas.db')
  await saveTo(store, titled('First'))
  const snapshots = await Snapshots.open(store)
  const keys = new KeyStore(path.join(folder, 'keys.db'))
  const render = async () => renderedText(snapshots.current.dataset.manifest.title)
  const app = await buildApp({
    siteUrl: `https://${host}`,
    logLevel: 'silent',
    trustProxy: ['127.0.0.1'],
    api: { snapshots, keys, portalKey },
    pages: { render, build: folder },
    drain: { idleMs: 20, requestMs: 20, allMs: 1_000 },
  })
  const asked: Asked[] = []
  let isFailing = false
  let closing: Promise<void> | undefined
  app.addHook('onRequest', async ({ url, ip, headers }, reply) => {
    asked.push({ url, ip, headers })
    return isFailing ? reply.code(503).send('failing') : undefined
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return {
    port: Number(port),
    asked,
    async replace(title) {
      await saveTo(store, titled(title))
      await snapshots.check()
    },
    fail() {
      isFailing = true
    },
    close: () => {
      closing ??= app.close().then(async () => {
        await snapshots.close()
        keys.close()
      })
      return closing
    },
  }
}

/** Provides nginx before two servers. It keeps pages for a time of the test's, in place of five seconds. */
const withOrigins = (
  time: string,
  use: (nginx: NginxService, origins: [Origin, Origin]) => Promise<void>,
) =>
  inTemporaryFolder(async (folder) => {
    const origins: [Origin, Origin] = [
      await startOrigin(path.join(folder, 'one')),
      await startOrigin(path.join(folder, 'other')),
    ]
    const [one, other] = origins
    const change = (text: string) =>
      [
        replacing('127.0.0.1:3000', `127.0.0.1:${one.port}`),
        replacing('127.0.0.1:3001', `127.0.0.1:${other.port}`),
        replacing('404 410 5s;', `404 410 ${time};`),
      ].reduce((before, replace) => replace(before), text)
    try {
      await withNginx(configuration, change, (nginx) => use(nginx, origins))
    } finally {
      await Promise.all(origins.map((origin) => origin.close()))
    }
  })

const askedOf = (origins: readonly Origin[], url: string): Asked[] =>
  origins.flatMap(({ asked }) => asked.filter((one) => one.url === url))

test('servers learn from nginx who asks, for which host, by what name, and in which encoding', () =>
  withOrigins('1h', async ({ ask }, origins) => {
    const spoofed = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'of-the-visitor' }
    for (const target of ['/about', '/api/v1/health', '/_next/static/none.js']) {
      const answer = await ask(target, { ...spoofed, 'accept-encoding': 'gzip, deflate, br' })
      const [asked] = askedOf(origins, target)
      expect(asked, target).toMatchObject({
        ip: '127.0.0.1',
        headers: {
          host,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
          'x-request-id': answer.headers['x-request-id'],
          'accept-encoding': 'br',
        },
      })
      expect(asked?.headers.connection, target).not.toBe('close')
      expect(answer.headers['x-request-id'], target).toMatch(/^[0-9a-f]{32}$/)
    }
  }))

test('a page is asked for once, whoever visits, and a browser that has it is told so', () =>
  withOrigins('1h', async ({ ask }, origins) => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => ask('/about')))
    const said = visits.map(({ status, body }) => `${status} ${body}`)
    expect(new Set(said)).toEqual(new Set(['200 First']))
    expect(visits[0]?.headers['cache-control']).toContain('max-age=30')
    const etag = String(visits[0]?.headers.etag)
    expect(await ask('/about', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
    expect(askedOf(origins, '/about')).toHaveLength(1)
  }))

test('a page is renewed by its ETag, and new with new data', () =>
  withOrigins('1s', async ({ ask }, origins) => {
    const { etag } = (await ask('/about')).headers
    const held = () => askedOf(origins, '/about').at(-1)?.headers['if-none-match']
    await expect.poll(() => ask('/about').then(held)).toBe(etag)
    await Promise.all(origins.map((origin) => origin.replace('Second')))
    await expect.poll(async () => (await ask('/about')).body).toBe('Second')
  }))

test('what depends on who asks, and what no cache may keep, is asked for each time', () =>
  withOrigins('1h', async ({ ask }, origins) => {
    for (const target of ['/api/v1/projects', '/about?_rsc=a', '/_next/static/none.js']) {
      for (let sent = 1; sent <= 3; sent += 1) {
        await ask(target, { 'x-api-key': portalKey })
        expect(askedOf(origins, target), target).toHaveLength(sent)
      }
    }
  }))

test('what a page differs by is kept apart: its format, its payload, its encoding', () =>
  withOrigins('1h', async ({ ask }, origins) => {
    const variants: [string, Record<string, string>][] = [
      ['/about', {}],
      ['/about', { 'accept-encoding': 'gzip' }],
      ['/about', { 'accept-encoding': 'gzip, br' }],
      ['/about', { accept: 'text/turtle' }],
      ['/about', { accept: 'text/html,application/xhtml+xml;q=0.9' }],
      ['/about?_rsc=a', { rsc: '1' }],
    ]
    for (const [target, headers] of [...variants, ...variants]) await ask(target, headers)
    const asked = origins.flatMap((origin) => origin.asked)
    expect(asked).toHaveLength(variants.length)
  }))

test('a server that is gone is left out, and without any the pages of before are shown', () =>
  withOrigins('1s', async ({ ask }, [one, other]) => {
    expect((await ask('/about')).status).toBe(200)
    await one.close()
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await ask(`/page-${sent}`)).status).toBe(200)
      expect((await ask('/api/v1/health')).status).toBe(200)
    }
    other.fail()
    const before = other.asked.length
    const renewed = () => other.asked.slice(before).filter(({ url }) => url === '/about')
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
  }))
