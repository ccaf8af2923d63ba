/** The tolerant search of one store. It adds to what the store itself finds, and never changes that. */
import { type Collection, isAddition } from '@/lib/contract/additions'
import { type Family, wordsOf } from '@/lib/contract/families'
import type { GraphNodes } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import type { SearchResult } from '@/lib/contract/search'
import type { Store } from '@/lib/facts/store/store'
import { SearchEngine } from '@/lib/search/engine'
import {
  groupOf,
  type Searchable,
  searchableCountry,
  searchableNode,
  searchableRegion,
} from '@/lib/search/searchable'

async function itemsOf<F extends Family>(store: Store, family: F): Promise<ItemOf<F>[]> {
  return (await store.all(family)).map((text) => JSON.parse(text))
}

/** The names that the graph does not have, by the ids of nodes. */
async function otherNames(store: Store): Promise<Map<string, string[]>> {
  const [entities, regulations] = await Promise.all([
    itemsOf(store, 'entities'),
    itemsOf(store, 'regulations'),
  ])
  return new Map([
    ...entities.map(({ id, trade_name: name }) => [`entity-${id}`, name ? [name] : []] as const),
    ...regulations.map(
      ({ id, official_name: name }) => [`regulation-${id}`, name ? [name] : []] as const,
    ),
  ])
}

async function searchables(store: Store, results: readonly SearchResult[]): Promise<Searchable[]> {
  const [graph, countries, names] = await Promise.all([
    store.document('graph/nodes'),
    itemsOf(store, 'countries'),
    otherNames(store),
  ])
  const nodes: GraphNodes['data'] = graph === undefined ? [] : JSON.parse(graph).data
  const regions = results.filter(({ type }) => type === 'Region')
  return [
    ...nodes.map((node) => searchableNode(node, names.get(node.id))),
    ...countries.map(searchableCountry),
    ...regions.map(searchableRegion),
  ]
}

const idOf = (result: string): string => (JSON.parse(result) as SearchResult).id

export class StoreSearch {
  private constructor(
    private readonly store: Store,
    private readonly engine: SearchEngine,
    /** Results as JSON texts, by their ids. */
    private readonly results: ReadonlyMap<string, string>,
  ) {}

  /**
   * If the index cannot be built, only what the store itself finds is found.
   *
   * @example await StoreSearch.of(store)
   */
  static async of(store: Store, onError: (error: unknown) => void = () => {}) {
    try {
      return await StoreSearch.#indexed(store)
    } catch (error) {
      onError(error)
      return new StoreSearch(store, await SearchEngine.of([]), new Map())
    }
  }

  static async #indexed(store: Store): Promise<StoreSearch> {
    const texts = await store.search(undefined, Number.MAX_SAFE_INTEGER)
    const results = texts.map((text): SearchResult => JSON.parse(text))
    const engine = await SearchEngine.of(await searchables(store, results))
    const byId = results.map(({ id }, index) => [id, texts[index] ?? ''] as const)
    return new StoreSearch(store, engine, new Map(byId))
  }

  /** What the store finds, in its order, and then what only a tolerant search finds, at most `perGroup` of each group. */
  async search(query: string | undefined, perGroup: number): Promise<string[]> {
    const exact = await this.store.search(query, perGroup)
    if (query === undefined) return exact
    const found = new Set(exact.map(idOf))
    const counts = new Map<string, number>()
    const fits = (id: string): boolean => {
      const count = (counts.get(groupOf(id)) ?? 0) + 1
      counts.set(groupOf(id), count)
      return count <= perGroup
    }
    for (const id of found) fits(id)
    // Twice as many, because the best are often those that the store has found.
    const more = this.engine
      .search({ query, perGroup: 2 * perGroup })
      .filter(({ id }) => !found.has(id) && this.results.has(id) && fits(id))
    return [...exact, ...more.map(({ id }) => this.results.get(id) ?? '')]
  }

  /** The ids of the records of a list that only a tolerant search finds. */
  idsOf(collection: Collection, query: string): Set<number> {
    const group = isAddition(collection) ? undefined : wordsOf(collection).prefix
    if (group === undefined) return new Set()
    const found = this.engine.search({ query, perGroup: Number.MAX_SAFE_INTEGER, group })
    return new Set(found.map(({ id }) => Number(id.slice(group.length + 1))))
  }
}
