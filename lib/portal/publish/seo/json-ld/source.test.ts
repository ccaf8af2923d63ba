import { expect, test } from 'vitest'
import { expandJsonLd } from '@/tests/fixtures/expand-json-ld'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { aSource } from '@/tests/fixtures/sources'
import { inlineNode } from './inline'
import { sourceNode } from './source'

const context = {
  siteUrl: 'https://a.example.org',
  terms: undefined,
  fetchedAt: '2026-01-02T03:04:05Z',
}
const getNode = (title: string) =>
  sourceNode({ ...aSource({ title, published: '2025-06', language: 'de' }), facts: [] }, context)

test('describes a source in schema.org terms, for any title', async () => {
  for (const title of ['Bericht', ...hostileNames]) {
    expect(await expandJsonLd(getNode(title)), title.slice(0, 60)).toHaveLength(1)
    expect(JSON.stringify(inlineNode(getNode(title)))).not.toContain('<')
  }
})

test('has its publisher, date and place, and an address only if it is valid', () => {
  expect(getNode('Bericht').mainEntity).toEqual({
    '@type': 'WebPage',
    name: 'Bericht',
    url: 'https://office.example/',
    publisher: { '@type': 'Organization', name: 'Sample Office' },
    datePublished: '2025-06',
    inLanguage: 'de',
  })
  const hostile = sourceNode({ ...aSource({ url: 'javascript:alert(1)' }), facts: [] }, context)
  expect(hostile.mainEntity).not.toHaveProperty('url')
})
