/** A server whose API keys cannot be read: everything else works. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { ApiKeys } from '@/lib/store/keys'
import { SqliteKeyTable } from '@/lib/store/keys-sqlite'
import { saveTo } from '@/lib/store/open-store'
import { compiledWith } from '@/tests/fixtures/facts'
import { keysIn } from '@/tests/fixtures/keys'
import { newFolder } from '@/tests/fixtures/new-folder'
import { buildApp } from '../routes'
import { Snapshots } from '../snapshots'

const portalKey = 'portal-key-of-this-test'

/**
 * Starts a server with a key that was created before, and a way to damage the file of keys, which
 * the server has or has not read.
 */
async function serve(isDamaged: boolean) {
  const folder = newFolder()
  const [store, file] = [path.join(folder, 'atlas.db'), path.join(folder, 'keys.db')]
  await saveTo(store, await compiledWith())
  const before = await keysIn(file)
  const { key } = await before.create('Reader')
  await before.close()
  const damage = () => writeFileSync(file, Buffer.alloc(20_000, 'damaged '))
  if (isDamaged) damage()
  const keys = await ApiKeys.watch(new SqliteKeyTable(file))
  const snapshots = await Snapshots.open(store)
  const api = { snapshots, keys, portalKey }
  const siteUrl = 'https://atlas.test'
  const app = await buildApp({ siteUrl, logLevel: 'silent', api, selfServiceKeys: true })
  onTestFinished(async () => {
    await app.close()
    await keys.close()
    await snapshots.close()
  })
  return { app, keys, key, damage }
}

const statusWith = async (app: FastifyInstance, key: string) =>
  (await app.inject({ url: '/api/v1/projects', headers: { 'x-api-key': key } })).statusCode

test('returns 503 for a key that cannot be checked, 401 for a malformed key, and keeps the portal running', async () => {
  const { app, key } = await serve(true)
  const headers = { 'x-api-key': key }
  const refused = await app.inject({ url: '/api/v1/projects', headers })
  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'cache-control': 'no-store',
  })
  expect(refused.json().error).toEqual({
    code: 'service_unavailable',
    message: 'API keys cannot be checked right now. Try again soon.',
  })
  expect(await statusWith(app, 'no-key')).toBe(401)
  expect(await statusWith(app, portalKey)).toBe(200)
  expect((await app.inject({ url: '/api/v1/terms', headers })).statusCode).toBe(200)
  const mcp = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
  })
  expect([mcp.statusCode, mcp.headers['retry-after']]).toEqual([503, '5'])
})

test('no key is created, no attempt counts against the limit, and health reports the fault', async () => {
  const { app } = await serve(true)
  for (let attempts = 0; attempts < 6; attempts += 1) {
    const created = await app.inject({ method: 'POST', url: '/keys' })
    expect([created.statusCode, created.headers['retry-after']]).toEqual([503, '60'])
  }
  const health = await app.inject('/api/v1/health')
  expect(health.json()).toMatchObject({
    status: 'degraded',
    services: { database: { status: 'connected' }, api: { status: 'degraded' } },
  })
})

test('keys that were read before the file was damaged stay valid', async () => {
  const { app, keys, key, damage } = await serve(false)
  const unknown = `atlas_00000000_${'A'.repeat(43)}`
  expect(await statusWith(app, key)).toBe(200)
  expect(await statusWith(app, unknown)).toBe(401)
  damage()
  await keys.refresh()
  expect(await statusWith(app, key)).toBe(200)
  expect(await statusWith(app, unknown)).toBe(503)
})
