/** The search of a dataset for names. */
import { expect, test } from 'vitest'
import { found, item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { Dataset, type ListRequest } from './dataset'
import type { SearchEntry, Snapshot, SnapshotItem } from './snapshot'

/** Lends the dataset of a snapshot. */
const make = async <T>(snapshot: Snapshot, use: (dataset: Dataset) => Promise<T>): Promise<T> =>
  use(Dataset.of(snapshot))

const searching = (entries: SearchEntry[], query?: string, perGroup = 5): Promise<string[]> =>
  make(makeSnapshot({ search: entries }), async (dataset) =>
    dataset.search(query, perGroup).map((text) => JSON.parse(text).title),
  )

test('ranks a full name above its start, the start of a word, and any other part', async () => {
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

const listing = (items: SnapshotItem[], request: Partial<ListRequest>) =>
  make(makeSnapshot({ items: { people: items } }), async (dataset) => {
    const list = dataset.list({ collection: 'people', page: 1, perPage: 20, ...request })
    return { names: list.items.map((text) => JSON.parse(text).name), total: list.total }
  })

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
