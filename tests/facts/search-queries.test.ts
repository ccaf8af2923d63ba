/** The results of the portal's and the API's search for the 120 queries, with the real facts. */
import { expect, test } from 'vitest'
import { snapshotOfFacts } from '../fixtures/every-record'
import { type SearchQuery, searchQueries } from './search-queries'
import { realSearches } from './searches'

/**
 * The rank of the first record that the query may mean, starting at 1; infinite if none is found.
 */
function getRank(found: readonly string[], { meant }: SearchQuery): number {
  const ids = meant.map((one) => one.split(' ')[0])
  const index = found.findIndex((id) => ids.includes(id))
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1
}

interface Ranked extends SearchQuery {
  kind: string
  rank: number
}

async function rankQueries(search: (query: string) => Promise<string[]>): Promise<Ranked[]> {
  const all: Ranked[] = []
  for (const [kind, queries] of Object.entries(searchQueries)) {
    for (const one of queries)
      all.push({ ...one, kind, rank: getRank(await search(one.query), one) })
  }
  return all
}

const within = (ranks: readonly Ranked[], rank: number): number =>
  ranks.filter((one) => one.rank <= rank).length

test('the 120 queries are complete, twelve of each class, and mean existing records', async () => {
  const snapshot = await snapshotOfFacts()
  const searchIds = new Set(snapshot.search.map(({ result }) => result.id))
  const all = Object.values(searchQueries)
  expect(all.map((queries) => queries.length)).toEqual(Array(10).fill(12))
  const queries = all.flat()
  expect(new Set(queries.map(({ query }) => query)).size).toBe(120)
  const unknown = queries.flatMap(({ meant }) =>
    meant.filter((one) => !searchIds.has(one.split(' ')[0] ?? '')),
  )
  expect(unknown).toEqual([])
})

test('the portal ranks the intended record first for 85 in 100 queries, among the first three for 95', async () => {
  const shown = await rankQueries((await realSearches()).portal)
  const late = shown.filter(({ rank }) => rank > 1).map(({ query, rank }) => `${query}: ${rank}`)
  expect(within(shown, 1), late.join('; ')).toBeGreaterThanOrEqual(0.85 * shown.length)
  expect(within(shown, 3), late.join('; ')).toBeGreaterThanOrEqual(0.95 * shown.length)
  const [names] = Object.keys(searchQueries)
  expect(shown.filter(({ kind, rank }) => kind === names && rank > 1)).toEqual([])
})

test('the summary, technology and products of a project can be searched in the portal', async () => {
  const { portal } = await realSearches()
  for (const query of ['swiss wallet', 'switzerland wallet', 'swiss e-id wallet']) {
    expect(await portal(query), query).toContain('project-230')
  }
  // Its wallet is a product; and its short name, misspelled, is near to no other.
  expect((await portal('switzerland wallet')).slice(0, 3)).toContain('project-230')
  expect((await portal('swyu'))[0]).toBe('project-230')
})
