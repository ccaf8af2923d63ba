/** The tolerant search of the API, over the synthetic facts. */
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { SearchResult } from '@/lib/contract/search'
import { Dataset } from '@/lib/dataset/dataset'
import { type Ask, serveFacts } from '@/tests/fixtures/api'
import { compiledWith } from '@/tests/fixtures/facts'
import { node } from '@/tests/fixtures/graph'
import { found, item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { DatasetSearch } from './dataset-search'

const searched = async (ask: Ask, query: string): Promise<string[]> =>
  (await ask(`/search?${new URLSearchParams({ query })}`))
    .json<SearchResult[]>()
    .map(({ title }) => title)

test('the API finds words in any order, misspelled ones, other names and adjectives of countries', async () => {
  const { ask } = await serveFacts()
  expect(await searched(ask, 'wallet harbour')).toEqual(['Harbour Wallet'])
  expect(await searched(ask, 'harbor walet')).toEqual(['Harbour Wallet'])
  expect(await searched(ask, 'office zto')).toEqual(['Zürich Test Office'])
  expect(await searched(ask, 'nothing regulation tu')).toEqual(['Union Test Regulation'])
  expect(await searched(ask, 'Deutschland')).toEqual(['Germany'])
  expect(await searched(ask, '日本')).toEqual(['Japan'])
  expect(await searched(ask, 'did:synthetic')).toEqual(['synthetic'])
  expect(await searched(ask, 'no such name anywhere')).toEqual([])
})

test('exact matches come first, byte for byte, before all others, each once', async () => {
  const snapshot = await compiledWith()
  const dataset = Dataset.of(snapshot)
  const search = await DatasetSearch.of(dataset)
  const words = snapshot.search.flatMap(({ names }) => names).flatMap((name) => name.split(' '))
  const typed = words.flatMap((word) => [word, word.slice(0, 1), word.slice(1, 3)])
  const queries = [...new Set(['', ' ', 'ø', '%', 'test swiss', ...typed])].slice(0, 300)
  const different: string[] = []
  for (const query of queries) {
    const exact = dataset.search(query, 5)
    const all = await search.search(query, 5)
    const isRepeated = new Set(all).size !== all.length
    if (isRepeated || !isDeepStrictEqual(all.slice(0, exact.length), exact)) different.push(query)
  }
  expect(different).toEqual([])
  expect(await search.search(undefined, 5)).toEqual(dataset.search(undefined, 5))
})

test('exact names are found in a dataset whose graph cannot be indexed', async () => {
  const people = found('people', 'Ada Test', 1)
  const snapshot = makeSnapshot({ search: [people], documents: { 'graph/nodes': { data: [{}] } } })
  const dataset = Dataset.of(snapshot)
  const errors: unknown[] = []
  const search = await DatasetSearch.of(dataset, (error) => errors.push(error))
  expect(errors).toHaveLength(1)
  expect(await search.search('ada', 5)).toEqual([JSON.stringify(people.result)])
  expect(await search.search('aba', 5)).toEqual([])
})

test('there are at most five of a type, exact matches included', async () => {
  const names = ['Test A', 'Test B', 'Test C']
  const inOrder = names.map((name, index) => found('regions', name, index))
  const snapshot = makeSnapshot({ search: inOrder })
  const exact = ['Old Town', 'Old Town B', 'Old Town C']
  const search = [...exact, 'Town Old D', 'Town Old E', 'Town Old F'].map((name, index) => {
    const entry = found('regions', name, 1)
    return { ...entry, result: { ...entry.result, id: `region-${index + 1}`, type: 'Region' } }
  })
  const dataset = Dataset.of({ ...snapshot, search })
  const tolerant = await DatasetSearch.of(dataset)
  const titles = (await tolerant.search('old town', 5)).map((text) => JSON.parse(text).title)
  expect(titles.slice(0, 3)).toEqual(exact)
  expect(titles).toHaveLength(5)
  expect(new Set(titles).size).toBe(5)
})

test('the index of a large dataset has the most important of each group, and all names are found', async () => {
  const names = ['Harbour Wallet', 'Harbour Ledger', 'Harbour Registry']
  const nodes = names.map((title, score) => node(`person-${score + 1}`, { title, score }))
  const search = nodes.map(({ id, title }, score) => {
    const entry = found('people', title, score)
    return { ...entry, result: { ...entry.result, id } }
  })
  const people = names.map((name, index) => item(index + 1, name))
  const documents = { 'graph/nodes': { data: nodes } }
  const dataset = Dataset.of(makeSnapshot({ items: { people }, search, documents }))
  const fail = (error: unknown) => expect(error).toBeUndefined()
  const whole = await DatasetSearch.of(dataset, fail, { records: 3, perGroupOfMany: 1 })
  const bounded = await DatasetSearch.of(dataset, fail, { records: 2, perGroupOfMany: 1 })
  const getTitles = async (tolerant: DatasetSearch, query: string) =>
    (await tolerant.search(query, 5)).map((text) => JSON.parse(text).title)
  expect(await getTitles(whole, 'harbor')).toEqual([...names].reverse())
  expect(await getTitles(bounded, 'harbor')).toEqual(['Harbour Registry'])
  expect(await getTitles(bounded, 'harbour')).toEqual([...names].reverse())
})
