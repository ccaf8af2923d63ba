/** Requests of programs other than API clients, on the real server. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { statusLabel } from '@/lib/portal/projects/status'
import { aProject, bestConnectedCountry } from '../fixtures/known-records'
import { formProblems } from '../fixtures/reconciliation-forms'
import { testServer } from '../test-server'
import { ask } from './served-page'

const site = testServer.address

test('llms.txt links to the available resources', async () => {
  const response = await ask('/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const addresses = [...(await response.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, at = '']) => at)
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    expect((await fetch(address, { redirect: 'manual' })).status, address).toBe(200)
  }
})

test('every page has an OpenSearch description with suggestions', async () => {
  const { title, path } = await aProject()
  for (const page of ['/', '/projects', path, '/about', '/search?q=wallet']) {
    expect(await (await ask(page)).text(), page).toContain('href="/opensearch.xml"')
  }
  const description = await (await ask('/opensearch.xml')).text()
  const [, template = ''] =
    /type="application\/x-suggestions\+json" template="([^"]+)"/.exec(description) ?? []
  const address = template.replace('{searchTerms}', encodeURIComponent(title.slice(0, 6)))
  const response = await fetch(address)
  expect(response.headers.get('content-type')).toContain('application/x-suggestions+json')
  const [query, names, descriptions, addresses] = await response.json()
  expect(query).toBe(title.slice(0, 6))
  expect(names).toContain(title)
  expect([descriptions.length, addresses.length]).toEqual([names.length, names.length])
  expect(addresses[names.indexOf(title)]).toBe(site + path)
  expect(await (await ask('/search/completions')).json()).toEqual(['', [], [], []])
})

test('a country and a project have a badge, and nothing else has', async () => {
  const { id, title, status, path } = await aProject()
  const { code, stats } = await bestConnectedCountry()
  for (const [address, text] of [
    [`/badge/projects/${id}.svg`, `${title}: ${statusLabel(status ?? '')}`],
    [`/badge/${code}.svg`, `${stats.projects_hq} project`],
  ] as const) {
    const response = await ask(address)
    expect(response.headers.get('content-type'), address).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cache-control'), address).toContain('s-maxage=')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const svg = await response.text()
    expect(svg.replaceAll('&amp;', '&').replaceAll('&apos;', "'"), address).toContain(text)
    expect(await sharp(Buffer.from(svg)).metadata(), address).toMatchObject({ height: 20 })
  }
  for (const address of [
    '/badge/XX.svg',
    '/badge/projects/99999999.svg',
    '/badge/people/1.svg',
    `/badge/${code}.png`,
  ]) {
    expect((await ask(address)).status, address).toBe(404)
  }
  expect(await (await ask(path)).text()).toContain(`src="/badge/projects/${id}.svg"`)
})

test('the reconciliation service reconciles, suggests, previews and extends, from any site', async () => {
  const { title, path, node, country } = await aProject()
  const service = await ask('/reconcile')
  expect(service.headers.get('access-control-allow-origin')).toBe('*')
  const manifest = await service.json()
  expect(formProblems('manifest', manifest)).toEqual([])
  const queries = JSON.stringify({ q0: { query: title, type: 'projects', limit: 3 } })
  const form = new URLSearchParams({ queries })
  for (const answer of [
    await ask('/reconcile', { method: 'POST', body: form }),
    await ask(`/reconcile?${form}`),
  ]) {
    const results = await answer.json()
    expect(formProblems('reconciliation-result-batch', results)).toEqual([])
    expect(results.q0.result[0]).toMatchObject({ id: node, name: title })
  }
  const view = await fetch(manifest.view.url.replace('{{id}}', node), { redirect: 'manual' })
  expect([view.status, view.headers.get('location')]).toEqual([308, path])
  const preview = await fetch(manifest.preview.url.replace('{{id}}', node))
  expect(await preview.text()).toContain(`href="${site}${path}"`)
  const { service_url, service_path } = manifest.suggest.entity
  const suggested = await (
    await fetch(`${service_url}${service_path}?prefix=${title.slice(0, 6)}`)
  ).json()
  expect(formProblems('suggest-entities-response', suggested)).toEqual([])
  expect(suggested.result[0].id).toBe(node)
  const extend = JSON.stringify({ ids: [node], properties: [{ id: 'country' }, { id: 'profile' }] })
  const body = new URLSearchParams({ extend })
  const extended = await (await ask('/reconcile', { method: 'POST', body })).json()
  expect(formProblems('data-extension-response', extended)).toEqual([])
  expect(extended.rows[node]).toMatchObject({
    country: [{ id: `country-${country.id}`, name: country.name }],
    profile: [{ str: site + path }],
  })
})
