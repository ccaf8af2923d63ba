import { expect, test } from 'vitest'
import { getPage, isCacheable } from './page'
import type { Rendered } from './renderer'

const rendered = (more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  cacheControl: 's-maxage=300, stale-while-revalidate=600',
  body: Buffer.from('<p>Zürich</p><script>a()</script>'),
  ...more,
})

const getHeaders = async (more: Partial<Rendered> = {}, target = '/a') =>
  (await getPage(rendered(more), target, 0).representation.encode(undefined)).headers

const canBeCached = (more: Partial<Rendered>, target = '/a') => isCacheable(rendered(more), target)

/** The number of seconds for which a page is fresh, and after which it may no longer be served. */
const until = (cacheControl: string, status = 200, version?: string) => {
  const now = 5_000_000
  const { freshUntil, staleUntil } = getPage(rendered({ cacheControl, status }), '/a', now, {
    version,
  })
  return [(freshUntil - now) / 1000, (staleUntil - now) / 1000]
}

test('a page is fresh and stale for as long as the renderer states', () => {
  expect(until('s-maxage=300, stale-while-revalidate=600')).toEqual([300, 900])
  expect(until('public,s-maxage=7,stale-while-revalidate=1')).toEqual([7, 8])
  expect(until('max-age=9999, x-s-maxage=5')).toEqual([60, 660])
  expect(until('')).toEqual([60, 660])
})

test('missing pages and redirects are cached for minutes, regardless of the renderer', () => {
  const year = 's-maxage=31536000, stale-while-revalidate=31536000'
  for (const status of [301, 308, 404, 410]) expect(until(year, status)).toEqual([60, 660])
  expect(until(year)).toEqual([31536000, 63072000])
  expect(until('s-maxage=5, stale-while-revalidate=7', 404)).toEqual([5, 12])
})

test('sends caches its lifetimes and browsers a short one', async () => {
  expect((await getHeaders())['cache-control']).toBe(
    'public, max-age=30, s-maxage=300, stale-while-revalidate=600',
  )
})

test('a response has a policy only if it is a document', async () => {
  expect((await getHeaders())['content-security-policy']).toContain("script-src 'self' 'sha256-")
  for (const contentType of ['text/x-component', 'application/xml', 'text/plain']) {
    expect(await getHeaders({ contentType }), contentType).not.toHaveProperty(
      'content-security-policy',
    )
  }
})

test('a page has the headers of every page', async () => {
  expect(await getHeaders()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(rendered().body.length),
    'x-content-type-options': 'nosniff',
    vary: expect.stringContaining('Accept-Encoding'),
  })
})

test('returns a redirect as a path of this site', async () => {
  const locations = {
    '/projects/1-alpine': '/projects/1-alpine',
    'http://127.0.0.1:4000/projects?q=a#top': '/projects?q=a',
    '//evil.example.org/x': '/x',
    'https://evil.example.org': '/',
    'projects/1': '/projects/1',
  }
  for (const [location, path] of Object.entries(locations)) {
    expect((await getHeaders({ status: 308, location })).location, location).toBe(path)
  }
  expect(await getHeaders()).not.toHaveProperty('location')
})

test('a response has a tag that changes with the body, the status and the target of a redirect', () => {
  const pages = [{}, { body: Buffer.from('other') }, { status: 404 }, { location: '/b' }]
  const tags = pages.map((more) => getPage(rendered(more), '/a', 0).representation.tag)
  expect(new Set(tags).size).toBe(pages.length)
  expect(getPage(rendered(), '/a', 1).representation.tag).toBe(tags[0])
})

test('caches only responses about the page', () => {
  const kept = [200, 201, 204, 206, 301, 302, 303, 304, 307, 308, 400, 401, 404, 410, 500, 503]
  expect(kept.filter((status) => canBeCached({ status }))).toEqual([200, 301, 308, 404, 410])
})

const privateControl = 'private, no-cache, no-store, max-age=0, must-revalidate'

test('caches a document that Next.js marks private for as long as a list, or for seconds without a version', () => {
  expect(until(privateControl, 200, 'one')).toEqual([120, 720])
  expect(until(privateControl, 404, 'one')).toEqual([60, 660])
  expect(until(privateControl)).toEqual([5, 605])
})

test('caches a document that Next.js marks private, but not the current state', () => {
  expect(canBeCached({ cacheControl: privateControl }, '/projects?q=a')).toBe(true)
  expect(canBeCached({ cacheControl: privateControl }, '/health')).toBe(false)
})

test('caches no private or no-store file', () => {
  const contentType = 'application/json'
  for (const cacheControl of [
    'no-store',
    'private',
    'private, max-age=0',
    's-maxage=9, no-store',
  ]) {
    expect(canBeCached({ cacheControl, contentType }), cacheControl).toBe(false)
  }
})

test('caches a complete React payload, but no payload that contains an error', () => {
  const headers = { contentType: 'text/x-component', cacheControl: privateControl }
  const payload = (body: string) => canBeCached({ ...headers, body: Buffer.from(body) })
  expect(payload('0:{"a":1}\n1:["$","p",null,{}]\n')).toBe(true)
  expect(payload('0:{"a":1}\n1f:E{"digest":"123"}\n')).toBe(false)
  expect(payload(':E{"digest":"123"}\n')).toBe(false)
  expect(payload('0:{"a":1}\n23:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n')).toBe(true)
  expect(payload('2:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n3:E{"digest":"1"}\n')).toBe(false)
})

test('a response has the typed links of a document, and passes on the headers of a file', async () => {
  const head = '<head><link rel="license" href="https://l.example.org/"/></head>'
  expect((await getHeaders({ body: Buffer.from(head) })).link).toBe(
    '<https://l.example.org/>; rel="license"',
  )
  const frame = await getHeaders({ body: Buffer.from(head) }, '/embed/graph')
  expect(frame).not.toHaveProperty('link')
  const part = await getHeaders(
    { contentType: 'text/csv', fileHeaders: { link: '</p>; rel="collection"' } },
    '/projects/118-alpine-id.csv',
  )
  expect(part.link).toBe(
    [
      '</p>; rel="collection"',
      '</linkset.json?page=%2Fprojects%2F118-alpine-id>; rel="linkset"; type="application/linkset+json"',
      '</linkset.txt?page=%2Fprojects%2F118-alpine-id>; rel="linkset"; type="application/linkset"',
    ].join(', '),
  )
  const fileHeaders = { 'content-disposition': 'attachment; filename="a.bib"', link: '</a>' }
  const file = await getHeaders({ contentType: 'application/x-bibtex', fileHeaders })
  expect(file).toMatchObject({ ...fileHeaders, 'access-control-allow-origin': '*' })
  expect(await getHeaders({ fileHeaders })).not.toHaveProperty('content-disposition')
})

test('lets other sites read files, and neither documents nor payloads', async () => {
  for (const contentType of ['text/html; charset=utf-8', 'text/x-component']) {
    const headers = await getHeaders({ contentType })
    expect(headers['cross-origin-resource-policy'], contentType).toBe('same-origin')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
  expect((await getHeaders({ contentType: 'image/png' }))['cross-origin-resource-policy']).toBe(
    'cross-origin',
  )
})
