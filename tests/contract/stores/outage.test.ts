/** Stops and starts PostgreSQL while the API is served: requests do not need it, and no restart is needed. */
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { apiKey, serveStore } from '../../fixtures/api'
import { compiledWith, replacing } from '../../fixtures/facts'
import { newFolder } from '../../fixtures/new-folder'
import { newDatabase, PostgresServer } from '../../fixtures/postgres-server'
import { testWith } from '../../services/programs'

const test = testWith('postgresql')

const targets = ['/people', '/projects?q=wallet', '/search?query=ada', '/projects/1']

test('all requests succeed while PostgreSQL is down, and new data arrives when it is back', async () => {
  const server = await PostgresServer.launch()
  onTestFinished(() => server.close())
  const url = await newDatabase(server.address())
  await saveTo(url, await compiledWith())
  const events: string[] = []
  const { app, close } = await serveStore(url, {
    snapshots: {
      storePath: path.join(newFolder(), 'atlas.db'),
      onChange: (event) => void events.push(Object.keys(event).join()),
    },
  })
  onTestFinished(close)
  const get = (target: string) =>
    app.inject({ url: `/api/v1${target}`, headers: { 'x-api-key': apiKey } })
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
})
