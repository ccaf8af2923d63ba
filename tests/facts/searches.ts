/** The search of the API and that of the portal, over the real facts. */
import type { Family } from '@/lib/contract/families'
import type { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { ItemOf } from '@/lib/contract/responses'
import { type SearchResult, searchResultsPerFamily } from '@/lib/contract/search'
import type { Dataset } from '@/lib/dataset/dataset'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { getProjectFacts } from '@/lib/portal/projects/project-facts'
import { makeRecordSearch } from '@/lib/portal/search/record-search'
import { searchGroups } from '@/lib/portal/search/search-groups'
import { DatasetSearch } from '@/lib/search/dataset-search'
import { namesOutsideGraph } from '@/lib/search/searchable'
import { loadFrom } from '@/lib/store/open-store'
import { testServer } from '../test-server'

type Ask = (query: string) => Promise<string[]>

export interface Searches {
  /** The ids of the results, in order. */
  api: Ask
  portal: Ask
  /** The results of the contract's search. */
  contract: Ask
}

const getIds = (texts: readonly string[]): string[] =>
  texts.map((text) => (JSON.parse(text) as SearchResult).id)

let ofRealFacts: Promise<Searches> | undefined

/**
 * The searches over the real facts, in the store of the test server. They run once in each process.
 */
export function realSearches(): Promise<Searches> {
  ofRealFacts ??= loadFrom(testServer.storeFile).then(({ dataset }) => makeSearches(dataset))
  return ofRealFacts
}

export async function makeSearches(dataset: Dataset): Promise<Searches> {
  const search = await DatasetSearch.of(dataset)
  const nodes: GraphNodes = JSON.parse(dataset.document('graph/nodes') ?? '')
  const links: GraphLinks = JSON.parse(dataset.document('graph/links') ?? '')
  const countries = dataset.all('countries').map((text): ItemOf<'countries'> => JSON.parse(text))
  const details = [...dataset.records('projects')].flatMap(({ detail }): ProjectDetail[] =>
    detail ? [JSON.parse(detail)] : [],
  )
  const { texts } = getProjectFacts({ details })
  const getItems = <F extends Family>(family: F) =>
    dataset.all(family).map((text): ItemOf<F> => JSON.parse(text))
  const otherNames = namesOutsideGraph({
    entities: getItems('entities'),
    regulations: getItems('regulations'),
  })
  const graph = graphIndex(nodes.data, links.data)
  const own = await makeRecordSearch(graph, countries, texts, otherNames)
  const countryIds = new Map(countries.map(({ id, code }) => [code, `country-${id}`]))
  const portal: Ask = async (query) => {
    const found = own.engine.search({ query, perGroup: searchResultsPerFamily, texts: true })
    return searchGroups(found, query, own.facts).flatMap(({ family, hits }) =>
      hits.map(({ href }) => {
        const key = href.split('/')[2] ?? ''
        return family === 'countries'
          ? (countryIds.get(key) ?? '')
          : (nodeIdOfRecord(family, Number.parseInt(key, 10)) ?? '')
      }),
    )
  }
  return {
    api: async (query) => getIds(await search.search(query, searchResultsPerFamily)),
    contract: async (query) => getIds(dataset.search(query, searchResultsPerFamily)),
    portal,
  }
}
