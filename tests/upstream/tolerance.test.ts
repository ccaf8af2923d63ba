import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseTolerantly, sanitizeTexts } from '@/lib/client/http/tolerant-parse'
import { ProjectDetail } from '@/lib/contract/projects'
import { type Ask, signpostingProblems } from '../fixtures/check-signposting'
import { formProblems } from '../fixtures/reconciliation-forms'
import { renderedProfile } from '../fixtures/rendered-profile'
import { hostileAddresses, hostileTexts, withHostileTitle } from './hostile-values'
import { pagesOfEveryKind } from './pages'
import { startPortal } from './portal'
import { startStub } from './stub'
import { syntheticApi } from './stub-api'
import { getId, projectId } from './stub-records'

const site = 'https://atlas.test'

/** An index that names the portal's own identifier, as if the upstream could speak for it. */
const claiming = {
  name: 'Upstream',
  version: '1',
  links: { openapi: '', terms: '', health: '' },
  issuer: 'did:web:atlas.test',
  endpoints: [],
}

const synthetic = syntheticApi()
const stub = await startStub({
  answer: (url) => (/\/api\/v1\/?$/.test(url.pathname) ? claiming : synthetic(url)),
})
const API_BUDGET = '1000/s, 1000/s, 1000/s'
const portal = await startPortal(stub, { API_BUDGET, SITE_URL: site, DOI: '10.1234/atlas' })

afterAll(async () => {
  await portal.stop()
  await stub.stop()
})

const page = async (address: string): Promise<string> => {
  const response = await portal.get(address)
  expect(response.status, address).toBe(200)
  return response.text()
}

for (const address of pagesOfEveryKind()) {
  test(`shows ${address} over an API that is unlike our own`, async () => {
    const html = await page(address)
    expect(html.includes('<h1'), 'has a title').toBe(true)
    expect(html.includes('Synthetic upstream'), 'gives credit').toBe(true)
  })
}

test('a server may lack the details of ledgers, whose profiles are still rendered', () => {
  const answer = syntheticApi()
  const path = `dlt-instances/${getId('dlt-instances', 5)}`
  expect(answer(new URL(`http://stub.invalid/api/v1/${path}`))).toBeUndefined()
  expect(pagesOfEveryKind()).toContain(`/${path}`)
})

/** The parts of a page that are more than text, and its links to anything but web addresses. */
function hostileParts(html: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may occur.
  const parts = html.match(/<script>window|<img src=x|[\u0000\u0007\u001b\u202e]/g) ?? []
  const addresses = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href)
  const wrong = addresses.filter(
    (href) => !/^(https?:\/\/|\/|#|\?)/.test(href) || hostileAddresses.includes(href),
  )
  return [...parts, ...wrong]
}

test('serves projects with any name, as text', async () => {
  for (const index of hostileTexts.keys()) {
    const html = await page(`/projects/${projectId(withHostileTitle(index))}`)
    expect(hostileParts(html)).toEqual([])
  }
})

test('shows projects with any text, as text', async () => {
  const api = syntheticApi()
  const records = Array.from({ length: 45 }, (_, index) => {
    const url = new URL(`http://stub.invalid/api/v1/projects/${projectId(index)}`)
    const parsed = parseTolerantly(ProjectDetail, sanitizeTexts(api(url)))
    return { family: 'projects' as const, document: parsed?.data }
  })
  const pages = records.map(renderedProfile)
  expect(pages.map(hostileParts)).toEqual(records.map(() => []))
  expect(pages.every((html) => html.includes('<h1'))).toBe(true)
  expect(hostileParts(`<a href="${hostileAddresses[0]}">${hostileTexts[0]}</a>`)).toHaveLength(3)
})

test('omits invalid data, states it on the page, and logs it once with its place', async () => {
  const shown = (await page('/projects')).replaceAll('<!-- -->', '')
  expect(shown.includes('Invalid entries skipped: 1')).toBe(true)
  const lines = portal
    .output()
    .split('\n')
    .filter(
      (line) =>
        line.includes('left out the invalid parts of a document') &&
        line.includes('"/projects?per_page=100"'),
    )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('data.1.id')
})

test('requests sources and evidence once from an API without them', async () => {
  for (const family of ['projects', 'entities', 'standards', 'people']) await page(`/${family}`)
  for (const index of [1, 2, 3, 4]) await page(`/projects/${projectId(index)}`)
  const paths = stub.requests
    .map(({ path }) => path)
    .filter((path) => /sources|evidence/.test(path))
  expect(paths.sort()).toEqual(['/api/v1/evidence?per_page=100', '/api/v1/sources?per_page=100'])
})

