import { expect, test } from 'vitest'
import { dataContext } from '@/tests/fixtures/data-context'
import { expandJsonLd } from '@/tests/fixtures/expand-json-ld'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { aSource } from '@/tests/fixtures/sources'
import { inlineNode } from './node'
import { chartNode, sourceNode } from './site'

const context = { ...dataContext, version: '2026.01.02' }
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

const chart = {
  id: 'ledgers',
  name: 'Ledgers',
  finding: 'Most projects use one ledger',
  definition: 'Projects by ledger.',
} as const
test('describes the current chart with its picture', () => {
  expect(chartNode(chart, context)).toMatchObject({
    url: 'https://a.example.org/charts/ledgers',
    image: 'https://a.example.org/charts/ledgers/share.png',
    version: '2026.01.02',
  })
})

test('describes the chart of a past version with the picture of that version', () => {
  expect(chartNode(chart, context, '2025.06.01')).toMatchObject({
    url: 'https://a.example.org/versions/2025.06.01/charts/ledgers',
    image: 'https://a.example.org/versions/2025.06.01/charts/ledgers/share.png',
    version: '2025.06.01',
  })
})
