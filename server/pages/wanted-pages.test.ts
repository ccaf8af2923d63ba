import path from 'node:path'
import { expect, test } from 'vitest'
import { Dataset } from '@/lib/dataset/dataset'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { snapshotOf } from '@/tests/fixtures/snapshot'
import { KeptPages } from './kept-pages'
import { pageOf } from './page'
import { wantedPages } from './wanted-pages'

const types: Record<string, string> = { project: 'DID Project', person: 'Person' }

const node = (id: string, title: string, score: number, total_links = 0) => ({
  id,
  title,
  type: types[id.split('-')[0] ?? ''] ?? 'Region',
  countryCodes: [],
  industryIds: [],
  score,
  total_links,
})

const snapshot = snapshotOf({
  documents: {
    'graph/nodes': {
      data: [
        node('project-1', 'Small', 0.1),
        node('person-2', 'Ada', 0.9),
        node('project-3', 'Linked', 0.1, 7),
        node('region-4', 'Nowhere', 1),
      ],
      metadata: {},
    },
  },
  items: {
    countries: ['CH', 'XX'].map((code, index) => ({
      id: index,
      names: [code],
      filters: {},
      summary: { code, stats: { projects: code === 'CH' ? 3 : 0 } },
      includes: {},
    })),
  },
})

const withDataset = (use: (dataset: Dataset) => Promise<void>) => use(Dataset.of(snapshot))

const profile = /^document \/(projects|people|countries|region)/

test('after the pages of the site come its records, the most prominent first', () =>
  withDataset(async (store) => {
    const pages = await wantedPages(store)
    expect(pages[0]).toEqual(expect.objectContaining({ key: 'document /' }))
    const profiles = pages.map(({ key }) => key).filter((key) => profile.test(key))
    expect(profiles.filter((key) => key.split('/').length === 3)).toEqual([
      'document /countries/CH',
      'document /people/2-ada',
      'document /projects/3-linked',
      'document /projects/1-small',
    ])
  }))

test('what was asked for before comes first, each page once', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'pages.db')
    const kept = new KeptPages({ file, context: '', onFault: () => {} })
    const rendered = { status: 200, contentType: 'text/plain', cacheControl: '', body: Buffer.of() }
    const keys = ['document /projects/1-small', 'payload /about', 'nonsense']
    for (const key of keys) {
      kept.keep(key, { rendered, page: pageOf(rendered, '/', 0), renderedAt: 0 })
    }
    await kept.close()
    const again = new KeptPages({ file, context: '', onFault: () => {} })
    await withDataset(async (store) => {
      const pages = await wantedPages(store, again)
      expect(pages.slice(0, 3)).toEqual([
        expect.objectContaining({ key: 'document /projects/1-small' }),
        expect.objectContaining({
          key: 'payload /about',
          request: { target: '/about?_rsc=', headers: { rsc: '1' } },
        }),
        expect.objectContaining({ key: 'document /' }),
      ])
      expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length)
    })
    await again.close()
  }))
