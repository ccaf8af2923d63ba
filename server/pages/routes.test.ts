import { expect, onTestFinished, test } from 'vitest'
import { renderedText } from '@/tests/fixtures/listening'
import { createApp } from '../app'
import { PageCache } from './page-cache'
import { pageRoutes } from './routes'

test('every other address of a record is redirected without a render', async () => {
  const rendered: string[] = []
  const render = async ({ target }: { target: string }) => {
    rendered.push(target)
    return renderedText(target)
  }
  const path = '/projects/118-alpine-id'
  const app = createApp({ logLevel: 'silent' })
  pageRoutes(app, {
    cache: new PageCache({ render }),
    knownPages: (target) => {
      const [stem = '', ending = ''] = target.split(/(?=\.)/)
      return stem === path ? 'possible' : { movedTo: path + ending }
    },
  })
  const ask = async (url: string, accept = 'text/html') => {
    const { statusCode, headers } = await app.inject({ url, headers: { accept } })
    return [statusCode, headers.location, headers.vary, headers['cache-control']]
  }
  const shared = 'public, max-age=30, s-maxage=60'
  const negotiated = 'Accept, Accept-Encoding, RSC'
  expect(await ask('/projects/118-anything')).toEqual([308, path, negotiated, shared])
  expect(await ask('/projects/118.md')).toEqual([308, `${path}.md`, 'Accept-Encoding, RSC', shared])
  // A shared cache that ignores `Vary` must not send browsers to the file.
  expect(await ask('/projects/118', 'application/json')).toEqual([
    308,
    `${path}.json`,
    negotiated,
    'private, max-age=30',
  ])
  expect(rendered).toEqual([])
  expect((await app.inject(path)).body).toBe(path)
  await app.close()
})

test('a redirect to an address that is too long for a header is 414', async () => {
  const app = createApp({ logLevel: 'silent' })
  pageRoutes(app, {
    cache: new PageCache({ render: async ({ target }) => renderedText(target) }),
    knownPages: () => 'possible',
  })
  const ask = async (values: number) => {
    const query = Array.from({ length: values }, (_, id) => `ledger=${id + 1}`).join('&')
    const facets = ['standard', 'did-method', 'industry', 'ledger']
    const all = facets.map((facet) => query.replaceAll('ledger', facet)).join('&')
    return app.inject(`/projects?utm_source=x&${all}`)
  }
  expect((await ask(40)).statusCode).toBe(308)
  const { statusCode, headers } = await ask(80)
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    414,
    undefined,
    'no-store',
  ])
  await app.close()
})

test('a method that is not allowed is 405, with the methods of the path', async () => {
  const app = createApp({ logLevel: 'silent' })
  pageRoutes(app, {
    cache: new PageCache({ render: async ({ target }) => renderedText(target) }),
    knownPages: () => 'possible',
  })
  for (const [url, allow] of Object.entries({
    '/projects': 'GET, HEAD',
    '/keys?a=b': 'GET, HEAD, POST',
    '/corrections': 'GET, HEAD, POST',
  })) {
    const { statusCode, headers } = await app.inject({ method: 'PUT', url })
    expect([statusCode, headers.allow], url).toEqual([405, allow])
  }
  await app.close()
})

test('a page whose data is replaced while it is compressed is not sent to others', async () => {
  let source = {}
  const sent: string[] = []
  const app = createApp({ logLevel: 'silent', drain: { idleMs: 0 } })
  onTestFinished(() => app.close())
  app.finished.configure({ source: () => source, onSent: ({ route }) => sent.push(route) })
  const replaceData = () => {
    source = {}
  }
  const cache = new PageCache({
    render: async () => renderedText('text '.repeat(1000)),
    onLookup: () => setImmediate(replaceData),
  })
  pageRoutes(app, { cache, knownPages: () => 'possible' })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (encoding: string) => {
    const response = await fetch(`${address}/a.txt`, { headers: { 'accept-encoding': encoding } })
    await response.text()
  }
  await ask('identity')
  for (const _ of ['compressed', 'routed']) await ask('gzip')
  expect(sent).toEqual([])
})
