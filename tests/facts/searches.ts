/** The search of the API and that of the portal, over the real facts. */
import path from 'node:path'
import type { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { ItemOf } from '@/lib/contract/responses'
import { type SearchResult, searchResultsPerFamily } from '@/lib/contract/search'
import type { Snapshot } from '@/lib/facts/snapshot'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { projectFactsOf } from '@/lib/portal/projects/project-facts'
import { foundRecords } from '@/lib/portal/search/found-records'
import { makeRecordSearch } from '@/lib/portal/search/record-search'
import { apiSearchText, searchGroups } from '@/lib/portal/search/search-groups'
import { StoreSearch } from '@/server/search'
import { inTemporaryFolder } from '../fixtures/facts'
import { read } from '../fixtures/stores'
import { testServer } from '../test-server'

type Ask = (query: string) => Promise<string[]>

export interface Searches {
  /** The results of the API, as texts. */
  answered: Ask
  /** The results of the contract's search, as texts. */
  exact: Ask
  /** The ids of the results, in the order shown. */
  api: Ask
  portal: Ask
  /** What the contract's search finds. */
  contract: Ask
  /** The portal over an API that has the contract's search alone. */
  portalOverContract: Ask
}

const resultsOf = (texts: readonly string[]): SearchResult[] =>
  texts.map((text) => JSON.parse(text))

let ofRealFacts: Promise<Searches> | undefined

/** The searches over the real facts, in the store of the test server. They are made once in each process. */
export function realSearches(): Promise<Searches> {
  ofRealFacts ??= SqliteStore.open(testServer.storeFile).then(searchesOf)
  return ofRealFacts
}

/** Provides the searches over a snapshot. */
export const withSearches = (
  snapshot: Snapshot,
  use: (searches: Searches) => Promise<void>,
): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'atlas.db')
    writeSqliteStore(file, snapshot)
    const store = await SqliteStore.open(file)
    try {
      await use(await searchesOf(store))
    } finally {
      await store.close()
    }
  })

async function searchesOf(store: SqliteStore): Promise<Searches> {
  const search = await StoreSearch.of(store)
  const nodes: GraphNodes = JSON.parse((await store.document('graph/nodes')) ?? '')
  const links: GraphLinks = JSON.parse((await store.document('graph/links')) ?? '')
  const countries = (await store.all('countries')).map(
    (text): ItemOf<'countries'> => JSON.parse(text),
  )
  const details = (await read(store.records('projects'))).flatMap(({ detail }): ProjectDetail[] =>
    detail ? [JSON.parse(detail)] : [],
  )
  const { texts } = projectFactsOf({ details })
  const own = await makeRecordSearch(graphIndex(nodes.data, links.data), countries, texts)
  const ask: Ask = (query) => search.search(query, searchResultsPerFamily)
  const askStore: Ask = (query) => store.search(query, searchResultsPerFamily)
  const countryIds = new Map(countries.map(({ id, code }) => [code, `country-${id}`]))
  const portalOver = (answer: Ask) => async (query: string) => {
    const found = own.engine.search({ query, perGroup: searchResultsPerFamily, texts: true })
    const records = foundRecords(found, resultsOf(await answer(apiSearchText(query))))
    return searchGroups(records, query, own.facts).flatMap(({ family, hits }) =>
      hits.map(({ href }) => {
        const key = href.split('/')[2] ?? ''
        return family === 'countries'
          ? (countryIds.get(key) ?? '')
          : (nodeIdOfRecord(family, Number.parseInt(key, 10)) ?? '')
      }),
    )
  }
  return {
    answered: ask,
    exact: askStore,
    api: async (query) => resultsOf(await ask(query)).map(({ id }) => id),
    contract: async (query) => resultsOf(await askStore(query)).map(({ id }) => id),
    portal: portalOver(ask),
    portalOverContract: portalOver(askStore),
  }
}
