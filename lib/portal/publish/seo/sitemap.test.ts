import { expect, test } from 'vitest'
import { maxAddresses, sitemapNames, sitemapPart, toSitemap, toSitemapIndex } from './sitemap'

test('writes addresses with the day of the data, escaped', () => {
  expect(toSitemap(['https://a.example.org/?a=1&b=<>"\''], '2026-01-02')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.example.org/?a=1&amp;b=&lt;&gt;&quot;&apos;</loc><lastmod>2026-01-02</lastmod></url>
</urlset>
`,
  )
  expect(toSitemapIndex(['https://a.example.org/s.xml'])).toContain(
    '<sitemap><loc>https://a.example.org/s.xml</loc></sitemap>',
  )
})

test('splits more entries than a file may hold', () => {
  expect(sitemapNames('people', 0)).toEqual(['people'])
  expect(sitemapNames('people', maxAddresses)).toEqual(['people'])
  expect(sitemapNames('people', maxAddresses + 1)).toEqual(['people', 'people-2'])
})

test('reads the names of its files, and no others', () => {
  expect(sitemapPart('did-methods.xml')).toEqual({ group: 'did-methods', part: 0 })
  expect(sitemapPart('did-methods-12.xml')).toEqual({ group: 'did-methods', part: 11 })
  for (const name of ['people', 'people-0.xml', 'people-1e3.xml', '../a.xml', 'People.xml', '.xml'])
    expect(sitemapPart(name), name).toBeUndefined()
})
