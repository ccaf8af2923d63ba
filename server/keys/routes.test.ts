import { createHash } from 'node:crypto'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { KeyError } from '@/lib/store/key-table'
import { keysIn } from '@/tests/fixtures/keys'
import { newFolder } from '@/tests/fixtures/new-folder'
import { RequestLog } from '../logging/request-log'
import { keyRoutes } from './routes'

const siteUrl = 'https://atlas.example.org'
const json = { accept: 'application/json' }

async function serve(open = true) {
  const keys = await keysIn(path.join(newFolder(), 'keys.db'))
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  app.decorate('requestLog', new RequestLog(app.log))
  await app.register((scope) => keyRoutes(scope, { siteUrl, keys: open ? keys : undefined }))
  onTestFinished(async () => {
    await app.close()
    await keys.close()
  })
  return { app, keys }
}

const ask = (app: FastifyInstance, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/keys', headers })

const keyIn = (body: string): string => /<pre>(atlas_[^<]+)<\/pre>/.exec(body)?.[1] ?? ''

test('creates a valid key, and shows it on a page that is not cached', async () => {
  const { app, keys } = await serve()
  const response = await ask(app)
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(keys.find(keyIn(response.body))).toMatchObject({ unlimited: false, name: 'self-made' })
  expect(response.body).toContain(`${siteUrl}/api/v1/projects`)
  expect(response.headers['content-security-policy']).toContain("font-src 'self'")
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(response.body) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(response.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
})

test('creates a key for a program that prefers JSON', async () => {
  const { app, keys } = await serve()
  const response = await ask(app, json)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store'])
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  const { key, ...rest } = response.json()
  expect(keys.find(key)).toMatchObject({ unlimited: false, name: 'self-made' })
  expect(rest).toEqual({
    header: 'X-API-Key',
    api: `${siteUrl}/api/v1`,
    requests_per_minute: { general: 120, search: 30, graph: 10 },
    expires: { days_without_use: 90, hours_if_never_used: 24 },
  })
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  expect((await ask(app, browser)).body).toContain('<h1>Your API key</h1>')
})

test('refuses a program with the error body of the API, which states the remedy', async () => {
  const { app } = await serve()
  const foreign = await ask(app, { ...json, origin: 'https://evil.example' })
  expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'forbidden'])
  const unreadable = await app.inject({
    method: 'POST',
    url: '/keys',
    headers: { ...json, 'content-type': 'application/json' },
  })
  expect(unreadable.statusCode).toBe(400)
  expect(unreadable.json().error).toEqual({
    code: 'invalid_parameter',
    message: expect.stringContaining('Send it without a body'),
  })
  const read = await app.inject({ url: '/keys', headers: json })
  expect([read.statusCode, read.headers.allow]).toEqual([405, 'POST'])
  for (let count = 0; count < 5; count += 1) await ask(app, json)
  const refused = await ask(app, json)
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limit_exceeded'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  expect(refused.json().error.message).toMatch(/The next can be created in \d+ hours/)
})

test('creates five a day for one network, and others for others', async () => {
  const { app, keys } = await serve()
  const from = (address: string) => ask(app, { 'x-forwarded-for': address })
  for (let count = 0; count < 5; count += 1) {
    expect((await from(`2001:db8:1:2::${count}`)).statusCode).toBe(200)
  }
  const refused = await from('2001:db8:1:2:ffff::1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  expect(keyIn(refused.body)).toBe('')
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)
  expect(await keys.list()).toHaveLength(6)
})

test('creates fifty a day for the clients of a wider network, without exhausting those of others', async () => {
  const { app, keys } = await serve()
  const statuses: number[] = []
  for (let client = 0; client < 60; client += 1) {
    statuses.push((await ask(app, { 'x-forwarded-for': `2001:db8:1:${client}::1` })).statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  expect(statuses.slice(50)).toEqual(Array(10).fill(429))
  for (const address of ['2001:db8:2:1::1', '192.0.2.1']) {
    expect((await ask(app, { 'x-forwarded-for': address })).statusCode, address).toBe(200)
  }
  expect(await keys.list()).toHaveLength(52)
})

test('refused attempts of one client do not count for its network', async () => {
  const { app } = await serve()
  for (let sent = 0; sent < 60; sent += 1) await ask(app, { 'x-forwarded-for': '192.0.2.1' })
  expect((await ask(app, { 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(200)
})

test('refuses a request from a page of another site', async () => {
  const { app, keys } = await serve()
  expect((await ask(app, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect(await keys.list()).toEqual([])
})

test('refuses without a script, and redirects back to the page, if new keys are disabled', async () => {
  const { app, keys } = await serve(false)
  const response = await ask(app)
  expect(response.statusCode).toBe(403)
  expect(response.body).toContain('You cannot create keys on this site.')
  expect(response.body).not.toContain('<script')
  expect(response.headers['content-security-policy']).not.toContain('script-src')
  expect(await keys.list()).toEqual([])
  const page = await app.inject('/keys')
  expect([page.statusCode, page.headers.location]).toEqual([303, '/developers/key'])
})

test('treats an unreadable body as a client error', async () => {
  const { app, keys } = await serve()
  const failures: unknown[] = []
  app.requestLog.failed = (...failure) => failures.push(failure)
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: '/keys', headers, payload: '{' })
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('The request could not be read.')
  expect([await keys.list(), failures]).toEqual([[], []])
})

test('reports that the key cannot be stored, which is already logged', async () => {
  const { app, keys } = await serve()
  const failures: unknown[] = []
  app.requestLog.failed = (...failure) => failures.push(failure)
  keys.createSelfService = async () => {
    throw new KeyError('disk full')
  }
  const response = await ask(app)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60'])
  expect(response.body).toContain('could not store the key')
  expect(response.body).not.toContain('disk full')
  expect(failures).toEqual([])
})
