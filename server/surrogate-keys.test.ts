import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { apiKey, serveStore, siteUrl } from '@/tests/fixtures/api'
import { renderedText } from '@/tests/fixtures/listening'
import { newFolder } from '@/tests/fixtures/new-folder'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { Issuer } from './proof/issuer'
import type { AppOptions } from './routes'
import { surrogateKeys } from './surrogate-keys'

const hash = 'ab'.repeat(32)
const snapshot = `snapshot-${'ab'.repeat(16)}`
const getKeys = (target: string) => surrogateKeys('Surrogate-Key')(hash, target)['surrogate-key']

test('names snapshot, family and record', () => {
  const expected = {
    '/': snapshot,
    '/about': snapshot,
    '/projects': `${snapshot} projects`,
    '/projects.csv': `${snapshot} projects`,
    '/projects.atom': `${snapshot} projects`,
    '/projects/118-commonpass': `${snapshot} projects projects-118`,
    '/projects/118-commonpass.md': `${snapshot} projects projects-118`,
    '/projects/118.atom': `${snapshot} projects projects-118`,
    '/embed/projects/118': `${snapshot} projects projects-118`,
    '/countries/CH': `${snapshot} countries countries-CH`,
    '/badge/CH.svg': `${snapshot} countries countries-CH`,
    '/did-methods/1234567890123': `${snapshot} did-methods did-methods-1234567890123`,
    '/graph/nodes': snapshot,
  }
  const named = Object.keys(expected).map((target) => [target, getKeys(target)])
  expect(Object.fromEntries(named)).toEqual(expected)
})

test('separates the keys as the header requires, and sends none if there are none', () => {
  expect(surrogateKeys('Cache-Tag')(hash, '/projects/1')).toEqual({
    'cache-tag': `${snapshot},projects,projects-1`,
  })
  expect(surrogateKeys('Surrogate-Key')(undefined, '/projects')).toEqual({
    'surrogate-key': 'projects',
  })
  expect(surrogateKeys('Surrogate-Key')(undefined, '/about')).toEqual({})
})

test('the header is short and has only valid characters, for any request', () => {
  const hostile = [
    `/projects/${'9'.repeat(400)}`,
    `/projects/${'a'.repeat(400)}`,
    `/countries/${'%20'.repeat(100)}`,
    '/projects/1%0d%0aset-cookie:x',
    '/projects/1,data',
    '/projects/../people/1',
    '/__proto__/constructor',
    `/${'projects/'.repeat(50)}`,
  ]
  for (const target of hostile) {
    expect(getKeys(target), target).toMatch(/^[A-Za-z0-9 -]{40,100}$/)
  }
})

const titled = (title: string) =>
  makeSnapshot({
    title,
    items: { projects: [item(1, title, { summary: { id: 1, title } })] },
    documents: { terms: {}, 'projects/1': { id: 1, title }, 'projects/1/relationships': {} },
  })

/** Starts a server with an API and pages, whose store the test replaces. */
async function serve(options: Pick<AppOptions, 'surrogateKeys'> = {}) {
  const folder = newFolder()
  mkdirSync(path.join(folder, 'static'))
  const file = path.join(folder, 'atlas.db')
  await saveTo(file, titled('First'))
  const head = `<head><link rel="canonical" href="${siteUrl}/"></head>`
  const render = async () => ({ ...renderedText(head), contentType: 'text/html' })
  const pages = { render, build: folder }
  const issuer = Issuer.of({ siteUrl, keyFile: path.join(folder, 'did-keys.json') })
  const { app, snapshots, close } = await serveStore(file, { pages, api: { issuer }, ...options })
  onTestFinished(close)
  return {
    async ask(url: string, headers = {}): Promise<Record<string, unknown>> {
      const response = await app.inject({ url, headers: { 'x-api-key': apiKey, ...headers } })
      return { status: response.statusCode, ...response.headers }
    },
    async replace(title: string) {
      await saveTo(file, titled(title))
      await snapshots.check()
      return snapshots.current.dataset.manifest.hash.slice(0, 32)
    },
  }
}

test('responses of API, pages and what is derived from them have the keys of their data, also with status 304', async () => {
  const { ask, replace } = await serve({ surrogateKeys: surrogateKeys('Surrogate-Key') })
  for (const title of ['Second', 'Third']) {
    const key = `snapshot-${await replace(title)}`
    const page = `/projects/1-${title.toLowerCase()}`
    const expected = {
      '/api/v1/projects?per_page=5': `${key} projects`,
      '/api/v1/projects/1': `${key} projects projects-1`,
      '/api/v1/projects/1/relationships': `${key} projects projects-1`,
      '/api/v1/terms': key,
      [page]: `${key} projects projects-1`,
      [`${page}.vc.json`]: `${key} projects projects-1`,
      [`/linkset.json?page=${page}`]: `${key} projects projects-1`,
      '/about': key,
    }
    for (const [target, keys] of Object.entries(expected)) {
      const first = await ask(target)
      expect(first, target).toMatchObject({ status: 200, 'surrogate-key': keys })
      const again = await ask(target, { 'if-none-match': String(first.etag) })
      expect(again, target).toMatchObject({ status: 304, 'surrogate-key': keys })
    }
  }
})

test('errors have no keys', async () => {
  const { ask } = await serve({ surrogateKeys: surrogateKeys('Cache-Tag') })
  const faults = ['/api/v1/projects/2', '/api/v1/projects?page=0', '/api/v1/health']
  for (const target of [...faults, '/_next/static/none.js']) {
    expect(await ask(target), target).not.toHaveProperty('cache-tag')
  }
})

test('no response has keys without a CDN', async () => {
  const { ask } = await serve()
  for (const target of ['/api/v1/projects', '/projects/1-first', '/about']) {
    const headers = Object.keys(await ask(target))
    expect(headers, target).toContain('etag')
    expect(headers.filter((name) => /surrogate|cache-tag/.test(name))).toEqual([])
  }
})
