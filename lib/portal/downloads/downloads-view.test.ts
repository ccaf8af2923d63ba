import { expect, test } from 'vitest'
import type { DownloadFile, Downloads } from '@/lib/contract/downloads'
import { downloadsView } from './downloads-view'

const file = (name: string, format: string, more: Partial<DownloadFile> = {}): DownloadFile => ({
  name,
  title: format.toUpperCase(),
  format,
  media_type: 'text/plain',
  bytes: 10,
  sha256: 'a'.repeat(64),
  ...more,
})

const downloads = (more: Partial<Downloads> = {}): Downloads => ({
  version: '2026.01.02',
  title: 'Synthetic',
  license: { name: 'Test', url: 'https://license.example.org', spdx_id: 'CC-BY-4.0' },
  state: 'ready',
  base_url: 'https://atlas.test/downloads/2026.01.02/',
  sets: [
    { name: 'dlts', title: 'Ledger technologies' },
    { name: 'people', title: 'People' },
  ],
  files: [
    file('people.csv', 'csv', { set: 'people', rows: 2 }),
    file('people_project_relations.csv', 'csv', { set: 'people', rows: 7 }),
    file('people.json', 'json', { set: 'people', rows: 2 }),
    file('people_project_relations.parquet', 'parquet', { set: 'people', rows: 7 }),
    file('SHA256SUMS', 'checksums'),
    file('did_atlas.ttl', 'turtle', { rows: 2 }),
    file('did_atlas.sqlite', 'sqlite', { rows: 2 }),
    file('did_atlas.xyz', 'constructor', { rows: 2 }),
  ],
  ...more,
})

const site = 'https://atlas.test'

test('separates files of everything, of each set, of each list and of the descriptions', () => {
  const view = downloadsView(downloads(), site)
  expect(view.whole.map(({ name, use }) => [name, use !== undefined])).toEqual([
    ['did_atlas.xyz', false],
    ['did_atlas.sqlite', true],
    ['did_atlas.ttl', true],
  ])
  expect(view.sets.map(({ title, rows }) => [title, rows])).toEqual([['People', 2]])
  expect(view.sets[0]?.links.map(({ name }) => name)).toEqual(['people.csv', 'people.json'])
  expect(view.sets[0]?.tables).toMatchObject([{ name: 'people_project_relations', rows: 7 }])
  expect(view.sets[0]?.tables[0]?.links).toHaveLength(2)
  expect(view.documentation.map(({ name }) => name)).toEqual(['SHA256SUMS'])
})

test('names the entries that each file counts, so that totals of records never differ', () => {
  const sets = ['projects', 'did_methods', 'sources', 'evidence', 'graph_nodes']
  const rows = [400, 20, 1000, 300, 420]
  const { whole } = downloadsView(
    downloads({
      sets: sets.map((name) => ({ name, title: name })),
      files: [
        ...sets.map((name, at) => file(`${name}.csv`, 'csv', { set: name, rows: rows[at] })),
        file('all.zip', 'csv-zip', { rows: 1720 }),
        file('all.ttl', 'turtle', { rows: 1420 }),
        file('all.json', 'json', { rows: 420 }),
        file('all.gexf', 'gexf', { rows: 420 }),
        file('all.sqlite', 'sqlite', { rows: 7 }),
      ],
    }),
    site,
  )
  expect(Object.fromEntries(whole.map(({ name, contents }) => [name, contents]))).toEqual({
    'all.zip': '420 records, 1,000 sources and the evidence of 300 records',
    'all.ttl': '420 records and 1,000 sources',
    'all.json': '420 records',
    'all.gexf': '420 nodes',
    'all.sqlite': '7 rows',
  })
})

test('links to files of this site without the host, and to files of another site with it', () => {
  expect(downloadsView(downloads(), site).documentation[0]?.href).toBe(
    '/downloads/2026.01.02/SHA256SUMS',
  )
  const elsewhere = downloadsView(downloads(), 'https://other.test')
  expect(elsewhere.documentation[0]?.href).toBe(
    'https://atlas.test/downloads/2026.01.02/SHA256SUMS',
  )
  expect(elsewhere.latest).toBe('https://atlas.test/downloads/latest/')
})

test('links only to web addresses', () => {
  const view = downloadsView(downloads({ base_url: 'javascript:alert(1)//' }), site)
  expect([view.state, view.whole, view.sets, view.documentation]).toEqual(['none', [], [], []])
})
