import { expect, test } from 'vitest'
import { testServer } from '../test-server'
import { call, withId } from './client'

const list = 'public, max-age=30, s-maxage=120, stale-while-revalidate=600'
const detail = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600'
const graph = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=7200'

const cacheControl: Record<string, string> = {
  '/projects': list,
  '/entities': list,
  '/people': list,
  '/countries': list,
  '/projects/{id}': detail,
  '/projects/{id}/relationships': detail,
  '/entities/{id}': detail,
  '/did-methods/{id}': detail,
  '/graph/nodes': graph,
  '/graph/links': graph,
  '/search?query=eu': 'public, max-age=30, s-maxage=60, stale-while-revalidate=300',
  '/': list,
  '/openapi.json': list,
  '/terms': 'public, max-age=86400',
  '/health': 'no-store',
}

test('responses have the documented Cache-Control, licence and attribution', async () => {
  const terms = await (await call('/terms')).json()
  for (const [path, expected] of Object.entries(cacheControl)) {
    const { headers } = await call(await withId(path))
    expect(headers.get('cache-control'), path).toBe(expected)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-type'), path).toBe('application/json; charset=utf-8')
    if (path === '/health') continue
    expect(headers.get('x-license'), path).toBe('CC-BY-4.0')
    expect(headers.get('x-attribution'), path).toBe(terms.api_specific.headers['X-Attribution'])
    expect(headers.get('link'), path).toContain(
      '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    )
  }
})

test('every 200 has a strong ETag that answers 304, in any form of If-None-Match', async () => {
  const project = await withId('/projects/{id}')
  // The empty list is too short to be compressed.
  const lists = ['/projects?q=wallet', '/projects?q=no-such-name', '/graph/links']
  for (const path of [project, ...lists, '/search?query=eu']) {
    const etag = (await call(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await call(path, { headers: { 'if-none-match': held } })
      expect(response.status, held).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('etag')).toBe(etag)
      expect(response.headers.get('cache-control')).toContain('public')
    }
    const other = await call(path, { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  }
})

test('different requests have different ETags, and equal requests have equal ETags', async () => {
  const tag = async (path: string) => (await call(path)).headers.get('etag')
  expect(await tag('/projects?page=1&q=')).toBe(await tag('/projects'))
  const project = await withId('/projects/{id}')
  expect(await tag(project.replace('s/', 's/0'))).toBe(await tag(project))
  const tags = await Promise.all(['/projects', '/projects?page=2', '/entities'].map(tag))
  expect(new Set(tags).size).toBe(3)
})

test('a record that does not exist has the same response each time', async () => {
  const path = '/projects/999999999'
  const headers = { 'x-api-key': testServer.portalKey }
  const describe = async (response: Response) => {
    const { date, 'x-request-id': id, ...fields } = Object.fromEntries(response.headers)
    expect(id).toBeDefined()
    return { status: response.status, fields, body: await response.text() }
  }
  const first = await describe(await fetch(testServer.apiBase + path, { headers }))
  expect(first).toMatchObject({
    status: 404,
    fields: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
    body: '{"error":{"code":"not_found","message":"Project not found"}}',
  })
  for (const _ of [1, 2]) {
    expect(await describe(await fetch(testServer.apiBase + path, { headers }))).toEqual(first)
  }
  expect((await fetch(testServer.apiBase + path)).status).toBe(401)
})

test('bodies come in br, zstd, gzip or uncompressed, by Accept-Encoding', async () => {
  const ask = (accepted: string) =>
    call('/projects?per_page=50', { headers: { 'accept-encoding': accepted } })
  const encodings: Record<string, string | null> = {
    ...{ br: 'br', zstd: 'zstd', gzip: 'gzip', identity: null },
    'gzip;q=0, br;q=0.1': 'br',
    'gzip, deflate, br, zstd': 'br',
    'nonsense;;;q=,': null,
  }
  for (const [accepted, encoding] of Object.entries(encodings)) {
    expect((await ask(accepted)).headers.get('content-encoding'), accepted).toBe(encoding)
  }
  const plain = await (await ask('identity')).text()
  for (const encoding of ['br', 'gzip']) expect(await (await ask(encoding)).text()).toBe(plain)
})

test('any site may call, and its preflight succeeds', async () => {
  const project = await withId('/projects/{id}')
  const response = await call(project, { headers: { origin: 'https://example.org' } })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const exposed = response.headers.get('access-control-expose-headers') ?? ''
  for (const name of ['ETag', 'Link', 'RateLimit', 'Retry-After', 'X-License', 'X-Attribution']) {
    expect(exposed.split(', ')).toContain(name)
  }
  const requestHeaders = { 'access-control-request-method': 'GET', origin: 'https://example.org' }
  const preflight = await call(project, { method: 'OPTIONS', key: null, headers: requestHeaders })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('X-API-Key, If-None-Match')
})

test('HEAD has the headers of GET, without a body', async () => {
  const project = await withId('/projects/{id}')
  for (const path of [project, '/projects', '/terms', '/projects/abc', '/projects/999999']) {
    const [got, head] = [await call(path), await call(path, { method: 'HEAD' })]
    expect(head.status, path).toBe(got.status)
    expect(await head.text()).toBe('')
    expect(head.headers.get('etag'), path).toBe(got.headers.get('etag'))
    expect(head.headers.get('cache-control'), path).toBe(got.headers.get('cache-control'))
  }
})
