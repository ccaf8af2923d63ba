/** The responses that a visitor's browser receives before any script runs. */
import { expect, test } from 'vitest'
import type { ProjectDetail } from '@/lib/contract/projects'
import { get } from '../contract/client'
import { aProject } from '../fixtures/known-records'
import { testServer } from '../test-server'
import { ask } from './served-page'

test('an unknown project is 404 on its first request, a known one is complete in its first response', async () => {
  const unknown = await ask(`/projects/${8_000_000_000 + process.pid}`)
  expect(unknown.status).toBe(404)
  const id = (await get<{ data: { id: number }[] }>('/projects?per_page=1&page=150')).data[0]?.id
  const redirect = await ask(`/projects/${id}`)
  expect(redirect.status).toBe(308)
  const page = await ask(redirect.headers.get('location') ?? '')
  expect(page.status).toBe(200)
  const html = await page.text()
  const { title } = await get<ProjectDetail>(`/projects/${id}`)
  expect(html).toContain(title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
  // Markers of content that is streamed into the document later.
  expect(html).not.toMatch(/<template id="|\$RC\(|<!--\$\?-->/)
  expect(html).toContain('</html>')
})

test('pages preload both typefaces, so that no line wraps again when they arrive', async () => {
  for (const path of ['/', '/wallets', '/about', (await aProject()).path]) {
    const html = await (await ask(path)).text()
    const fonts = html.match(/<link rel="preload" href="[^"]+\.woff2" as="font"/g) ?? []
    expect(fonts, path).toHaveLength(2)
  }
})

test('a page credits the data by terms that are minutes old, although others may cache them for a day', async () => {
  const page = await ask('/privacy')
  expect(page.headers.get('cache-control')).toContain('s-maxage=120,')
})

test('headers that are special to the renderer do not reach it', async () => {
  // No other test requests this page, so it cannot be rendered again in the meantime.
  const path = '/search?q=headers+for+the+renderer'
  const plain = await (await ask(path)).text()
  for (const header of [
    'x-middleware-subrequest',
    'next-resume',
    'x-nextjs-data',
    'x-matched-path',
  ]) {
    const response = await ask(path, { headers: { [header]: '1' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(plain)
  }
})

test('an unknown file is 404, and a logo that the browser has is 304', async () => {
  for (const file of ['/_next/static/chunks/older.js', '/logos/x', '/logos/EXAMPLE.org.webp']) {
    expect((await ask(file)).status, file).toBe(404)
  }
  const { pathname } = new URL((await aProject()).logo_url)
  expect(pathname).toMatch(/^\/logos\/.+\.webp$/)
  const logo = await ask(pathname)
  expect(logo.headers.get('content-type')).toBe('image/webp')
  const headers = { 'if-none-match': logo.headers.get('etag') ?? '' }
  expect((await ask(pathname, { headers })).status).toBe(304)
})

test('files of the build that a cache stores compressed vary by encoding', async () => {
  const script =
    /\/_next\/static\/chunks\/[^"]+\.js/.exec(await (await ask('/about')).text())?.[0] ?? ''
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { headers } = await ask(script, { headers: { 'accept-encoding': encoding } })
    expect(headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(headers.get('vary'), encoding).toBe('Accept-Encoding')
  }
})

test('browsers must not guess the type of any response', async () => {
  const files = ['/openapi.json', '/downloads/latest/projects.csv', '/downloads/1/projects.csv']
  const proofs = ['/.well-known/did.json', '/countries/zz.vc.json', '/projects/1-x.vc.json']
  const others = ['/logos/example.org.webp', '/linkset.json?page=x', '/keys', '/_next/static/x.js']
  for (const path of [...files, ...proofs, ...others]) {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test('no page contains the key of the portal', async () => {
  const { path } = await aProject()
  for (const address of ['/', '/projects', path, '/about', '/nothing']) {
    for (const init of [{}, { headers: { rsc: '1' } }]) {
      const text = await (await ask(address, init)).text()
      expect(text).not.toContain(testServer.portalKey)
    }
  }
})
