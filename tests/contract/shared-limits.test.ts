/** Rate limits that are counted across all instances. */
import { expect } from 'vitest'
import { countValues } from '@/lib/text/group-by'
import { ask, type Instance, portalKey, startInstances } from '../fixtures/instances'
import { testWith } from '../services/programs'
import { startRedis } from '../services/redis'

const test = testWith('redis')

const counts = (answers: readonly { statusCode: number }[]) =>
  Object.fromEntries(countValues(answers.map(({ statusCode }) => statusCode)))

/** Sends all requests at once, to each server in turn. */
const askAll = async (servers: readonly Instance[], count: number, url: string, from: string) => {
  const asking = Array.from({ length: count }, (_, index) => {
    const server = servers[index % servers.length]
    if (!server) throw new Error('no server')
    return ask(server, url, { from })
  })
  return Promise.all(asking)
}

test('a client has one limit through all instances, each class and each client its own', async () => {
  const { url } = await startRedis()
  const { one, other } = await startInstances({ url })
  const { key } = await one.keys.create('limited')
  const { key: others } = await other.keys.create('limited')
  for (let sent = 0; sent < 120; sent += 1) {
    const server = sent % 2 ? one : other
    const response = await ask(server, '/api/v1/projects', {
      key: server === one ? key : others,
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['x-ratelimit-remaining']).toBe(String(119 - sent))
  }
  for (const server of [one, other]) {
    const own = server === one ? key : others
    const refused = await ask(server, '/api/v1/projects', { key: own })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d?$/)
    expect(refused.headers.ratelimit).toMatch(/^"general";r=0;t=\d+$/)
    const elsewhere = await ask(server, '/api/v1/projects', { key: own, from: '192.0.2.2' })
    expect(elsewhere.statusCode).toBe(200)
    const unlimited = await ask(server, '/api/v1/projects', { key: portalKey })
    expect(unlimited.statusCode).toBe(200)
  }
  const search = await ask(one, '/api/v1/search?query=a', { key })
  expect(search.headers['x-ratelimit-remaining']).toBe('29')
  const health = await ask(other, '/api/v1/health')
  expect(health.headers['x-ratelimit-remaining']).toBe('119')
})

test('of 300 requests at once exactly 120 pass, and a 304 counts nowhere', async () => {
  const { url } = await startRedis()
  const { one, other } = await startInstances({ url })
  const health = await askAll([one, other], 300, '/api/v1/health', '192.0.2.3')
  expect(counts(health)).toEqual({ 200: 120, 429: 180 })
  const { key } = await one.keys.create('limited')
  const first = await ask(one, '/api/v1/projects', { key, from: '192.0.2.4' })
  const held = { 'x-api-key': key, 'if-none-match': String(first.headers.etag) }
  for (let sent = 0; sent < 5; sent += 1) {
    const headers = { ...held, 'x-forwarded-for': '192.0.2.4' }
    const response = await one.app.inject({ url: '/api/v1/projects', headers })
    expect(response.statusCode).toBe(304)
  }
  const next = await ask(one, '/api/v1/projects', { key, from: '192.0.2.4' })
  expect(next.headers['x-ratelimit-remaining']).toBe('118')
})

test('new keys and corrections are limited through all instances, too', async () => {
  const { url } = await startRedis()
  const { one, other } = await startInstances({ url })
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ask(index % 2 ? one : other, '/keys', { method: 'POST', from: '2001:db8::1' }),
    ),
  )
  expect(counts(responses)).toEqual({ 200: 5, 429: 15 })

  const payload = new URLSearchParams({
    record: 'projects/1',
    right: 'What is right of this synthetic fact.',
    source: 'https://source.test/page',
  }).toString()
  const sent = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      ask(index % 2 ? one : other, '/corrections', { method: 'POST', payload }),
    ),
  )
  expect(counts(sent)).toEqual({ 303: 20, 429: 10 })
})

test('sites that use one Redis have limits of their own', async () => {
  const { url } = await startRedis()
  const { one, other } = await startInstances([{ url }, { url, siteUrl: 'https://other.test' }])
  await askAll([one], 121, '/api/v1/health', '192.0.2.5')
  expect((await ask(one, '/api/v1/health', { from: '192.0.2.5' })).statusCode).toBe(429)
  const response = await ask(other, '/api/v1/health', { from: '192.0.2.5' })
  expect(response.headers['x-ratelimit-remaining']).toBe('119')
})
