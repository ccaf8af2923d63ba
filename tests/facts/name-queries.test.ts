/** Names as people write them who do not have them from this site, with the real facts. */
import { expect, test } from 'vitest'
import { type Family, families } from '@/lib/contract/families'
import { Dataset } from '@/lib/dataset/dataset'
import type { Snapshot } from '@/lib/dataset/snapshot'
import { assemble } from '@/lib/facts/mirror/assemble'
import { snapshotOfFacts } from '../fixtures/every-record'
import { nameQueries } from './name-queries'
import { makeSearches, realSearches, type Searches } from './searches'

type Search = (query: string) => Promise<string[]>

/** The queries for which the record that is meant is not the first, except for records that have the query itself. */
async function notFirst(search: Search, exact: Search = async () => []): Promise<string[]> {
  const missed: string[] = []
  for (const [record, queries] of Object.entries(nameQueries)) {
    const [meant] = record.split(' ')
    for (const query of queries) {
      const having = await exact(query)
      const first = (await search(query)).find((id) => id === meant || !having.includes(id))
      if (first !== meant) missed.push(query)
    }
  }
  return missed
}

test('the records that the queries mean exist, by the names next to their ids', async () => {
  const { search } = await snapshotOfFacts()
  const titles = new Set(search.map(({ result }) => `${result.id} ${result.title}`))
  expect(Object.keys(nameQueries).filter((record) => !titles.has(record))).toEqual([])
})

test('the portal and the API rank a record first that is named in another form', async () => {
  const { portal, api, contract } = await realSearches()
  expect(await notFirst(portal)).toEqual([])
  expect(await notFirst(api, contract)).toEqual([])
})

/** The facts as a mirror of an API has them. */
async function mirrored(): Promise<Snapshot> {
  const { families: items, documents, terms, search } = await snapshotOfFacts()
  const getList = (family: Family) =>
    items[family].map(({ summary, includes }) =>
      JSON.parse(JSON.stringify({ ...summary, ...includes })),
    )
  const lists = Object.fromEntries(families.map((family) => [family, getList(family)]))
  const regions = search.filter(({ group }) => group === 'regions').map(({ result }) => result)
  return assemble(
    {
      lists: lists as Record<Family, Record<string, unknown>[]>,
      totals: {},
      documents: new Map<string, unknown>([['terms', terms], ...documents]),
      regions,
    },
    'https://original.example.org/api/v1',
  )
}

test('a mirrored store finds the same records', async () => {
  const found = async ({ api, contract, portal }: Searches) => [
    await notFirst(api, contract),
    await notFirst(portal),
  ]
  const searches = await makeSearches(Dataset.of(await mirrored()))
  expect(await found(searches)).toEqual([[], []])
})
