/**
 * The tolerant search of a dataset. It adds results to the results of the dataset's own search, and never changes
 * these.
 */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import type { SearchResult } from '@/lib/contract/search'
import type { Dataset } from '@/lib/dataset/dataset'
import { SearchEngine } from './engine'
import {
  getGroup,
  namesOutsideGraph,
  type Searchable,
  searchableCountry,
  searchableNode,
  searchableRegion,
} from './searchable'

/**
 * Of a larger dataset, the index holds only the most important records of each group. The dataset's own search finds all
 * names.
 */
const indexLimits = { records: 12_000, perGroupOfMany: 1000 }

/** How many records to prepare before yielding to other work. */
const recordsAtOnce = 200

const countRecords = ({ manifest }: Dataset): number =>
  Object.values(manifest.counts).reduce((sum, count) => sum + count, 0)

const readAll = <F extends Family>(dataset: Dataset, family: F): ItemOf<F>[] =>
  dataset.all(family).map((text) => JSON.parse(text))

/** The kind and level of projects, by node id. */
const projectKinds = (dataset: Dataset): Map<string, string[]> =>
  new Map(
    readAll(dataset, 'projects').map(({ id, kind, level }) => [
      `project-${id}`,
      [kind, level].flatMap((value) => value ?? []),
    ]),
  )

/** The content of the index. `isIndexed` returns whether a node is part of it, by its id. */
async function searchables(
  dataset: Dataset,
  results: readonly SearchResult[],
  isIndexed: (id: string) => boolean,
): Promise<Searchable[]> {
  const names = namesOutsideGraph({
    entities: readAll(dataset, 'entities'),
    regulations: readAll(dataset, 'regulations'),
  })
  const kinds = projectKinds(dataset)
  const records: Searchable[] = []
  for (const node of dataset.graph('nodes') as GraphNode[]) {
    if (isIndexed(node.id)) {
      records.push(searchableNode(node, names.get(node.id), kinds.get(node.id)))
    }
    if (records.length % recordsAtOnce === 0) await yieldToOthers()
  }
  const countries = readAll(dataset, 'countries')
  const regions = results.filter(({ type }) => type === 'Region')
  return [...records, ...countries.map(searchableCountry), ...regions.map(searchableRegion)]
}

const getId = (result: string): string => (JSON.parse(result) as SearchResult).id

export class DatasetSearch {
  private constructor(
    private readonly dataset: Dataset,
    private readonly engine: SearchEngine,
    /** Results as JSON texts, by id. */
    private readonly results: ReadonlyMap<string, string>,
  ) {}

  /**
   * Builds the search. If the index cannot be built, the error is reported and only exact names are found.
   *
   * @example await DatasetSearch.of(dataset)
   */
  static async of(
    dataset: Dataset,
    onError: (error: unknown) => void = () => {},
    limits = indexLimits,
  ): Promise<DatasetSearch> {
    try {
      return await DatasetSearch.#indexed(dataset, limits)
    } catch (error) {
      onError(error)
      return new DatasetSearch(dataset, await SearchEngine.of([]), new Map())
    }
  }

  static async #indexed(dataset: Dataset, limits: typeof indexLimits): Promise<DatasetSearch> {
    const isComplete = countRecords(dataset) <= limits.records
    const perGroup = isComplete ? Number.MAX_SAFE_INTEGER : limits.perGroupOfMany
    const texts = new Map(dataset.search(undefined, perGroup).map((text) => [getId(text), text]))
    const results = [...texts.values()].map((text): SearchResult => JSON.parse(text))
    const isIndexed = (id: string) => isComplete || texts.has(id)
    const engine = await SearchEngine.of(await searchables(dataset, results, isIndexed))
    return new DatasetSearch(dataset, engine, texts)
  }

  /**
   * The results of the dataset in its order, followed by results that only the tolerant search finds. Each group has at
   * most `perGroup` results. Results are JSON texts.
   */
  async search(query: string | undefined, perGroup: number): Promise<string[]> {
    const exact = this.dataset.search(query, perGroup)
    if (query === undefined) return exact
    const found = new Set(exact.map(getId))
    const counts = new Map<string, number>()
    const fits = (id: string): boolean => {
      const count = (counts.get(getGroup(id)) ?? 0) + 1
      counts.set(getGroup(id), count)
      return count <= perGroup
    }
    for (const id of found) fits(id)
    // Requests twice as many results, because the best matches are often the ones that the dataset has already found.
    const tolerant = await this.engine.searchInSteps({ query, perGroup: 2 * perGroup })
    const more = tolerant.flatMap(({ id }) => {
      const text = this.results.get(id)
      return text !== undefined && !found.has(id) && fits(id) ? [text] : []
    })
    return [...exact, ...more]
  }
}
