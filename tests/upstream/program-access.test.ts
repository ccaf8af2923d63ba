/** The portal's offers to programs when its API has nothing beyond the contract. */
import { expect, test } from 'vitest'
import { type Ask, signpostingProblems } from '../fixtures/check-signposting'
import { formProblems } from '../fixtures/reconciliation-forms'
import { startPortal } from './portal'
import { startStub } from './stub'
import { projectId } from './stub-records'

test('another API has all features that its data supports: formats, links, badges and reconciliation', async () => {
  const stub = await startStub()
  const site = 'https://atlas.example'
  const portal = await startPortal(stub, { SITE_URL: site, DOI: '10.1234/atlas' })
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
  await portal.stop()
  await stub.stop()
})
