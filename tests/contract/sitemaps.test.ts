import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import type { SourceSummary } from '@/lib/contract/sources'
import type { Terms } from '@/lib/contract/terms'
import { chartIds } from '@/lib/portal/charts/chart'
import { maxAddresses, sitePages } from '@/lib/portal/publish/seo/sitemap'
import { getAddress } from '@/lib/portal/records/record-address'
import { everyRecord } from '../fixtures/every-record'
import { testServer } from '../test-server'
import { all, get } from './client'

const site = testServer.address

const head = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`

/** Reads a file of the sitemap protocol with a complete grammar: anything else in it is an error. */
async function read(address: string, root: 'sitemapindex' | 'urlset') {
  const response = await fetch(address)
  expect([response.status, response.headers.get('content-type')], address).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  const text = await response.text()
  const entry = root === 'urlset' ? 'url' : 'sitemap'
  expect(text.startsWith(head(root)) && text.endsWith(`</${root}>\n`), address).toBe(true)
  const lines = text.slice(head(root).length, -`</${root}>\n`.length).split('\n').filter(Boolean)
  const form = new RegExp(
    `^<${entry}><loc>(https?://[^\\s<>&"']+)</loc><lastmod>(\\d{4}-\\d\\d-\\d\\dT[\\d:]+Z)</lastmod></${entry}>$`,
  )
  const entries = lines.map((line) => form.exec(line) ?? [])
  expect(lines.filter((_, index) => entries[index]?.length === 0)).toEqual([])
  expect(entries.length).toBeLessThanOrEqual(maxAddresses)
  return entries.map(([, loc = '', lastmod = '']) => ({ loc, lastmod }))
}

test('the sitemaps list every profile and every source once, at its canonical address and with the day of the data', async () => {
  const index = await read(`${site}/sitemap.xml`, 'sitemapindex')
  expect(index.map(({ loc }) => loc)).toEqual(
    ['pages', ...families, 'sources'].map((group) => `${site}/sitemaps/${group}.xml`),
  )
  const entries = []
  for (const { loc } of index) entries.push(...(await read(loc, 'urlset')))
  const listed = entries.map(({ loc }) => loc)
  expect(new Set(listed).size).toBe(listed.length)
  const expected = (await everyRecord())
    // Countries without data are left out.
    .filter(({ document }) => !('code' in document) || Object.values(document.stats).some(Boolean))
    .map(({ family, document }) => site + getAddress(family, document))
  const sources = await all<SourceSummary>('/sources')
  const expectedSources = sources.map(({ id }) => `${site}/sources/${id}`)
  const records = listed.filter((address) => {
    const { pathname } = new URL(address)
    return !sitePages.includes(pathname) && !pathname.startsWith('/about/')
  })
  // The chart of the state of sources needs checked links.
  const charts = chartIds
    .filter((id) => id !== 'sources-by-state')
    .map((id) => `${site}/charts/${id}`)
  expect(records.toSorted()).toEqual([...expected, ...expectedSources, ...charts].toSorted())
  const { last_updated } = await get<Terms>('/terms')
  expect(new Set(entries.map(({ lastmod }) => lastmod))).toEqual(new Set([last_updated]))
})

test('other names are not sitemaps', async () => {
  for (const name of ['nothing', 'projects-2', 'projects-0', 'pages-2', '..%2Fx']) {
    expect((await fetch(`${site}/sitemaps/${name}.xml`)).status, name).toBe(404)
  }
})

test('robots may read everything, and robots.txt names the sitemap', async () => {
  const text = await (await fetch(`${site}/robots.txt`)).text()
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
  expect(text).not.toContain('Disallow: /\n')
})
