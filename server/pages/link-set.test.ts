import { expect, test } from 'vitest'
import { startListening } from '@/tests/fixtures/listening'
import type { PageRequest, Rendered } from './renderer'

const site = 'https://atlas.test'
const page = '/projects/118-alpine-id'
const cacheControl = 's-maxage=100, stale-while-revalidate=200'
const head = (path: string, links: string) =>
  `<html><head><link rel="canonical" href="${site}${path}"/>${links}</head><body></body></html>`

const landing = [
  '<link rel="type" href="https://schema.org/Dataset"/>',
  '<link rel="type" href="https://schema.org/AboutPage"/>',
  '<link rel="describedby" type="application/ld+json" href="/dataset.jsonld"/>',
  `<link rel="item" type="text/csv" href="${page}.csv"/>`,
  '<link rel="license" href="https://l.example.org/by"/>',
]

const answers: Record<string, Pick<Rendered, 'contentType'> & { text: string }> = {
  [page]: { contentType: 'text/html', text: head(page, landing.join('')) },
  '/about': { contentType: 'text/html; charset=utf-8', text: head('/about', '') },
  [`${page}.csv`]: { contentType: 'text/csv; charset=utf-8', text: 'a,b' },
  '/dataset.jsonld': { contentType: 'application/ld+json; charset=utf-8', text: '{}' },
}

async function render({ target }: PageRequest): Promise<Rendered> {
  const answer = answers[target]
  const moved = target === '/projects/118'
  return {
    status: answer ? 200 : moved ? 308 : 404,
    ...(moved ? { location: page } : {}),
    contentType: answer?.contentType ?? 'text/html',
    cacheControl,
    body: Buffer.from(answer?.text ?? ''),
  }
}

test('the link set of a page has the links that point to it', async () => {
  const { port } = await startListening(render)
  const address = `http://127.0.0.1:${port}/linkset.json?page=${encodeURIComponent(page)}`
  const response = await fetch(address)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const etag = response.headers.get('etag') ?? ''
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const { linkset } = (await response.json()) as { linkset: { anchor: string }[] }
  expect(linkset.map(({ anchor, ...links }) => [anchor, Object.keys(links)])).toEqual([
    [site + page, ['cite-as', 'type', 'license', 'describedby', 'item']],
    [`${site}/dataset.jsonld`, ['describes']],
    [`${site}${page}.csv`, ['collection']],
  ])
  expect(linkset[0]).toMatchObject({
    describedby: [{ type: 'application/ld+json', profile: ['https://schema.org/'] }],
  })
})

test('requests a page in its canonical form, and rejects others', async () => {
  const { port } = await startListening(render)
  const ask = (query: string) =>
    fetch(`http://127.0.0.1:${port}/linkset.txt${query}`, { redirect: 'manual' })
  for (const query of [
    '',
    '?page=',
    '?page=about',
    '?page=https://a.example.org/',
    '?page=/a&page=/b',
  ]) {
    expect((await ask(query)).status, query).toBe(400)
  }
  for (const query of ['?page=/nothing', `?page=${page}.csv`, '?page=/%ff']) {
    expect((await ask(query)).status, query).toBe(404)
  }
  for (const query of ['?page=/projects/118', `?page=${page}%3Fq%3D1`, `?page=/${page}/`]) {
    const response = await ask(query)
    expect([response.status, response.headers.get('location')], query).toEqual([
      308,
      `/linkset.txt?page=${encodeURIComponent(page)}`,
    ])
  }
})
