import { expect, test } from 'vitest'
import { get, startListening } from '@/tests/fixtures/listening'
import type { Rendered, SendForm } from '../pages/renderer'

const render = async (): Promise<Rendered> => ({
  status: 404,
  contentType: 'text/plain',
  cacheControl: '',
  body: Buffer.from(''),
})

const formType = 'application/x-www-form-urlencoded'

/** Responds with what it was sent. */
const echo: SendForm = async (path, form) => ({
  status: path.startsWith('/reconcile/entity') ? 308 : 200,
  contentType: path.includes('preview') ? 'text/html; charset=utf-8' : 'application/json',
  ...(path.startsWith('/reconcile/entity')
    ? { location: 'http://127.0.0.1:9/projects/1-alpine-id' }
    : {}),
  cacheControl: '',
  body: Buffer.from(JSON.stringify([path, form])),
})

async function serve(sendForm = echo) {
  const { port, open } = await startListening(render, {
    pages: { render, sendForm, build: 'var' },
    trustProxy: ['127.0.0.1'],
  })
  return { address: `http://127.0.0.1:${port}/reconcile`, open }
}

test('forwards requests, as a form or in a query, from any site', async () => {
  const { address } = await serve()
  const queries = JSON.stringify({ q: { query: 'Zürich & more' } })
  const form = new URLSearchParams({ queries }).toString()
  for (const answer of [
    await fetch(`${address}?${form}`),
    await fetch(address, { method: 'POST', body: new URLSearchParams(form) }),
  ]) {
    expect(await answer.json()).toEqual(['/reconcile', form])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  const suggested = await fetch(`${address}/suggest/entity?prefix=a`)
  expect(await suggested.json()).toEqual(['/reconcile/suggest/entity', 'prefix=a'])
  const preflight = await fetch(address, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
})

test('refuses a body of another type, and names the right one', async () => {
  const { address } = await serve()
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.message).toContain(formType)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('exposes no other part of the renderer', async () => {
  const { open } = await serve()
  for (const path of [
    '/reconcile/../projects',
    '/reconcile/%2e%2e/projects',
    '/reconcile/suggest/..%2f..%2fprojects',
    '/reconcile/suggest/entity/more',
    '/reconcile//elsewhere.example',
    '/reconcile/entity/project-1%00',
  ]) {
    const answer = await (await open(get(path, 'Connection: close'))).closed
    expect(answer, path).toMatch(/^HTTP\/1.1 404 [\s\S]*"code":"not_found"/)
  }
})

test('a preview runs and loads nothing, and an entity redirects to its page', async () => {
  const { address } = await serve()
  const preview = await fetch(`${address}/preview?id=project-1`)
  expect(preview.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const entity = await fetch(`${address}/entity/project-1`, { redirect: 'manual' })
  expect([entity.status, entity.headers.get('location')]).toEqual([308, '/projects/1-alpine-id'])
})

test('has the general limit, for each client', async () => {
  const { address } = await serve()
  const ask = async (client: string) =>
    (await fetch(address, { headers: { 'x-forwarded-for': client } })).status
  const statuses: number[] = []
  for (let count = 0; count < 121; count += 1) statuses.push(await ask('192.0.2.1'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(await ask('192.0.2.2')).toBe(200)
})

test('refuses a body that is too large, and other methods', async () => {
  const { address } = await serve()
  const post = (body: BodyInit, type: string) =>
    fetch(address, { method: 'POST', body, headers: { 'content-type': type } })
  const tooLarge = await post(`queries=${'x'.repeat(300_000)}`, formType)
  expect(tooLarge.status).toBe(413)
  expect(tooLarge.headers.get('access-control-allow-origin')).toBe('*')
  expect(await tooLarge.json()).toEqual({
    error: { code: 'invalid_parameter', message: 'Request body is too large' },
  })
  expect((await post(`queries=${'x'.repeat(200_000)}`, formType)).status).toBe(200)
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(405)
})

test('reports a missing response', async () => {
  const down: SendForm = async () => {
    throw new Error('the renderer is down')
  }
  const { address } = await serve(down)
  const response = await fetch(address)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({ error: { code: 'service_unavailable' } })
})

test('one network with many addresses does not take the turns of others', async () => {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { address } = await serve(async (...sent) => {
    await released
    return echo(...sent)
  })
  const ask = async (client: string) =>
    (await fetch(address, { headers: { 'x-forwarded-for': client } })).status
  const flood = Array.from({ length: 140 }, (_, index) => ask(`2001:db8:1:${index}::1`))
  expect(await Promise.race(flood)).toBe(503)
  const other = ask('192.0.2.1')
  expect(await ask('2001:db8:1:fff::1')).toBe(503)
  release()
  expect(await other).toBe(200)
  await Promise.all(flood)
})
