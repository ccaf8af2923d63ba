import { expect, test } from 'vitest'
import { chartNode } from './chart'

const chart = {
  id: 'ledgers',
  name: 'Ledgers',
  finding: 'Most projects use one ledger',
  definition: 'Projects by ledger.',
} as const
const context = {
  siteUrl: 'https://a.example.org',
  terms: undefined,
  fetchedAt: '2026-01-02T03:04:05Z',
  version: '2026.01.02',
}

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