test('states that the upstream has no downloads, and where everything is instead', async () => {
  const html = await page('/downloads')
  expect(html).toContain('does not offer files')
  expect(html).toContain('href="/developers"')
  expect(html).not.toContain('SHA-256</th>')
})

test('states that there are no national wallets if the upstream does not classify projects', async () => {
  for (const path of ['/wallets', '/wallets?group=eu', '/embed/wallets']) {
    expect(await page(path), path).toContain('There are no national wallets in this data')
  }
  expect(await page('/search?q=wallets')).not.toMatch(/\d+ wallets/)
  expect((await portal.get('/wallets/table.csv')).status).toBe(404)
  expect((await portal.get('/wallets/world.svg')).status).toBe(200)
  expect(await page('/')).not.toContain('a national wallet')
})

test('refuses a file whose filter needs data that the upstream lacks, instead of leaving the filter out', async () => {
  expect((await portal.get('/lists/projects.csv')).status).toBe(200)
  expect((await portal.get('/lists/projects.csv?kind=Wallet')).status).toBe(503)
})

test('the portal is complete without versions if the upstream has none', async () => {
  for (const path of [
    '/versions',
    '/changes',
    ...['projects?country=CH', 'explore', 'wallets'].map((page) => `/versions/latest/${page}`),
  ]) {
    const html = await page(path)
    expect(html, path).toContain('has no versions')
    expect(html, path).not.toContain('<title>Page not found')
  }
  for (const path of ['/projects', `/projects/${projectId(1)}`]) {
    const html = await page(path)
    expect(html, path).not.toContain('application/atom+xml')
    expect(html, path).not.toContain('History of this page')
  }
  for (const path of ['/changes.atom', '/projects.feed.json', '/versions/2026.11.20/projects']) {
    expect((await portal.get(path)).status, path).toBe(404)
  }
})

test('has all features for programs that the data supports: formats, links, badges and reconciliation', async () => {
  const id = projectId(0)
  const moved = await portal.get(`/projects/${id}`)
  const page = new URL(moved.url).pathname
  for (const type of ['text/turtle', 'application/ld+json', 'application/x-bibtex']) {
    const answer = await portal.get(page, { accept: type })
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
  }
  const ask: Ask = async (address) => {
    const { pathname, search } = new URL(address)
    const answer = await portal.get(pathname + search)
    const url = site + new URL(answer.url).pathname
    return { status: answer.status, headers: answer.headers, url, text: () => answer.text() }
  }
  expect(await signpostingProblems(site + page, ask)).toEqual([])
  expect((await portal.get(`/badge/projects/${id}.svg`)).headers.get('content-type')).toContain(
    'svg',
  )
  const dataset = await (await portal.get('/dataset.jsonld')).json()
  expect(dataset.identifier).toBe('https://doi.org/10.1234/atlas')
  const files: string[] = dataset.distribution.map(
    (file: { contentUrl: string }) => file.contentUrl,
  )
  expect(files).toContain(`${site}/lists/projects.csv`)
  expect(await (await portal.get('/dataset.bib')).text()).toContain('10.1234/atlas')
  expect(await (await portal.get('/llms.txt')).text()).toContain(`${stub.baseUrl}/openapi.json`)
  const queries = JSON.stringify({ q: { query: `project-${id}` } })
  const results = await (await portal.get(`/reconcile?${new URLSearchParams({ queries })}`)).json()
  expect(formProblems('reconciliation-result-batch', results)).toEqual([])
  expect(results.q.result[0]).toMatchObject({ id: `project-${id}`, match: true })
})

test('has no key, no document, no credentials and no links to any, regardless of the claims of the upstream', async () => {
  const profile = await portal.get(`/projects/${getId('projects', 5)}`)
  const { pathname } = new URL(profile.url)
  expect(profile.status).toBe(200)
  expect(await profile.text()).not.toContain('.vc.json')
  for (const target of [`${pathname}.vc.json`, '/.well-known/did.json', '/sources/1.json']) {
    expect((await portal.get(target)).status, target).toBe(404)
  }
  expect(await page('/verify')).toContain('This site does not sign its files')
  expect(existsSync(path.join(path.dirname(portal.place.store), 'did-keys.json'))).toBe(false)
})
