/** The tolerant search of the API, over the synthetic facts. */
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { SearchResult } from '@/lib/contract/search'
import { type Store, StoreUnavailable } from '@/lib/facts/store/store'
import { type Ask, withApi } from '@/tests/fixtures/api'
import { compiledWith } from '@/tests/fixtures/facts'
import { found, item, snapshotOf } from '@/tests/fixtures/snapshot'
import { stores } from '@/tests/fixtures/stores'
import { StoreSearch } from './search'

const searched = async (ask: Ask, query: string): Promise<string[]> =>
  (await ask(`/search?${new URLSearchParams({ query })}`))
    .json<SearchResult[]>()
    .map(({ title }) => title)

test('the API finds words in any order, misspelled ones, other names and adjectives of countries', async () => {
  await withApi(async (ask) => {
    expect(await searched(ask, 'wallet harbour')).toEqual(['Harbour Wallet'])
    expect(await searched(ask, 'harbor walet')).toEqual(['Harbour Wallet'])
    expect(await searched(ask, 'office zto')).toEqual(['Zürich Test Office'])
    expect(await searched(ask, 'nothing regulation tu')).toEqual(['Union Test Regulation'])
    expect(await searched(ask, 'Deutschland')).toEqual(['Germany'])
    expect(await searched(ask, '日本')).toEqual(['Japan'])
    expect(await searched(ask, 'did:synthetic')).toEqual(['synthetic'])
    expect(await searched(ask, 'no such name anywhere')).toEqual([])
  })
})

test('what the store finds comes first, byte for byte, whatever is found beside it', async () => {
  const snapshot = await compiledWith()
  for (const make of Object.values(stores)) {
    await make(snapshot, async (store) => {
      const search = await StoreSearch.of(store)
      const words = snapshot.search.flatMap(({ names }) => names).flatMap((name) => name.split(' '))
      const typed = words.flatMap((word) => [word, word.slice(0, 1), word.slice(1, 3)])
      const queries = [...new Set(['', ' ', 'ø', '%', 'test swiss', ...typed])].slice(0, 300)
      const different: string[] = []
      for (const query of queries) {
        const exact = await store.search(query, 5)
        const first = (await search.search(query, 5)).slice(0, exact.length)
        if (!isDeepStrictEqual(first, exact)) different.push(query)
      }
      expect(different).toEqual([])
      expect(await search.search(undefined, 5)).toEqual(await store.search(undefined, 5))
    })
  }
})

test('of a store whose graph no index can be made of, exact names are found', async () => {
  const people = found('people', 'Ada Test', 1)
  const snapshot = snapshotOf({ search: [people], documents: { 'graph/nodes': { data: [{}] } } })
  for (const make of Object.values(stores)) {
    await make(snapshot, async (store) => {
      const errors: unknown[] = []
      const search = await StoreSearch.of(store, (error) => errors.push(error))
      expect(errors).toHaveLength(1)
      expect(await search.search('ada', 5)).toEqual([JSON.stringify(people.result)])
      expect(await search.search('aba', 5)).toEqual([])
    })
  }
})

test('an index is not given up because the store could not be reached once', async () => {
  for (const make of Object.values(stores)) {
    await make(await compiledWith(), async (store) => {
      const fault = new StoreUnavailable('The store does not answer.')
      const topResults = () => ({
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(fault) }),
      })
      const away = { ...store, topResults } as Store
      const errors: unknown[] = []
      await expect(StoreSearch.of(away, (error) => errors.push(error))).rejects.toBe(fault)
      expect(errors).toEqual([])
    })
  }
})

test('there are at most five of a type, those of the store included', async () => {
  const names = ['Test A', 'Test B', 'Test C']
  const inOrder = names.map((name, index) => found('regions', name, index))
  const snapshot = snapshotOf({ search: inOrder })
  const region = (name: string, id: number) => ({
    group: 'regions' as const,
    names: [name],
    score: 1,
    result: {
      id: `region-${id}`,
      title: name,
      type: 'Region',
      code: null,
      countryFilter: null,
      regionFilter: name,
    },
  })
  const search = [
    ...['Old Town', 'Old Town B', 'Old Town C'].map((name, index) => region(name, index + 1)),
    ...['Town Old D', 'Town Old E', 'Town Old F'].map((name, index) => region(name, index + 4)),
  ]
  for (const make of Object.values(stores)) {
    await make({ ...snapshot, search }, async (store) => {
      const tolerant = await StoreSearch.of(store)
      const titles = (await tolerant.search('old town', 5)).map((text) => JSON.parse(text).title)
      expect(titles.slice(0, 3)).toEqual(['Old Town', 'Old Town B', 'Old Town C'])
      expect(titles).toHaveLength(5)
      expect(new Set(titles).size).toBe(5)
    })
  }
})

test('of a large store the index has the most important of each group, and all names are found', async () => {
  const names = ['Harbour Wallet', 'Harbour Ledger', 'Harbour Registry']
  const nodes = names.map((title, index) => ({
    id: `person-${index + 1}`,
    title,
    type: 'Person',
    countryCodes: [],
    industryIds: [],
    score: index,
  }))
  const search = nodes.map(({ id, title, score }) => {
    const entry = found('people', title, score)
    return { ...entry, result: { ...entry.result, id } }
  })
  const people = names.map((name, index) => item(index + 1, name))
  const documents = { 'graph/nodes': { data: nodes } }
  for (const make of Object.values(stores)) {
    await make(snapshotOf({ items: { people }, search, documents }), async (store) => {
      const fail = (error: unknown) => expect(error).toBeUndefined()
      const whole = await StoreSearch.of(store, fail, { records: 3, perGroupOfMany: 1 })
      const bounded = await StoreSearch.of(store, fail, { records: 2, perGroupOfMany: 1 })
      const titlesOf = async (tolerant: StoreSearch, query: string) =>
        (await tolerant.search(query, 5)).map((text) => JSON.parse(text).title)
      expect(await titlesOf(whole, 'harbor')).toEqual([...names].reverse())
      expect(await titlesOf(bounded, 'harbor')).toEqual(['Harbour Registry'])
      expect(await titlesOf(bounded, 'harbour')).toEqual([...names].reverse())
    })
  }
})

test('hostile queries are answered', async () => {
  await withApi(async (ask) => {
    const queries = [
      'a '.repeat(100),
      '.*+?^$()|[]\\',
      '💥'.repeat(50),
      'x'.repeat(200),
      '__proto__',
    ]
    for (const query of queries) {
      expect((await ask(`/search?${new URLSearchParams({ query })}`)).statusCode, query).toBe(200)
    }
  })
})
