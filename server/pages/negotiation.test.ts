import { expect, test } from 'vitest'
import { whileListening } from '@/tests/fixtures/listening'
import type { PageRequest, Rendered } from './renderer'

const page = '/projects/118-alpine-id'

/** A renderer that responds with the address requested, as a document or as a file. */
function recordingRenderer() {
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
  return { render, rendered }
}

const endings: [accept: string, ending: string][] = [
  ['text/html', ''],
  ['application/json', '.json'],
  ['text/turtle', '.ttl'],
  ['*/*', ''],
  ['%%%', ''],
]

test('returns the format for each header, caches them separately, and has a Vary header', async () => {
  const { render, rendered } = recordingRenderer()
  await whileListening(render, async ({ port }) => {
    const ask = (headers: Record<string, string>, path = page) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
    for (const round of [1, 2]) {
      for (const [accept, ending] of endings) {
        const response = await ask({ accept })
        expect(await response.text(), `${round} ${accept}`).toBe(page + ending)
        expect(response.headers.get('vary'), accept).toBe('Accept, Accept-Encoding, RSC')
        const location = ending === '' ? null : page + ending
        expect(response.headers.get('content-location'), accept).toBe(location)
        // A shared cache that ignores `Vary` stores only the HTML page.
        const shared = ending === '' ? 'public, ' : 'private, '
        expect(response.headers.get('cache-control'), accept).toMatch(new RegExp(`^${shared}`))
        const again = await ask({ accept, 'if-none-match': response.headers.get('etag') ?? '' })
        expect([again.status, again.headers.get('vary')]).toEqual([
          304,
          'Accept, Accept-Encoding, RSC',
        ])
      }
    }
    expect(new Set(rendered).size).toBe(rendered.length)
    // Each format has its own entity tag.
    const html = (await ask({ accept: 'text/html' })).headers.get('etag') ?? ''
    expect((await ask({ accept: 'application/json', 'if-none-match': html })).status).toBe(200)
    // Neither a file at its own address nor the payload of a page depends on `Accept`.
    const file = await ask({ accept: 'text/html' }, `${page}.json`)
    expect([await file.text(), file.headers.get('vary')]).toEqual([
      `${page}.json`,
      'Accept-Encoding, RSC',
    ])
    const payload = await ask({ accept: 'application/json', rsc: '1' })
    expect(await payload.text()).toBe(`payload ${page}?_rsc=`)
  })
})

test('only profiles negotiate formats', async () => {
  const { render } = recordingRenderer()
  await whileListening(render, async ({ port }) => {
    for (const path of ['/', '/projects', '/about', '/embed/projects/118', '/sources/1']) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { accept: 'application/json' },
      })
      expect([await response.text(), response.headers.get('vary')], path).toEqual([
        path,
        'Accept-Encoding, RSC',
      ])
    }
  })
})

test('lists the available formats if none is acceptable', async () => {
  const { render, rendered } = recordingRenderer()
  await whileListening(render, async ({ port }) => {
    const response = await fetch(`http://127.0.0.1:${port}${page}`, {
      headers: { accept: 'application/pdf' },
    })
    expect(response.status).toBe(406)
    expect(response.headers.get('vary')).toContain('Accept,')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const list = (await response.text()).trim().split('\n').slice(1)
    expect(list).toContain(`text/html  ${page}`)
    expect(list).toContain(`text/turtle  ${page}.ttl`)
    expect(rendered).toEqual([])
  })
})

test('a redirect preserves the format, and has a Vary header', async () => {
  const { render } = recordingRenderer()
  await whileListening(render, async ({ port }) => {
    for (const [accept, ending] of [
      ['text/html', ''],
      ['text/turtle', '.ttl'],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${port}/projects/118-moved`, {
        headers: { accept },
        redirect: 'manual',
      })
      expect([response.status, response.headers.get('location')]).toEqual([
        308,
        `/projects/118-here${ending}`,
      ])
      expect(response.headers.get('vary')).toContain('Accept,')
    }
  })
})

test('no shared cache stores a payload at the address of a page, nor a page at that of a payload', async () => {
  const { render } = recordingRenderer()
  await whileListening(render, async ({ port }) => {
    const shared = async (path: string, headers: Record<string, string>) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      return response.headers.get('cache-control')?.split(',')[0]
    }
    for (const path of [page, '/about']) {
      expect(await shared(path, {}), path).toBe('public')
      expect(await shared(`${path}?_rsc=1a2b`, { rsc: '1' }), path).toBe('public')
      expect(await shared(path, { rsc: '1' }), path).toBe('private')
      expect(await shared(`${path}?_rsc=1a2b`, {}), path).toBe('private')
    }
  })
})
