/** Stops and starts PostgreSQL while the API is served: requests do not need it, and no restart is needed. */
import path from 'node:path'
import { expect } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { type Answer, apiKey, serveStore } from '../../fixtures/api'
import { compiledWith, inTemporaryFolder, replacing } from '../../fixtures/facts'
import { newDatabase, PostgresServer } from '../../fixtures/postgres-server'
import { testWith } from '../../services/programs'

const test = testWith('postgresql')

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
    await saveTo(url, await compiledWith())
    const events: string[] = []
    const { app, close } = await serveStore(url, {
      snapshots: {
        storePath: path.join(folder, 'atlas.db'),
        onChange: (event) => void events.push(Object.keys(event).join()),
      },
    })
    const get: Get = (target) =>
      app.inject({ url: `/api/v1${target}`, headers: { 'x-api-key': apiKey } })
    try {
      await use({ get, server, url, events })
    } finally {
      await close()
    }
  }).finally(() => server.close())
}

const targets = ['/people', '/projects?q=wallet', '/search?query=ada', '/projects/1']

test('all requests succeed while PostgreSQL is down, and new data arrives when it is back', () =>
  whileServed(async ({ get, server, url, events }) => {
    const healthStatus = async () => JSON.parse((await get('/health')).body)
    expect(await healthStatus()).toMatchObject({ status: 'healthy' })
    await server.stop()
    for (const target of targets) expect((await get(target)).statusCode, target).toBe(200)
    expect((await get('/projects/999999')).statusCode).toBe(404)
    await expect.poll(async () => (await healthStatus()).status).toBe('degraded')
    expect((await get('/health')).statusCode).toBe(200)
    expect(await healthStatus()).toMatchObject({
      services: { database: { status: 'disconnected' }, cache: { status: 'operational' } },
    })
    expect(events).toEqual(['unreachable'])

    await server.start()
    const changed = await compiledWith({
      'people/ada-example.yaml': replacing('name: Ada Example', 'name: Ada Sample'),
    })
    await saveTo(url, changed)
    await expect.poll(async () => (await get('/people')).body).toContain('Ada Sample')
    expect(await healthStatus()).toMatchObject({ status: 'healthy' })
    expect([...events].sort()).toEqual(['hash,replaced', 'reachable', 'unreachable'])
  }))
