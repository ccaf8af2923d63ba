/** What every store makes of a query that folds to one letter. */
import { expect, test } from '@playwright/test'
import type { SearchEntry, SnapshotItem } from '@/lib/facts/snapshot'
import { found, item, snapshotOf } from '@/tests/fixtures/snapshot'
import { type Make, stores } from '@/tests/fixtures/stores'
import type { ListRequest } from './store'

function typedLetterSuite(kind: string, make: Make): void {
  const listing = (items: SnapshotItem[], request: Partial<ListRequest>) =>
    make(snapshotOf({ items: { people: items } }), async (store) => {
      const list = await store.list({ collection: 'people', page: 1, perPage: 20, ...request })
      return { names: list.items.map((text) => JSON.parse(text).name), total: list.total }
    })
  const searching = (entries: SearchEntry[], query: string, perGroup: number): Promise<string[]> =>
    make(snapshotOf({ search: entries }), async (store) =>
      (await store.search(query, perGroup)).map((text) => JSON.parse(text).title),
    )

  test.describe(kind, () => {
    test('a list begins with the names that hold the very letter that was typed, on every page', async () => {
      const items = ['Enid', 'Café', 'Eve', 'ÉTAT', 'Ule', 'Zug'].map((name, index) =>
        item(index + 1, name),
      )
      expect(await listing(items, { q: 'é' })).toEqual({
        names: ['Café', 'ÉTAT', 'Enid', 'Eve', 'Ule'],
        total: 5,
      })
      const pages = [1, 2, 3].map((page) => listing(items, { q: 'E\u0301', page, perPage: 2 }))
      expect((await Promise.all(pages)).map(({ names }) => names)).toEqual([
        ['Café', 'ÉTAT'],
        ['Enid', 'Eve'],
        ['Ule'],
      ])
      const order = ['Enid', 'Café', 'Eve', 'ÉTAT', 'Ule']
      expect((await listing(items, { q: 'e' })).names).toEqual(order)
      expect((await listing(items, { q: 'ẽ' })).names).toEqual(order)
      const other = item(7, 'Plain', { names: ['Plain', 'Résumé'], filters: { type: ['Public'] } })
      const filtered = [item(8, 'Eel', { filters: { type: ['Public'] } }), other]
      expect(await listing(filtered, { q: 'é', filters: { type: 'Public' } })).toEqual({
        names: ['Plain', 'Eel'],
        total: 2,
      })
    })

    test('a search puts names with the very letter that was typed before all that it folds to', async () => {
      const entries = [
        found('people', 'O', 99),
        found('people', 'Oslo Office', 90),
        found('people', 'Solo', 80),
        found('people', 'Søren', 2),
        found('people', 'Ørsted', 1),
        found('people', 'Köln', 100),
        found('people', 'Zug', 100),
      ]
      const first = ['Ørsted', 'Søren']
      expect(await searching(entries, 'ø', 9)).toEqual([
        ...first,
        ...['O', 'Oslo Office', 'Köln', 'Solo'],
      ])
      expect(await searching(entries, ' Ø ', 2)).toEqual(first)
      expect(await searching(entries, 'o\u0308', 1)).toEqual(['Köln'])
      expect(await searching(entries, 'o', 2)).toEqual(['O', 'Oslo Office'])
      expect(await searching(entries, 'ör', 9)).toEqual(['Ørsted', 'Søren'])
    })
  })
}

for (const [kind, make] of Object.entries(stores)) typedLetterSuite(kind, make)
