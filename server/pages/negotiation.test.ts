import { expect, test } from 'vitest'
import { startListening } from '@/tests/fixtures/listening'
import type { PageRequest, Rendered } from './renderer'

const page = '/projects/118-alpine-id'

/** A server whose renderer responds with the address requested, as a document or as a file. */
async function serve() {
  const rendered: string[] = []
  const render = async ({ target, headers }: PageRequest): Promise<Rendered> => {
    const key = headers.rsc ? `payload ${target}` : target
    rendered.push(key)
    const isFile = /\.[a-z.]+$/.test(target)
    return {
      status: target.includes('moved') ? 308 : 200,
      ...(target.includes('moved') ? { location: target.replace('moved', 'here') } : {}),
      contentType: headers.rsc ? 'text/x-component' : isFile ? 'text/plain' : 'text/html',
      cacheControl: 's-maxage=100, stale-while-revalidate=200',
      body: Buffer.from(key),
    }
  }
  const { port } = await startListening(render)
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
  return { ask, rendered }
}

const endings: [accept: string, ending: string][] = [
  ['text/html', ''],
  ['application/json', '.json'],
  ['text/turtle', '.ttl'],
  ['*/*', ''],
  ['%%%', ''],
]

test('returns the format for each header, caches them separately, and has a Vary header', async () => {
  const { ask, rendered } = await serve()
  for (const round of [1, 2]) {
    for (const [accept, ending] of endings) {
      const response = await ask(page, { accept })
      expect(await response.text(), `${round} ${accept}`).toBe(page + ending)
      expect(response.headers.get('vary'), accept).toBe('Accept, Accept-Encoding, RSC')
      const location = ending === '' ? null : page + ending
      expect(response.headers.get('content-location'), accept).toBe(location)
      // A shared cache that ignores `Vary` stores only the HTML page.
      const shared = ending === '' ? 'public, ' : 'private, '
      expect(response.headers.get('cache-control'), accept).toMatch(new RegExp(`^${shared}`))
      const etag = response.headers.get('etag') ?? ''
      const again = await ask(page, { accept, 'if-none-match': etag })
      expect([again.status, again.headers.get('vary')]).toEqual([
        304,
        'Accept, Accept-Encoding, RSC',
      ])
    }
  }
  expect(new Set(rendered).size).toBe(rendered.length)
  // Each format has its own entity tag.
  const html = (await ask(page, { accept: 'text/html' })).headers.get('etag') ?? ''
  const json = await ask(page, { accept: 'application/json', 'if-none-match': html })
  expect(json.status).toBe(200)
  // Neither a file at its own address nor the payload of a page depends on `Accept`.
  const file = await ask(`${page}.json`, { accept: 'text/html' })
  expect([await file.text(), file.headers.get('vary')]).toEqual([
    `${page}.json`,
    'Accept-Encoding, RSC',
  ])
  const payload = await ask(page, { accept: 'application/json', rsc: '1' })
  expect(await payload.text()).toBe(`payload ${page}?_rsc=`)
})

test('only profiles negotiate formats', async () => {
  const { ask } = await serve()
  for (const path of ['/', '/projects', '/about', '/embed/projects/118', '/sources/1']) {
    const response = await ask(path, { accept: 'application/json' })
    expect([await response.text(), response.headers.get('vary')], path).toEqual([
      path,
      'Accept-Encoding, RSC',
    ])
  }
})

test('lists the available formats if none is acceptable', async () => {
  const { ask, rendered } = await serve()
  const response = await ask(page, { accept: 'application/pdf' })
  expect(response.status).toBe(406)
  expect(response.headers.get('vary')).toContain('Accept,')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const list = (await response.text()).trim().split('\n').slice(1)
  expect(list).toContain(`text/html  ${page}`)
  expect(list).toContain(`text/turtle  ${page}.ttl`)
  expect(rendered).toEqual([])
})

test('a redirect preserves the format, and has a Vary header', async () => {
  const { ask } = await serve()
  for (const [accept, ending] of [
    ['text/html', ''],
    ['text/turtle', '.ttl'],
  ] as const) {
    const { status, headers } = await ask('/projects/118-moved', { accept })
    expect([status, headers.get('location')]).toEqual([308, `/projects/118-here${ending}`])
    expect(headers.get('vary')).toContain('Accept,')
  }
})

test('no shared cache stores a payload at the address of a page, nor a page at that of a payload', async () => {
  const { ask } = await serve()
  const shared = async (path: string, headers: Record<string, string>) =>
    (await ask(path, headers)).headers.get('cache-control')?.split(',')[0]
  for (const path of [page, '/about']) {
    expect(await shared(path, {}), path).toBe('public')
    expect(await shared(`${path}?_rsc=1a2b`, { rsc: '1' }), path).toBe('public')
    expect(await shared(path, { rsc: '1' }), path).toBe('private')
    expect(await shared(`${path}?_rsc=1a2b`, {}), path).toBe('private')
  }
})
