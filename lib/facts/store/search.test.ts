/** Tests of the search for every implementation of the store. */
import { expect, test } from '@playwright/test'
import type { SearchEntry } from '@/lib/facts/snapshot'
import { found, snapshotOf } from '@/tests/fixtures/snapshot'
import { type Make, stores } from '@/tests/fixtures/stores'

function searchSuite(kind: string, make: Make): void {
  const searching = (entries: SearchEntry[], query?: string, perGroup = 5): Promise<string[]> =>
    make(snapshotOf({ search: entries }), async (store) =>
      (await store.search(query, perGroup)).map((text) => JSON.parse(text).title),
    )

  test.describe(kind, () => {
    test('ranks a whole name above its start, the start of a word, and any other part', async () => {
      const entries = [
        found('people', 'Prewallet', 99),
        found('people', 'Open-Wallet', 90),
        found('people', 'Wallet Maker', 80),
        found('people', 'WÄLLET', 1),
        found('people', 'Nothing', 100),
      ]
      const ranked = ['WÄLLET', 'Wallet Maker', 'Open-Wallet', 'Prewallet']
      expect(await searching(entries, 'wallet')).toEqual(ranked)
      expect(await searching([...entries].reverse(), ' Wället ')).toEqual(ranked)
    })

    test('ranks equally good matches by score, and matches any name of an entry', async () => {
      const entries = [
        found('people', 'Test A', 10),
        found('entities', 'Test B', 30),
        found('projects', 'Other', 5, 'Test'),
        found('dlts', 'Test C', 20),
      ]
      expect(await searching(entries, 'test')).toEqual(['Other', 'Test B', 'Test C', 'Test A'])
    })

    test('returns the best five of each group', async () => {
      const people = [1, 2, 3, 4, 5, 6, 7].map((score) => found('people', `Ada ${score}`, score))
      const entries = [...people, found('people', 'Ada', 0), found('regions', 'Ada Region', 0)]
      const shown = ['Ada', 'Ada 7', 'Ada 6', 'Ada 5', 'Ada 4', 'Ada Region']
      expect(await searching(entries, 'ada')).toEqual(shown)
      expect(await searching(entries, 'ada', 1)).toEqual(['Ada', 'Ada Region'])
    })

    test('returns the highest scores if there is no query', async () => {
      const entries = [
        found('people', 'Low', 1),
        found('people', 'High', 9),
        found('dlts', 'Middle', 5),
      ]
      for (const query of [undefined, '', '  ']) {
        expect(await searching(entries, query), JSON.stringify(query)).toEqual([
          'High',
          'Middle',
          'Low',
        ])
      }
    })

    test('searches short texts and special characters literally', async () => {
      const entries = [
        found('people', '100% "x_y"', 1),
        found('people', 'DLT', 1),
        found('people', 'Ö', 1),
      ]
      const expected = {
        '%': 0,
        '"': 0,
        _: 0,
        "'": -1,
        '0% "x': 0,
        d: 1,
        lt: 1,
        o: 2,
        '-': -1,
        '%%%': -1,
      }
      const titles = entries.map(({ result }) => result.title)
      for (const [query, index] of Object.entries(expected)) {
        expect(await searching(entries, query), query).toEqual(index < 0 ? [] : [titles[index]])
      }
    })
  })
}

for (const [kind, make] of Object.entries(stores)) searchSuite(kind, make)
