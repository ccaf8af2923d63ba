/** Content negotiation of profiles with programs, on the real server. */
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { bestConnected } from '../fixtures/known-records'
import { testServer } from '../test-server'

const site = testServer.address
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8'

/** The status and media type of the response to each header. */
const values: [accept: string, status: number, type: string][] = [
  ['text/html', 200, 'text/html'],
  [browser, 200, 'text/html'],
  ['*/*', 200, 'text/html'],
  ['application/json', 200, 'application/json'],
  ['application/ld+json', 200, 'application/ld+json'],
  ['text/turtle', 200, 'text/turtle'],
  ['text/csv', 200, 'text/csv'],
  ['text/markdown', 200, 'text/markdown'],
  ['application/x-bibtex', 200, 'application/x-bibtex'],
  ['application/x-research-info-systems', 200, 'application/x-research-info-systems'],
  ['application/vnd.citationstyles.csl+json', 200, 'application/vnd.citationstyles.csl+json'],
  ['text/turtle;q=0.3, application/ld+json;q=0.9, text/html;q=0.1', 200, 'application/ld+json'],
  ['not a media type', 200, 'text/html'],
  ['application/pdf', 406, 'text/plain'],
]

for (const family of families) {
  test(`a profile of ${family} returns the right format for fourteen values of Accept`, async () => {
    const path = await bestConnected(family)
    const ask = (accept: string) => fetch(site + path, { headers: { accept }, redirect: 'manual' })
    for (const [accept, status, type] of values) {
      const response = await ask(accept)
      const found = response.headers.get('content-type')?.split(';')[0]
      expect([response.status, found], accept).toEqual([status, type])
      expect(response.headers.get('vary')?.split(', '), accept).toContain('Accept')
      const location = response.headers.get('content-location')
      if (location) expect(await response.text()).toBe(await (await fetch(site + location)).text())
    }
  })
}

test('returns 404 for an unknown file extension', async () => {
  for (const family of families) {
    const path = await bestConnected(family)
    for (const ending of ['.xyz', '.html', '.rdf', '.json.txt', '.', '.JSON']) {
      const response = await fetch(site + path + ending, { redirect: 'manual' })
      expect(response.status, path + ending).toBe(404)
    }
  }
  for (const path of [
    '/projects.xyz',
    '/dataset.xyz',
    '/sources/1.json',
    '/about.md',
    '/map.xml',
  ]) {
    expect((await fetch(site + path, { redirect: 'manual' })).status, path).toBe(404)
  }
})

test('returns 404 for an unknown record in any format', async () => {
  for (const accept of ['text/html', 'application/json', 'application/pdf']) {
    const response = await fetch(`${site}/projects/99999999`, { headers: { accept } })
    expect(response.status, accept).toBe(404)
  }
})
