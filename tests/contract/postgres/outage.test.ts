/** Stops and starts PostgreSQL during requests: no response is wrong, and no restart is needed. */
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect } from 'vitest'
import { KeyStore } from '@/lib/facts/store/keys'
import { loadSnapshot } from '@/lib/facts/store/postgres/load'
import { buildApp } from '@/server/app'
import { Snapshots } from '@/server/snapshots'
import type { Answer } from '../../fixtures/api'
import { compiledWith, inTemporaryFolder, replacing } from '../../fixtures/facts'
import { newDatabase, PostgresServer } from '../../fixtures/postgres-server'
import { testWith } from '../../services/programs'

const test = testWith('postgresql')

const key = 'unlimited-key-of-the-test'

type Get = (target: string) => Promise<Answer>

interface Served {
  get: Get
  server: PostgresServer
  url: string
  events: string[]
}

/** Provides the API over a database on a separate PostgreSQL server. */
async function whileServed(use: (served: Served) => Promise<void>): Promise<void> {
  const server = await PostgresServer.launch()
  await inTemporaryFolder(async (folder) => {
    const url = await newDatabase(server.address())
    await loadSnapshot(url, await compiledWith())
    const events: string[] = []
    const snapshots = await Snapshots.open(url, {
      beside: path.join(folder, 'atlas.db'),
      onChange: (event) => events.push(Object.keys(event).join()),
    })
    const keys = new KeyStore(path.join(folder, 'keys.db'))
    const api = { snapshots, keys, portalKey: key }
    const app = await buildApp({ siteUrl: 'https://atlas.test', logLevel: 'silent', api })
    const get: Get = (target) =>
      app.inject({ url: `/api/v1${target}`, headers: { 'x-api-key': key } })
    try {
      await use({ get, server, url, events })
    } finally {
      await app.close()
      await snapshots.close()
      keys.close()
    }
  }).finally(() => server.close())
}

const uncached = [
  '/people',
  '/projects?q=wallet',
  '/search?query=ada',
  '/dlts?include_projects=true',
]

test('what was answered before is answered while PostgreSQL is gone, the rest is 503, and all is well when it is back', () =>
  whileServed(async ({ get, server, events }) => {
    const before = await get('/projects')
    expect(before.statusCode).toBe(200)
    const healthStatus = async () => JSON.parse((await get('/health')).body)
    expect(await healthStatus()).toMatchObject({ status: 'healthy' })

    await server.stop()
    const again = await get('/projects')
    expect(again.statusCode).toBe(200)
    expect(again.body).toBe(before.body)
    for (const target of [...uncached, '/projects/999999']) {
      const response = await get(target)
      expect(response.statusCode, target).toBe(503)
      expect(response.headers, target).toMatchObject({
        'retry-after': expect.stringMatching(/^\d+$/),
        'cache-control': 'no-store',
      })
      expect(JSON.parse(response.body).error.code).toBe('service_unavailable')
      expect(response.body).not.toContain('postgres')
    }
    expect((await get('/health')).statusCode).toBe(200)
    expect(await healthStatus()).toMatchObject({
      status: 'degraded',
      services: { database: { status: 'disconnected' }, cache: { status: 'operational' } },
    })
    expect((await get('/projects')).headers.etag).toBe(before.headers.etag)
    await expect.poll(() => events).toEqual(['unreachable'])

    await server.start()
    for (const target of uncached) {
      await expect.poll(async () => (await get(target)).statusCode).toBe(200)
    }
    expect((await get('/projects/999999')).statusCode).toBe(404)
    await expect.poll(async () => (await healthStatus()).status).toBe('healthy')
    expect(events).toEqual(['unreachable', 'reachable'])
  }))

test('requests wait for a PostgreSQL that is restarted', () =>
  whileServed(async ({ get, server }) => {
    await server.stop()
    const answers = Promise.all(uncached.map((target) => get(target)))
    await server.start()
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual(uncached.map(() => 200))
  }))

test('requests that are under way when PostgreSQL crashes are answered right or with 503', () =>
  whileServed(async ({ get, server, url }) => {
    const statuses = new Set<number>()
    const wrong: string[] = []
    let going = true
    const ask = async (offset: number) => {
      for (let turn = offset; going; turn += 1) {
        // Each page is requested only once, so that no response comes from memory.
        const page = turn * 4 + 1
        const response = await get(`/projects?per_page=1&page=${page}`)
        await setImmediate()
        statuses.add(response.statusCode)
        if (response.statusCode === 503) continue
        const body = JSON.parse(response.body)
        if (response.statusCode !== 200 || body.pagination.page !== page) wrong.push(response.body)
      }
    }
    const clients = Promise.all([0, 1, 2, 3].map((client) => ask(client * 100_000)))
    const statusOf = async (target: string) => (await get(target)).statusCode
    try {
      await server.stop()
      await expect.poll(() => statusOf('/people?per_page=2')).toBe(503)
      await server.start()
      for (const target of ['/people?per_page=3', '/people?per_page=4']) {
        await expect.poll(() => statusOf(target)).toBe(200)
        await server.stop()
        await server.start()
      }
      await expect.poll(() => statusOf('/people?per_page=5')).toBe(200)
    } finally {
      going = false
      await clients
    }
    expect(wrong).toEqual([])
    expect([...statuses].sort()).toEqual([200, 503])
    const changed = await compiledWith({
      'people/ada-example.yaml': replacing('name: Ada Example', 'name: Ada Sample'),
    })
    await loadSnapshot(url, changed)
    await expect.poll(async () => (await get('/people')).body).toContain('Ada Sample')
  }))
