/** The tolerant search of one store. It adds to the results of the store's own search, and never changes them. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { wordsOf } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import type { SearchResult } from '@/lib/contract/search'
import { type Store, StoreUnavailable } from '@/lib/facts/store/store'
import { SearchEngine } from '@/lib/search/engine'
import {
  groupOf,
  type Searchable,
  searchableCountry,
  searchableNode,
  searchableRegion,
} from '@/lib/search/searchable'

/**
 * For a store with more records, the index holds only the most important of each group. The store's own search finds
 * all names.
 */
const indexLimits = { records: 12_000, perGroupOfMany: 1000 }

/** How many records to read or parse before yielding to other work. */
const recordsAtOnce = 200

/** Calls `use` for each value, and regularly yields to other work. */
async function forEachInTurns<T>(values: Iterable<T> | AsyncIterable<T>, use: (value: T) => void) {
  let used = 0
  for await (const value of values) {
    use(value)
    used += 1
    if (used % recordsAtOnce === 0) await yieldToOthers()
  }
}

const sizeOf = ({ manifest }: Store): number =>
  Object.values(manifest.counts).reduce((sum, count) => sum + count, 0)

/** The nodes of the graph, or only the wanted ones. */
async function nodesOf(store: Store, wanted?: ReadonlySet<string>): Promise<GraphNode[]> {
  const nodes: GraphNode[] = []
  await forEachInTurns(store.graph('nodes'), (text) => {
    const node: GraphNode = JSON.parse(text)
    if (!wanted || wanted.has(node.id)) nodes.push(node)
  })
  return nodes
}

type NamedFamily = 'entities' | 'regulations'

/** Names that the graph does not contain, by node id. */
async function otherNamesIn<F extends NamedFamily>(
  store: Store,
  family: F,
  nodes: readonly GraphNode[],
  nameOf: (item: ItemOf<F>) => string | null | undefined,
): Promise<[id: string, names: string[]][]> {
  const prefix = `${wordsOf(family).prefix}-`
  const ids = nodes.flatMap(({ id }) =>
    id.startsWith(prefix) ? [Number(id.slice(prefix.length))] : [],
  )
  const names: [string, string[]][] = []
  for (let first = 0; first < ids.length; first += recordsAtOnce) {
    const some = ids.slice(first, first + recordsAtOnce)
    for (const text of await store.chosen({ collection: family, ids: some })) {
      const item: ItemOf<F> = JSON.parse(text)
      const name = nameOf(item)
      if (name) names.push([`${prefix}${item.id}`, [name]])
    }
    await yieldToOthers()
  }
  return names
}

async function otherNames(store: Store, nodes: readonly GraphNode[]) {
  const [entities, regulations] = await Promise.all([
    otherNamesIn(store, 'entities', nodes, (entity) => entity.trade_name),
    otherNamesIn(store, 'regulations', nodes, (regulation) => regulation.official_name),
  ])
  return new Map([...entities, ...regulations])
}

async function searchables(
  store: Store,
  results: ReadonlyMap<string, SearchResult>,
  isWhole: boolean,
): Promise<Searchable[]> {
  const nodes = await nodesOf(store, isWhole ? undefined : new Set(results.keys()))
  const names = await otherNames(store, nodes)
  const countries = (await store.all('countries')).map((text) => JSON.parse(text))
  const regions = [...results.values()].filter(({ type }) => type === 'Region')
  const records: Searchable[] = []
  await forEachInTurns(nodes, (node) => {
    records.push(searchableNode(node, names.get(node.id)))
  })
  return [...records, ...countries.map(searchableCountry), ...regions.map(searchableRegion)]
}

const idOf = (result: string): string => (JSON.parse(result) as SearchResult).id

export class StoreSearch {
  private constructor(
    private readonly store: Store,
    private readonly engine: SearchEngine,
    /** Results as JSON texts, by id. */
    private readonly results: ReadonlyMap<string, string>,
  ) {}

  /**
   * Builds the search. If the index cannot be built, only the results of the store's own search are found. Throws a
   * `StoreUnavailable`, after which a new attempt may be made.
   *
   * @example await StoreSearch.of(store)
   */
  static async of(
    store: Store,
    onError: (error: unknown) => void = () => {},
    limits = indexLimits,
  ): Promise<StoreSearch> {
    try {
      return await StoreSearch.#indexed(store, limits)
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      onError(error)
      return new StoreSearch(store, await SearchEngine.of([]), new Map())
    }
  }

  static async #indexed(store: Store, limits: typeof indexLimits): Promise<StoreSearch> {
    const isWhole = sizeOf(store) <= limits.records
    const texts = new Map<string, string>()
    const results = new Map<string, SearchResult>()
    const perGroup = isWhole ? Number.MAX_SAFE_INTEGER : limits.perGroupOfMany
    await forEachInTurns(store.topResults(perGroup), (text) => {
      const result: SearchResult = JSON.parse(text)
      results.set(result.id, result)
      texts.set(result.id, text)
    })
    const engine = await SearchEngine.of(await searchables(store, results, isWhole))
    return new StoreSearch(store, engine, texts)
  }

  /**
   * The results of the store in its order, followed by those that only the tolerant search finds, at most `perGroup` of
   * each group.
   */
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
    // Requests twice as many, because the best matches are often those that the store has already found.
    const tolerant = await this.engine.searchInSteps({ query, perGroup: 2 * perGroup })
    const more = tolerant.flatMap(({ id }) => {
      const text = this.results.get(id)
      return text !== undefined && !found.has(id) && fits(id) ? [text] : []
    })
    return [...exact, ...more]
  }
}
