/** How the API handles different spellings of a request. */
import { expect, test } from 'vitest'
import { type Ask, serveFacts, siteUrl } from '@/tests/fixtures/api'

const getBody = async (ask: Ask, target: string) => {
  const { statusCode, body } = await ask(target)
  expect(statusCode, target).toBe(200)
  return body
}

const fault = async (ask: Ask, target: string): Promise<string> => {
  const response = await ask(target)
  expect(response.statusCode, target).toBe(400)
  const { error } = response.json()
  expect(error.code, target).toBe('invalid_parameter')
  return error.message
}

test('booleans are true and false in any case, and 1 and 0', async () => {
  const { ask } = await serveFacts()
  const [plain, full] = [
    await getBody(ask, '/industries'),
    await getBody(ask, '/industries?include_projects=true'),
  ]
  expect(full).not.toBe(plain)
  for (const value of ['TRUE', 'True', 'tRuE', '1']) {
    expect(await getBody(ask, `/industries?include_projects=${value}`), value).toBe(full)
  }
  for (const value of ['false', 'FALSE', 'fAlse', '0']) {
    expect(await getBody(ask, `/industries?include_projects=${value}`), value).toBe(plain)
  }
  for (const value of ['2', '10', 'yes', 'on', 'truee', '%20true', '-1', 'null', 'ı']) {
    await fault(ask, `/industries?include_projects=${value}`)
  }
})

test('an empty parameter is ignored', async () => {
  const { ask } = await serveFacts()
  for (const [target, same] of [
    ['/projects?type=&page=&per_page=&q=', '/projects'],
    ['/entities?type=', '/entities'],
    ['/regulations?country=', '/regulations'],
    ['/dlts?include_projects=&include_instances=true', '/dlts?include_instances=true'],
    ['/countries?include_regulations=', '/countries'],
    ['/search?query=', '/search'],
    ['/graph/nodes?format=', '/graph/nodes'],
  ] as const) {
    const [one, other] = [await ask(target), await ask(same)]
    expect(one.statusCode, target).toBe(200)
    expect(one.body, target).toBe(other.body)
    expect(one.headers.etag, target).toBe(other.headers.etag)
  }
})

test('a trailing slash changes nothing, for any method', async () => {
  const { ask } = await serveFacts()
  const targets = [
    '/projects',
    '/projects/1',
    '/projects/1/relationships',
    '/graph/nodes',
    '/health',
  ]
  for (const target of [...targets, '/projects?page=2&q=a/', '/countries?include_projects_hq=1']) {
    const [path, query] = target.split('?')
    const slashed = query === undefined ? `${path}/` : `${path}/?${query}`
    const [plain, other] = [await ask(target), await ask(slashed)]
    expect(other.statusCode, slashed).toBe(200)
    expect(other.headers.etag, slashed).toBe(plain.headers.etag)
    expect(other.headers.link, slashed).toBe(plain.headers.link)
    const head = await ask(slashed, { method: 'HEAD' })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag])
    const preflight = await ask(slashed, { method: 'OPTIONS', key: null })
    expect([preflight.statusCode, preflight.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect((await ask(slashed, { method: 'POST' })).statusCode).toBe(405)
  }
  expect((await ask('/nothing/')).statusCode).toBe(404)
  expect(await fault(ask, '/projects/abc/')).toBe('Invalid project ID')
})

test('the base address is an index that needs no key', async () => {
  const { ask } = await serveFacts()
  for (const target of ['', '/', '?x=1', '/?x=1']) {
    const index = await ask(target, { key: null })
    expect(index.statusCode, target).toBe(200)
    expect(index.json(), target).toMatchObject({
      name: expect.stringContaining('DID Atlas'),
      version: '1.0.0',
      links: {
        openapi: `${siteUrl}/api/v1/openapi.json`,
        terms: `${siteUrl}/api/v1/terms`,
        health: `${siteUrl}/api/v1/health`,
      },
    })
    const { endpoints } = index.json()
    const paths = Object.keys((await ask('/openapi.json')).json().paths)
    expect(endpoints.map(({ path }: { path: string }) => path)).toEqual(paths)
    const preflight = await ask(target, { method: 'OPTIONS', key: null })
    expect(preflight.statusCode, target).toBe(204)
    expect((await ask(target, { method: 'POST' })).statusCode, target).toBe(405)
  }
})

test('the root redirects to the description, from other sites too', async () => {
  const { app } = await serveFacts()
  const { statusCode, headers } = await app.inject('/openapi.json')
  expect([statusCode, headers.location]).toEqual([308, '/api/v1/openapi.json'])
  expect(headers['access-control-allow-origin']).toBe('*')
})

test('the header of the key has one spelling', async () => {
  const { ask } = await serveFacts()
  const texts = [
    (await ask('/projects', { key: null })).body,
    String((await ask('/projects', { key: null })).headers['www-authenticate']),
    String((await ask('/projects', { method: 'OPTIONS' })).headers['access-control-allow-headers']),
    (await ask('/openapi.json')).body,
  ]
  for (const text of texts)
    expect([...new Set(text.match(/x-api-key/gi))], text.slice(0, 200)).toEqual(['X-API-Key'])
})
