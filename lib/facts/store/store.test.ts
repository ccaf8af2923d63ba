/** Tests of documents and lists for every implementation of the store. */
import { expect, test } from '@playwright/test'
import { collections } from '@/lib/contract/additions'
import { manifestOf, type Snapshot, type SnapshotItem } from '@/lib/facts/snapshot'
import { compiledWith } from '@/tests/fixtures/facts'
import { item, snapshotOf } from '@/tests/fixtures/snapshot'
import { type Make, stores } from '@/tests/fixtures/stores'
import { graphParts, type ListRequest } from './store'

const detailText = ({ documents }: Snapshot, path: string): string | undefined => {
  const detail = documents.get(path)
  return detail && JSON.stringify(detail)
}

function storeSuite(kind: string, make: Make): void {
  /** The names and the total of a list of people. */
  const listing = (items: SnapshotItem[], request: Partial<ListRequest>) =>
    make(snapshotOf({ items: { people: items } }), async (store) => {
      const list = await store.list({ collection: 'people', page: 1, perPage: 20, ...request })
      return { names: list.items.map((text) => JSON.parse(text).name), total: list.total }
    })
  const named = (...names: string[]) => names.map((name, index) => item(index + 1, name))

  test.describe(kind, () => {
    test('returns a document as it was stored, and none for another path', async () => {
      const body = { id: 7, text: 'Zürich "quoted" \\ 🪪 \u2028', list: [null, 1.5, true] }
      await make(snapshotOf({ documents: { 'projects/7': body } }), async (store) => {
        expect(JSON.parse((await store.document('projects/7')) ?? '')).toEqual(body)
        for (const path of [
          'projects/8',
          'projects/7/',
          'PROJECTS/7',
          '',
          "projects/7' OR '1'='1",
        ]) {
          expect(await store.document(path), path).toBeUndefined()
        }
      })
    })

    test('returns the documents and families of compiled facts', async () => {
      const snapshot = await compiledWith()
      await make(snapshot, async (store) => {
        for (const [path, body] of snapshot.documents) {
          expect(await store.document(path), path).toBe(JSON.stringify(body))
        }
        const summaries = snapshot.families.entities.map(({ summary }) => JSON.stringify(summary))
        expect(await store.all('entities')).toEqual(summaries)
      })
    })

    test('reads each record of compiled facts with its arrays and its detail, one at a time', async () => {
      const snapshot = await compiledWith()
      await make(snapshot, async (store) => {
        for (const collection of collections) {
          const items = { ...snapshot.families, ...snapshot.additions }[collection]
          const expected = items.map(({ id, summary, includes }) => ({
            item: JSON.stringify({ ...summary, ...includes }),
            detail: detailText(snapshot, `${collection}/${id}`),
          }))
          expect([...store.records(collection)], collection).toEqual(expected)
        }
      })
    })

    test('reads the nodes and links of the graph, and stops where the reader does', async () => {
      const snapshot = await compiledWith()
      await make(snapshot, async (store) => {
        for (const part of graphParts) {
          const { data } = snapshot.documents.get(`graph/${part}`) as { data: object[] }
          expect([...store.graph(part)]).toEqual(data.map((entry) => JSON.stringify(entry)))
          for (const text of store.graph(part)) {
            expect(text).toBe(JSON.stringify(data[0]))
            break
          }
        }
      })
    })

    test('has the manifest of its snapshot', async () => {
      const snapshot = snapshotOf({ items: { people: named('Ada', 'Bo') } })
      await make(snapshot, async (store) => {
        expect(store.manifest).toEqual(JSON.parse(JSON.stringify(manifestOf(snapshot))))
        expect(store.manifest.counts.people).toBe(2)
      })
    })

    test('returns each item of a list on one page, in order', async () => {
      const items = named('Delta', 'Alpha', 'Charlie', 'Bravo', 'Echo')
      const pages = [1, 2, 3].map((page) => listing(items, { page, perPage: 2 }))
      expect((await Promise.all(pages)).map(({ names }) => names)).toEqual([
        ['Delta', 'Alpha'],
        ['Charlie', 'Bravo'],
        ['Echo'],
      ])
    })

    test('returns the total without items after the last page', async () => {
      for (const page of [3, 4, Number.MAX_SAFE_INTEGER]) {
        const list = await listing(named('Alpha', 'Bravo'), { page, perPage: 1 })
        expect(list, String(page)).toEqual({ names: [], total: 2 })
      }
      expect(await listing([], {})).toEqual({ names: [], total: 0 })
    })

    test('does not mix families', async () => {
      const items = { people: named('Alpha'), entities: named('Alpha', 'Alphabet') }
      await make(snapshotOf({ items }), async (store) => {
        const request = { page: 1, perPage: 10, q: 'alpha' }
        expect((await store.list({ ...request, collection: 'people' })).total).toBe(1)
        expect((await store.list({ ...request, collection: 'entities' })).total).toBe(2)
        expect(await store.all('projects')).toEqual([])
      })
    })

    test('finds a part of any name, whatever its case and diacritics', async () => {
      const items = [
        item(1, 'Zürich Office', { names: ['Zürich Office', 'ZTO'] }),
        item(2, 'Geneva Office'),
      ]
      for (const q of [
        'zurich',
        'ZÜRICH',
        'ürich off',
        'rich',
        'zto',
        ' zürich  office ',
        'zu',
        'Ü',
      ]) {
        expect(await listing(items, { q }), q).toEqual({ names: ['Zürich Office'], total: 1 })
      }
      expect(await listing([item(1, 'Zurich')], { q: 'Zürich' })).toMatchObject({ total: 1 })
      expect(await listing(items, { q: '' })).toMatchObject({ total: 2 })
      expect(await listing(items, { q: 'office zurich' })).toMatchObject({ total: 0 })
    })

    test('searches special characters literally', async () => {
      const odd = [
        '100% sure',
        'a_b_c',
        'say "yes"',
        "O'Hara",
        'x*y*z',
        'a AND b',
        '(par)',
        'back\\slash',
      ]
      const items = named(...odd, 'plain abc', '🪪🪪🪪 badge')
      const expected = {
        '%': ['100% sure'],
        '00%': ['100% sure'],
        _: ['a_b_c'],
        a_b: ['a_b_c'],
        '"': ['say "yes"'],
        '"yes"': ['say "yes"'],
        "'": ["O'Hara"],
        "o'h": ["O'Hara"],
        'y*z': ['x*y*z'],
        'a AND b': ['a AND b'],
        '(par)': ['(par)'],
        'k\\s': ['back\\slash'],
        '🪪🪪🪪': ['🪪🪪🪪 badge'],
        'a OR b': [],
        'abc NOT x': [],
        'names:abc': [],
        '***': [],
      }
      for (const [q, names] of Object.entries(expected)) {
        expect((await listing(items, { q })).names, q).toEqual(names)
      }
    })

    test('finds no match across two names of one item', async () => {
      const both = [item(1, 'Ada', { names: ['Ada', 'Bo'] })]
      expect(await listing(both, { q: 'ada bo' })).toMatchObject({ total: 0 })
      expect(await listing(both, { q: 'ada\nbo' })).toMatchObject({ total: 0 })
    })

    test('filters by exact values, alone and with a text and pages', async () => {
      const items = [
        item(1, 'Alpha', { filters: { type: ['Public', 'Private'] } }),
        item(2, 'Alphabet', { filters: { type: ['Private'] } }),
        item(3, 'Beta', { filters: { type: ['Private'] } }),
        item(4, 'Gamma'),
      ]
      const filters = { type: 'Private' }
      expect(await listing(items, { filters })).toEqual({
        names: ['Alpha', 'Alphabet', 'Beta'],
        total: 3,
      })
      expect(await listing(items, { filters, q: 'alpha' })).toMatchObject({ total: 2 })
      expect(await listing(items, { filters, page: 2, perPage: 2 })).toEqual({
        names: ['Beta'],
        total: 3,
      })
      for (const type of ['private', 'Priv', '', '%']) {
        expect(await listing(items, { filters: { type } }), type).toMatchObject({ total: 0 })
      }
      expect(await listing(items, { filters: { country: 'Private' } })).toMatchObject({ total: 0 })
    })

    test('adds the requested arrays, which may be empty', async () => {
      const items = [
        item(1, 'Ledger', { includes: { projects: [{ id: 9 }], instances: [] } }),
        item(2, 'Bare'),
      ]
      await make(snapshotOf({ items: { dlts: items } }), async (store) => {
        const includes = ['projects', 'instances']
        const expected = [
          { id: 1, name: 'Ledger', projects: [{ id: 9 }], instances: [] },
          { id: 2, name: 'Bare', projects: [], instances: [] },
        ]
        const list = await store.list({ collection: 'dlts', page: 1, perPage: 5, includes })
        expect(list.items.map((text) => JSON.parse(text))).toEqual(expected)
        expect((await store.all('dlts', includes)).map((text) => JSON.parse(text))).toEqual(
          expected,
        )
        expect(JSON.parse((await store.all('dlts'))[0] ?? '')).toEqual({ id: 1, name: 'Ledger' })
      })
    })
  })
}

for (const [kind, make] of Object.entries(stores)) storeSuite(kind, make)
